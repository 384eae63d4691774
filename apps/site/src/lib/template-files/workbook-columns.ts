import type { SheetCell } from '@accounting-site/content/template-sheet/sheet-cells';
import type { SheetGrid } from '@accounting-site/content/template-sheet/sheet-grid';
import type { SheetColumn } from '@accounting-site/content/template-sheet/sheet-schema';
import { columnFor } from './workbook-font.ts';

/** The columns fit figures below ten million cedis, so that none is shown as ####. */
const largest = { money: '-9,999,999.99', quantity: '999,999', code: '9999', date: '30 May 2026' };

const isBold = ({ role }: SheetCell) => role === 'heading' || role === 'total label' || role === 'total';

/** Cells that span several columns, because the other cells of their row are empty. */
export const isAcross = ({ role }: SheetCell) => role === 'title' || role === 'note';

/** Whether a long text wraps in its cell. Figures cannot wrap. */
export const isWrapped = (cell: SheetCell) =>
  cell.role === 'heading' || isAcross(cell) || (cell.type === 'text' && cell.role !== 'total label');

/** The text of a heading, with the currency of its column. */
export const headingText = ({ type, value }: SheetCell) => (type === 'money' ? `${value} (GH₵)` : `${value}`);

/** The width of each column: as set in content, or wider if a figure or a word would be cut off. */
export function columnWidths({ rows }: SheetGrid, columns: SheetColumn[]): number[] {
  return columns.map(({ width }, at) =>
    Math.max(width, ...rows.map((row) => (row[at] ? widthNeeded(row[at]) : 0))),
  );
}

function widthNeeded(cell: SheetCell): number {
  const look = { bold: isBold(cell) };
  if (isAcross(cell)) return 0;
  if (cell.role === 'heading') return widestWord(headingText(cell), look);
  if (isWrapped(cell)) return widestWord(`${cell.value ?? ''}`, look);
  if (cell.type === 'text') return columnFor(`${cell.value ?? ''}`, look);
  if (cell.type === 'percent') return columnFor(`${cell.value}%`, look);
  return columnFor(largest[cell.type], look);
}

const widestWord = (text: string, look: { bold: boolean }) =>
  Math.max(...text.split(' ').map((word) => columnFor(word, look)));

/** Whether the currency sign fits beside the largest total. The heading names the currency as well. */
export const hasRoomForCurrency = (width: number) => columnFor('-GH₵9,999,999.99', { bold: true }) <= width;
