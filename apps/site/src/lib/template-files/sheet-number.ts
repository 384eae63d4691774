import type { SheetCell } from '@accounting-site/content/template-sheet/sheet-cells';

/** What a spreadsheet keeps in a cell: cedis for our pesewas, a fraction for a percentage. Null when it is empty. */
export function sheetNumber({ role, type, value }: SheetCell): string | number | null {
  if (value === null || role === 'heading') return value;
  if (type === 'money' || type === 'percent') return Number(value) / 100;
  return value;
}
