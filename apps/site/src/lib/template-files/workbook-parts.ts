import type { Blob } from 'node:buffer';
import type { Stream } from 'node:stream';
import { cellName } from '@accounting-site/content/template-sheet/cell-name';
import type { SheetGrid } from '@accounting-site/content/template-sheet/sheet-grid';
import type { TemplateSheet } from '@accounting-site/content/template-sheet/sheet-schema';
import type { Feature } from 'write-excel-file/node';
import {
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from 'write-excel-file/utility';
import { sheetNumber } from './sheet-number.ts';
import { workbookFont } from './workbook-font.ts';

const sheetFile = 'xl/worksheets/sheet{id}.xml';

/** The library's type for pictures, which our sheets do not use. */
export type WorkbookContent = Stream | Buffer | Blob;
/** An extension of the library, for features it has no option for. */
export type WorkbookPart = Feature<WorkbookContent>;

const onFirstSheet = (transform: (xml: string) => string): WorkbookPart => ({
  files: {
    transform: {
      [sheetFile]: { transform: (xml, _sheet, { sheetIndex }) => (sheetIndex === 0 ? transform(xml) : xml) },
    },
  },
});

/**
 * Inserts an element at the position that the format requires. Spreadsheets refuse a file with another order.
 */
const insert = (xml: string, element: string) =>
  insertElementMarkupAccordingToOrderOfSiblings(
    xml,
    element,
    getOrderOfSiblings(sheetFile, 'worksheet') ?? [],
    'worksheet',
  );

/** Stores the results beside the formulas, because previews in WhatsApp or email do not calculate them. */
export const keepResults = ({ rows }: SheetGrid) =>
  onFirstSheet((xml) => {
    const results = new Map(
      rows.flatMap((row, at) =>
        row.flatMap((cell, column) =>
          cell?.formula ? [[cellName(column, at), sheetNumber(cell)] as const] : [],
        ),
      ),
    );
    return xml.replace(
      /<c r="([A-Z]+\d+)"([^>]*)><f>(.*?)<\/f><\/c>/g,
      (whole, name: string, attributes, formula) => {
        if (!results.has(name)) return whole;
        const result = results.get(name) ?? null;
        const type = result === null ? ' t="str"' : '';
        return `<c r="${name}"${attributes}${type}><f>${formula}</f><v>${result ?? ''}</v></c>`;
      },
    );
  });

/**
 * In inches, narrower than the library's default, so that a wide sheet is printed larger. Printers need less
 * margin.
 */
const margins = '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>';
const footer = `&L&"${workbookFont.fontFamily},Regular"&F&R&"${workbookFont.fontFamily},Regular"&P / &N`;

/**
 * Prints one page wide, with page numbers. The table takes as many pages as it needs, and the guide takes
 * one.
 */
export const fitToPaper: WorkbookPart = {
  files: {
    transform: {
      [sheetFile]: {
        transform: (xml, _sheet, { sheetIndex }) =>
          insert(
            insert(
              xml
                .replace(/<pageMargins .*?\/>/, margins)
                .replace(
                  /<pageSetup /,
                  `<pageSetup fitToWidth="1" fitToHeight="${sheetIndex === 0 ? 0 : 1}" `,
                ),
              '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
            ),
            `<headerFooter><oddFooter>${sanitizeTextContent(footer)}</oddFooter></headerFooter>`,
          ),
      },
    },
  },
};

/** A drop-down list in columns that accept only certain words. */
export const offerChoices = ({ columns }: TemplateSheet, { table }: SheetGrid): WorkbookPart =>
  onFirstSheet((xml) => {
    const rules = columns.flatMap(({ choices }, at) => {
      if (!choices) return [];
      const range = `${cellName(at, table.first)}:${cellName(at, table.last)}`;
      const list = sanitizeTextContent(`"${choices.join(',')}"`);
      return [
        `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${range}"><formula1>${list}</formula1></dataValidation>`,
      ];
    });
    if (rules.length === 0) return xml;
    return insert(xml, `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`);
  });

/**
 * Sets the printed range without the notes beside it, and repeats the table headings on every page. The
 * workbook recalculates its formulas when it is opened.
 */
export function namePrintedRange(
  { name, columns }: TemplateSheet,
  { rows, headingRow }: SheetGrid,
): WorkbookPart {
  const sheet = `'${name.replaceAll("'", "''")}'!`;
  const heading = `$${headingRow + 1}`;
  const area = `${cellName(0, 0, 'both')}:${cellName(columns.length - 1, rows.length - 1, 'both')}`;
  const define = (kind: string, range: string) =>
    `<definedName name="_xlnm.${kind}" localSheetId="0">${sanitizeTextContent(sheet + range)}</definedName>`;
  const names = [define('Print_Area', area), define('Print_Titles', `${heading}:${heading}`)];
  return {
    files: {
      transform: {
        'xl/workbook.xml': {
          transform: (xml) =>
            xml
              .replace(/<definedNames\s*\/>/, () => `<definedNames>${names.join('')}</definedNames>`)
              .replace(/<calcPr\s*\/>/, '<calcPr fullCalcOnLoad="1"/>'),
        },
      },
    },
  };
}
