import { formatAmount } from '@accounting-site/content/money/money';
import type { SheetCell } from '@accounting-site/content/template-sheet/sheet-cells';
import type { TemplateSheet } from '@accounting-site/content/template-sheet/sheet-schema';
import { formatDay } from '../../lib/text/format-day.ts';

/** A cell value as shown to visitors: pesewas as GH₵640.00, days in words, a real minus sign. */
export function cellText({ type, value }: Pick<SheetCell, 'type' | 'value'>): string {
  if (value === null) return '';
  if (type === 'money') return formatAmount(Number(value) / 100).replace('-', '−');
  if (type === 'percent') return `${value}%`;
  if (type === 'date') return formatDay(String(value));
  return type === 'quantity' ? String(value).replace('-', '−') : String(value);
}

/** The totals of a sheet that are amounts of money, each with its rate, for a page to print. */
export function totalLabels({ columns, totals }: TemplateSheet): string[] {
  const money = columns.filter(({ type }) => type === 'money').map(({ id }) => id);
  return totals
    .filter(({ sums }) => money.some((column) => column in sums))
    .map(({ label, percent }) => (percent === undefined ? label : `${label} ${percent}%`));
}
