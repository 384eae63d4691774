import type { TemplateSheet } from '@accounting-site/content/template-sheet/sheet-schema';

/** The totals of a sheet that are amounts of money, each with its rate, for a page to print. */
export function totalLabels({ columns, totals }: TemplateSheet): string[] {
  const money = columns.filter(({ type }) => type === 'money').map(({ id }) => id);
  return totals
    .filter(({ sums }) => money.some((column) => column in sums))
    .map(({ label, percent }) => (percent === undefined ? label : `${label} ${percent}%`));
}
