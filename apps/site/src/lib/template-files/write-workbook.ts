import type { SheetCell } from '@accounting-site/content/template-sheet/sheet-cells';
import { layOutSheet, type SheetGrid } from '@accounting-site/content/template-sheet/sheet-grid';
import type { Template } from '@accounting-site/content/templates';
import { unzipSync, zipSync } from 'fflate';
import writeExcelFile, { type CellObject, type Sheet } from 'write-excel-file/node';
import { sheetNumber } from './sheet-number.ts';
import { columnWidths, headingText, isAcross, isWrapped } from './workbook-columns.ts';
import { countLines, heightOf, workbookFont } from './workbook-font.ts';
import { guideSheet } from './workbook-guide.ts';
import {
  fitToPaper,
  keepResults,
  namePrintedRange,
  offerChoices,
  type WorkbookContent,
} from './workbook-parts.ts';
import { paper, styleOf } from './workbook-style.ts';

/** More frozen rows than this above the table would fill a phone's screen. */
const mostFrozenRows = 6;
/** Zip files store a time for each part. A constant one gives the same bytes for the same content. */
const noTime = new Date(2026, 0, 1);

/**
 * The template as an Excel workbook: the sheet with its formulas and examples, and a sheet with instructions.
 */
export async function writeWorkbook(template: Template, guideName: string): Promise<Uint8Array> {
  const { sheet } = template;
  const grid = layOutSheet(sheet, { title: template.name, blankRows: sheet.blank_rows });
  const features = [keepResults(grid), offerChoices(sheet, grid), fitToPaper, namePrintedRange(sheet, grid)];
  const file = await writeExcelFile([tableSheet(template, grid), guideSheet(template, guideName)], {
    ...workbookFont,
    features,
  }).toBuffer();
  return zipSync(unzipSync(file), { level: 9, mtime: noTime });
}

function tableSheet({ sheet }: Template, grid: SheetGrid): Sheet<WorkbookContent> {
  const { rows, headingRow } = grid;
  const widths = columnWidths(grid, sheet.columns);
  return {
    sheet: sheet.name,
    orientation: paper(sheet.orientation),
    columns: widths.map((width) => ({ width })),
    showGridLines: false,
    ...(headingRow < mostFrozenRows && { stickyRowsCount: headingRow + 1 }),
    data: rows.map((row) => row.map((cell, at) => cell && cellOf(cell, at, widths))),
  };
}

function cellOf(cell: SheetCell, column: number, widths: number[]): CellObject {
  const width = isAcross(cell) ? widths.reduce((sum, each) => sum + each, 0) : (widths[column] ?? 0);
  const style = {
    ...styleOf(cell, width),
    ...(isAcross(cell) && widths.length > 1 && { columnSpan: widths.length }),
  };
  if (cell.formula) return { ...style, type: 'Formula', value: cell.formula };
  const value = sheetNumber(cell);
  if (cell.role === 'heading') {
    const heading = headingText(cell);
    return { ...style, value: heading, height: heightOf(heading, width, { bold: true }) };
  }
  // An empty cell keeps its format only if it has a type.
  if (value === null) return style.format ? { ...style, type: cell.type === 'date' ? Date : Number } : style;
  if (cell.type === 'date') {
    return { ...style, type: Date, value: new Date(`${value}T00:00:00Z`) };
  }
  // A row with a single line has no fixed height, so that it grows with its content.
  const isLong = cell.role !== 'title' && isWrapped(cell) && countLines(`${value}`, width) > 1;
  return { ...style, value, ...(isLong && { height: heightOf(`${value}`, width) }) };
}
