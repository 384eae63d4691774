import { readPalette } from '@accounting-site/content/palette';
import type { SheetCell } from '@accounting-site/content/template-sheet/sheet-cells';
import type { CellObject } from 'write-excel-file/node';
import { hasRoomForCurrency, isWrapped } from './workbook-columns.ts';

const palette = readPalette();

const grid = { borderColor: palette['paper-300'], borderStyle: 'thin' } as const;

const looks: Record<SheetCell['role'], CellObject> = {
  title: { fontSize: 18, fontWeight: 'bold', textColor: palette['primary-600'], height: 30 },
  label: { textColor: palette['ink-500'], alignVertical: 'center' },
  field: { bottomBorderColor: palette['ink-300'], bottomBorderStyle: 'thin', alignVertical: 'center' },
  heading: {
    ...grid,
    backgroundColor: palette['primary-600'],
    textColor: palette['paper-50'],
    fontWeight: 'bold',
    alignVertical: 'center',
  },
  example: {
    ...grid,
    backgroundColor: palette['paper-100'],
    textColor: palette['ink-500'],
    alignVertical: 'top',
  },
  blank: { ...grid, alignVertical: 'top' },
  'total label': { fontWeight: 'bold' },
  rate: { ...grid },
  total: { ...grid, backgroundColor: palette['primary-100'], fontWeight: 'bold' },
  note: { textColor: palette['ink-500'], alignVertical: 'top' },
};

const numbers = '#,##0.00;[Red]-#,##0.00';
const cedis = '"GH₵"#,##0.00;[Red]-"GH₵"#,##0.00';

/** The style of a cell, by its role, its type and the width of its column. */
export function styleOf(cell: SheetCell, width: number): CellObject {
  const { role, type } = cell;
  const isFigure = type !== 'text' && type !== 'date' && type !== 'code';
  const format = formatOf(cell, width);
  return {
    ...looks[role],
    ...(isWrapped(cell) && { wrap: true }),
    align: isFigure && role !== 'field' ? 'right' : 'left',
    ...(format && { format }),
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

/** The library's type allows only one of the two values that it supports. */
export const paper = (orientation: 'portrait' | 'landscape') => orientation as 'landscape';
