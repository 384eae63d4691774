import type { SheetCell } from '@accounting-site/content/template-sheet/sheet-cells';

/**
 * The value of a spreadsheet cell: cedis instead of pesewas, a fraction for a percentage. Null if it is
 * empty.
 */
export function sheetNumber({ role, type, value }: SheetCell): string | number | null {
  if (value === null || role === 'heading') return value;
  if (type === 'money' || type === 'percent') return Number(value) / 100;
  return value;
}
