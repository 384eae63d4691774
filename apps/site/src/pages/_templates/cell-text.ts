import { formatAmount } from '@accounting-site/content/money';
import type { SheetCell } from '@accounting-site/content/template-sheet/sheet-grid';
import { formatDay } from '../../lib/format-day.ts';

/** A cell of a sheet as visitors read it: pesewas as GH₵640.00, days in words. */
export function cellText({ type, value }: SheetCell): string {
  if (value === null) return '';
  if (type === 'money') return formatAmount(Number(value) / 100);
  if (type === 'percent') return `${value}%`;
  return type === 'date' ? formatDay(String(value)) : String(value);
}
