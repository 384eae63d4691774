import { readPalette } from '@accounting-site/content/files/palette';
import type { SheetCell } from '@accounting-site/content/template-sheet/sheet-cells';
import type { SheetGrid } from '@accounting-site/content/template-sheet/sheet-grid';
import type { SheetColumn } from '@accounting-site/content/template-sheet/sheet-schema';
import type { CellStyle } from 'hucre/xlsx';
import { columnFor, workbookFont } from './workbook-font.ts';

type Palette = ReturnType<typeof readPalette>;

const palette = readPalette();

const colour = (name: keyof Palette) => ({ rgb: palette[name].slice(1).toUpperCase() });
const font = (name: keyof Palette, look: { bold?: boolean; size?: number } = {}) => ({
  font: { ...workbookFont, ...look, color: colour(name) },
});
const fill = (name: keyof Palette): CellStyle => ({
  fill: { type: 'pattern', pattern: 'solid', fgColor: colour(name) },
});
const thin = (name: keyof Palette) => ({ style: 'thin', color: colour(name) }) as const;

const line = thin('paper-300');
const grid = { border: { top: line, right: line, bottom: line, left: line } };
const bold = { font: { ...workbookFont, bold: true } };

/** How each role looks, and where its text is in a high row. */
const looks: Record<SheetCell['role'], CellStyle & { vertical?: 'top' | 'center' }> = {
  title: font('primary-600', { bold: true, size: 18 }),
  label: { ...font('ink-500'), vertical: 'center' },
  field: { border: { bottom: thin('ink-300') }, vertical: 'center' },
  heading: { ...grid, ...fill('primary-600'), ...font('paper-50', { bold: true }), vertical: 'center' },
  example: { ...grid, ...fill('paper-100'), ...font('ink-500'), vertical: 'top' },
  blank: { ...grid, vertical: 'top' },
  'total label': bold,
  rate: grid,
  total: { ...grid, ...fill('primary-100'), ...bold },
  note: { ...font('ink-500'), vertical: 'top' },
};

const numbers = '#,##0.00;[Red]-#,##0.00';
const cedis = '"GH₵"#,##0.00;[Red]-"GH₵"#,##0.00';

/** The style of a cell, by its role, its type and the width of its column. */
export function styleOf(cell: SheetCell, width: number): CellStyle {
  const { role, type } = cell;
  const { vertical, ...look } = looks[role];
  const isFigure = type !== 'text' && type !== 'date' && type !== 'code';
  const format = formatOf(cell, width);
  return {
    font: workbookFont,
    ...look,
    alignment: {
      horizontal: isFigure && role !== 'field' ? 'right' : 'left',
      ...(vertical && { vertical }),
      ...(isWrapped(cell) && { wrapText: true }),
    },
    ...(format && { numFmt: format }),
  };
}

function formatOf({ role, type }: SheetCell, width: number): string | undefined {
  if (role === 'heading' || role === 'label') return undefined;
  if (type === 'money') {
    const isAlone = role === 'total' || role === 'field';
    return isAlone && hasRoomForCurrency(width) ? cedis : numbers;
  }
  if (type === 'date') return 'dd mmm yyyy';
  if (type === 'percent') return '0.0#%';
  return type === 'code' ? '0' : undefined;
}

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
const hasRoomForCurrency = (width: number) => columnFor('-GH₵9,999,999.99', { bold: true }) <= width;
