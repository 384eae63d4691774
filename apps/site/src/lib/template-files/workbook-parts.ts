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

const sheetFile = 'xl/worksheets/sheet{id}.xml';

/** What the library takes for a picture, which none of our sheets has. */
export type WorkbookContent = Stream | Buffer | Blob;
/** An extension of the library, which writes what it has no option for. */
export type WorkbookPart = Feature<WorkbookContent>;

const onFirstSheet = (transform: (xml: string) => string): WorkbookPart => ({
  files: {
    transform: {
      [sheetFile]: { transform: (xml, _sheet, { sheetIndex }) => (sheetIndex === 0 ? transform(xml) : xml) },
    },
  },
});

/** Puts an element where the format wants it: spreadsheets refuse a file whose parts are in another order. */
const insert = (xml: string, element: string) =>
  insertElementMarkupAccordingToOrderOfSiblings(
    xml,
    element,
    getOrderOfSiblings(sheetFile, 'worksheet') ?? [],
    'worksheet',
  );

/** Keeps the results beside the formulas: a preview in WhatsApp or in the mail does not work them out. */
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

/** As wide as one sheet of paper, and as many sheets long as it needs, each with its page number. */
export const fitToPaper = onFirstSheet((xml) =>
  insert(
    insert(
      xml.replace(/<pageSetup /, '<pageSetup fitToWidth="1" fitToHeight="0" '),
      '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    ),
    '<headerFooter><oddFooter>&amp;L&amp;F&amp;R&amp;P / &amp;N</oddFooter></headerFooter>',
  ),
);

/** A list to choose from in the columns that hold one of a few words. */
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

/** The headings of the table stand on every printed page, and whoever opens the file sees fresh results. */
export function repeatHeadings(sheetName: string, { headingRow }: SheetGrid): WorkbookPart {
  const row = `$${headingRow + 1}`;
  const range = sanitizeTextContent(`'${sheetName.replaceAll("'", "''")}'!${row}:${row}`);
  const names = `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${range}</definedName></definedNames>`;
  return {
    files: {
      transform: {
        'xl/workbook.xml': {
          transform: (xml) =>
            xml
              .replace(/<definedNames\s*\/>/, names)
              .replace(/<calcPr\s*\/>/, '<calcPr fullCalcOnLoad="1"/>'),
        },
      },
    },
  };
}
