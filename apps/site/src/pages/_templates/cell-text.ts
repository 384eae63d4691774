import { formatAmount } from '@accounting-site/content/money';
import type { SheetCell } from '@accounting-site/content/template-sheet/sheet-cells';
import { formatDay } from '../../lib/text/format-day.ts';

/** A cell value as shown to visitors: pesewas as GH₵640.00, days in words, a real minus sign. */
export function cellText({ type, value }: Pick<SheetCell, 'type' | 'value'>): string {
  if (value === null) return '';
  if (type === 'money') return formatAmount(Number(value) / 100).replace('-', '−');
  if (type === 'percent') return `${value}%`;
  if (type === 'date') return formatDay(String(value));
  return type === 'quantity' ? String(value).replace('-', '−') : String(value);
}
