import { readPalette } from '@accounting-site/content/palette';
import type { SheetCell } from '@accounting-site/content/template-sheet/sheet-cells';
import type { CellStyle } from 'hucre/xlsx';
import { hasRoomForCurrency, isWrapped } from './workbook-columns.ts';
import { workbookFont } from './workbook-font.ts';

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
