import type { Template } from '@accounting-site/content/files/templates';
import { cellName } from '@accounting-site/content/template-sheet/cell-name';
import type { SheetCell } from '@accounting-site/content/template-sheet/sheet-cells';
import { layOutSheet, type SheetGrid } from '@accounting-site/content/template-sheet/sheet-grid';
import type { TemplateSheet } from '@accounting-site/content/template-sheet/sheet-schema';
import { type DataValidation, type WriteOptions, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { countLines, heightOf, workbookFont } from './workbook-font.ts';
import { makeSheet, titleHeight, type WorkbookCell } from './workbook-sheet.ts';
import { columnWidths, headingText, isAcross, isWrapped, styleOf } from './workbook-style.ts';

/** More frozen rows than this above the table would fill a phone's screen. */
const mostFrozenRows = 6;

/**
 * The template as an Excel workbook: the sheet with its formulas and examples, and a sheet with instructions.
 * The same content gives the same bytes.
 */
export async function writeWorkbook(template: Template, guideName: string): Promise<Uint8Array> {
  const { sheet, name, reviewed } = template;
  const grid = layOutSheet(sheet, { title: name, blankRows: sheet.blank_rows });
  return writeXlsx({
    sheets: [tableSheet(sheet, grid), guideSheet(template, guideName)],
    namedRanges: printedRange(sheet, grid),
    defaultFont: workbookFont,
    properties: { title: name, modified: new Date(`${reviewed}T00:00:00Z`) },
  });
}

function tableSheet(sheet: TemplateSheet, grid: SheetGrid): WriteSheet {
  const { rows, headingRow } = grid;
  const widths = columnWidths(grid, sheet.columns);
  return {
    ...makeSheet(
      sheet.name,
      widths,
      { orientation: sheet.orientation, fitToHeight: 0 },
      rows.map((row) => row.map((cell, at) => cell && cellOf(cell, at, widths))),
    ),
    ...(headingRow < mostFrozenRows && { freezePane: { rows: headingRow + 1 } }),
    dataValidations: choicesOf(sheet, grid),
  };
}

function cellOf(cell: SheetCell, column: number, widths: number[]): WorkbookCell {
  const width = isAcross(cell) ? widths.reduce((sum, each) => sum + each, 0) : (widths[column] ?? 0);
  const common = { style: styleOf(cell, width), isAcross: isAcross(cell), formula: cell.formula };
  if (cell.role === 'heading') {
    const heading = headingText(cell);
    return { ...common, value: heading, height: heightOf(heading, width, { bold: true }) };
  }
  const value = sheetNumber(cell);
  if (cell.role === 'title') return { ...common, value, height: titleHeight };
  if (cell.type === 'date' && value !== null) return { ...common, value: new Date(`${value}T00:00:00Z`) };
  // A row with a single line has no fixed height, so that it grows with its content.
  const isLong = value !== null && isWrapped(cell) && countLines(`${value}`, width) > 1;
  return { ...common, value, height: isLong ? heightOf(`${value}`, width) : undefined };
}

/** A drop-down list in columns that accept only certain words. */
const choicesOf = ({ columns }: TemplateSheet, { table }: SheetGrid): DataValidation[] =>
  columns.flatMap(({ choices }, at) =>
    choices
      ? [
          {
            type: 'list',
            values: choices,
            allowBlank: true,
            showErrorMessage: true,
            range: `${cellName(at, table.first)}:${cellName(at, table.last)}`,
          },
        ]
      : [],
  );

/**
 * Prints the table without the cells beside it, and its headings on every page. The library's own options
 * for this write the name of the sheet without quotes, which a name with a space needs.
 */
function printedRange({ name, columns }: TemplateSheet, { rows, headingRow }: SheetGrid) {
  const sheet = `'${name.replaceAll("'", "''")}'!`;
  const heading = `$${headingRow + 1}`;
  const area = `${cellName(0, 0, 'both')}:${cellName(columns.length - 1, rows.length - 1, 'both')}`;
  return [
    { name: '_xlnm.Print_Area', range: sheet + area, scope: name },
    { name: '_xlnm.Print_Titles', range: `${sheet}${heading}:${heading}`, scope: name },
  ] satisfies WriteOptions['namedRanges'];
}

/**
 * The value of a spreadsheet cell: cedis instead of pesewas, a fraction for a percentage. Null if it is
 * empty.
 */
export function sheetNumber({ role, type, value }: SheetCell): string | number | null {
  if (value === null || role === 'heading') return value;
  if (type === 'money' || type === 'percent') return Number(value) / 100;
  return value;
}

const widths = [5, 80];
const width = widths[1] ?? 0;

const text = (value: string, bold = false): WorkbookCell => ({
  value,
  height: heightOf(value, width, { bold }),
  style: { font: { ...workbookFont, bold }, alignment: { vertical: 'top', wrapText: true } },
});

/** The second sheet of a workbook: how to fill in the first, and its limits. It is printed on one page. */
function guideSheet({ name, lead, steps, limits }: Template, sheet: string): WriteSheet {
  const title = { role: 'title', type: 'text', value: name } as const;
  return makeSheet(sheet, widths, { orientation: 'portrait', fitToHeight: 1 }, [
    [{ value: name, style: styleOf(title, width), height: titleHeight, isAcross: true }],
    [null, text(lead)],
    [],
    ...steps.flatMap((step, at) => [
      [text(`${at + 1}.`, true), text(step.title, true)],
      [null, text(step.text)],
    ]),
    [],
    ...limits.map((limit) => [null, text(limit)]),
  ]);
}
