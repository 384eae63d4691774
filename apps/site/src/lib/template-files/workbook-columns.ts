import type { SheetCell } from '@accounting-site/content/template-sheet/sheet-cells';
import type { SheetGrid } from '@accounting-site/content/template-sheet/sheet-grid';
import type { SheetColumn } from '@accounting-site/content/template-sheet/sheet-schema';
import { columnFor } from './workbook-font.ts';

/** Below ten million cedis no figure turns into ####, whoever fills the sheet in. */
const largest = { money: '-9,999,999.99', quantity: '999,999', code: '9999', date: '30 May 2026' };

const isBold = ({ role }: SheetCell) => role === 'heading' || role === 'total label' || role === 'total';

/** What goes over several columns: the other cells of its row are empty. */
export const isAcross = ({ role }: SheetCell) => role === 'title' || role === 'note';

/** Whether a long text goes on in a second line of its cell. Figures cannot. */
export const isWrapped = (cell: SheetCell) =>
  cell.role === 'heading' || isAcross(cell) || (cell.type === 'text' && cell.role !== 'total label');

/** The text of a heading, which names the currency of its column. */
export const headingText = ({ type, value }: SheetCell) => (type === 'money' ? `${value} (GH₵)` : `${value}`);

/** The width of each column: as content says, or more where a figure or a word would be cut off. */
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

/** Whether a total has room for the currency beside a figure of any size. The heading names it as well. */
export const hasRoomForCurrency = (width: number) => columnFor('-GH₵9,999,999.99', { bold: true }) <= width;
