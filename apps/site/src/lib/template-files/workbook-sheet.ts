import type { Cell, CellStyle, CellValue, WriteSheet } from 'hucre/xlsx';
import { workbookFont } from './workbook-font.ts';

/** A cell of a workbook. */
export interface WorkbookCell {
  value: CellValue;
  style: CellStyle;
  /** Without the leading =. The value is its result. */
  formula?: string | undefined;
  /** The height in points that its row needs. */
  height?: number | undefined;
  /** Whether it spans all columns. */
  isAcross?: boolean;
}

export const titleHeight = 30;

/** In inches, narrower than usual, so that a wide sheet is printed larger. Printers need less margin. */
const margins = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 };
const font = `&"${workbookFont.name},Regular"`;

/** A sheet that prints one A4 page wide, with its name and the page numbers in the footer. */
export function makeSheet(
  name: string,
  widths: number[],
  /** A fitToHeight of 0 means any number of pages. */
  print: { orientation: 'portrait' | 'landscape'; fitToHeight: number },
  rows: (WorkbookCell | null)[][],
): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  const rowDefs: NonNullable<WriteSheet['rowDefs']> = new Map();
  const merges: NonNullable<WriteSheet['merges']> = [];
  for (const [row, columns] of rows.entries()) {
    const height = Math.max(0, ...columns.map((cell) => cell?.height ?? 0));
    if (height > 0) rowDefs.set(row, { height });
    for (const [column, cell] of columns.entries()) {
      if (!cell) continue;
      cells.set(`${row},${column}`, toCell(cell));
      if (cell.isAcross && widths.length > 1)
        merges.push({ startRow: row, startCol: 0, endRow: row, endCol: widths.length - 1 });
    }
  }
  return {
    name,
    cells,
    rowDefs,
    merges,
    columns: widths.map((width) => ({ width })),
    view: { showGridLines: false },
    pageSetup: { paperSize: 'a4', fitToPage: true, fitToWidth: 1, margins, ...print },
    headerFooter: { oddFooter: `&L${font}&F&R${font}&P / &N` },
  };
}

/** Results are stored beside the formulas, because previews in WhatsApp or email do not calculate them. */
const toCell = ({ value, style, formula }: WorkbookCell): Partial<Cell> =>
  formula === undefined ? { value, style } : { style, formula, formulaResult: value ?? '' };
