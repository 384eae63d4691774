import type { Taxes } from '@accounting-site/content/money/taxes';

/** The kinds of business. Each declares its income tax in its own way. */
export const businessKinds = ['modified', 'sole-trader', 'partnership', 'company'] as const;
export type BusinessKind = (typeof businessKinds)[number];

/** What a business of any kind may also do: the checkboxes of the form. */
export const filers = ['vat', 'employees', 'withholds'] as const;
export type Filer = (typeof filers)[number];

/** The months in which a financial year can end. */
export const yearEnds = Array.from({ length: 12 }, (_, at) => at + 1);

export interface Business {
  kind: BusinessKind;
  /** The last month of the financial year, 1 to 12. Individuals are taxed by the calendar year instead. */
  yearEnd: number;
  also: readonly Filer[];
}

/** A monthly, quarterly or yearly due date. The month of a quarterly date is its first one in the year. */
export type Recurrence =
  | { every: 'month'; day: number }
  | { every: 'month'; day: 'last-weekday' }
  | { every: 'quarter'; month: number; day: 'last' }
  | { every: 'year'; month: number; day: number | 'last' | 'first-monday' };

export const filingIds = [
  'pension',
  'paye',
  'withholding',
  'vat',
  'instalment',
  'modified-tax',
  'modified-return',
  'personal-return',
  'business-return',
  'employer-return',
  'registrar',
  'renewal',
] as const;
export type FilingId = (typeof filingIds)[number];

export interface FilingRule {
  id: FilingId;
  when: Recurrence;
  /** What to do by a date that can fall on a weekend or a public holiday; undefined for a mere reminder. */
  act?: FilingAct;
}

/** What to do on the working day before, when a date falls on a weekend or a public holiday. */
export type FilingAct = 'pay' | 'file';

type FilingDays = Taxes['filing'];

/** Every recurring date of a business. */
export function filingRules(days: FilingDays, { kind, yearEnd, also }: Business): FilingRule[] {
  const monthly = { every: 'month', day: days.paye_and_withholding_day } as const;
  const rules: FilingRule[] = [];
  if (also.includes('employees')) {
    rules.push(
      { id: 'pension', act: 'pay', when: { every: 'month', day: days.pension_day } },
      { id: 'paye', act: 'pay', when: monthly },
      { id: 'employer-return', act: 'file', when: { every: 'year', ...days.employer_return } },
    );
  }
  if (also.includes('withholds')) rules.push({ id: 'withholding', act: 'pay', when: monthly });
  if (also.includes('vat'))
    rules.push({ id: 'vat', act: 'file', when: { every: 'month', day: 'last-weekday' } });
  rules.push(...incomeTax(days, kind, yearEnd));
  // The registrar sets a new date each year, so this is only a reminder to look it up.
  const registrar = kind === 'company' ? 'registrar' : 'renewal';
  rules.push({ id: registrar, when: { every: 'year', month: 1, day: 'first-monday' } });
  return rules;
}

/** The dates of income tax: payments and returns. Partners are individuals, who pay for themselves. */
function incomeTax({ income_tax_months }: FilingDays, kind: BusinessKind, yearEnd: number): FilingRule[] {
  const pay = (id: FilingId, end = 12): FilingRule => ({
    id,
    act: 'pay',
    when: { every: 'quarter', month: end % 3 || 3, day: 'last' },
  });
  const file = (id: FilingId, end = 12): FilingRule => ({
    id,
    act: 'file',
    when: { every: 'year', month: ((end + income_tax_months - 1) % 12) + 1, day: 'last' },
  });
  switch (kind) {
    case 'modified':
      return [pay('modified-tax'), file('modified-return')];
    case 'sole-trader':
      return [pay('instalment'), file('personal-return')];
    case 'partnership':
      return [pay('instalment'), file('personal-return'), file('business-return', yearEnd)];
    case 'company':
      return [pay('instalment', yearEnd), file('business-return', yearEnd)];
  }
}

/** Identifies a rule together with its month, which depends on the year-end. */
export const eventKey = ({ id, when }: FilingRule) => (when.every === 'month' ? id : `${id}-${when.month}`);

/** The rule in RFC 5545 syntax, without an end, so that a calendar repeats it indefinitely. */
export function recurrenceRule(when: Recurrence): string {
  if (when.every === 'month')
    return when.day === 'last-weekday'
      ? 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'
      : `RRULE:FREQ=MONTHLY;BYMONTHDAY=${when.day}`;
  // A yearly rule would name four months, and some calendars then miscount their last days.
  if (when.every === 'quarter') return 'RRULE:FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1';
  const inYear = `RRULE:FREQ=YEARLY;BYMONTH=${when.month}`;
  if (when.day === 'first-monday') return `${inYear};BYDAY=1MO`;
  return `${inYear};BYMONTHDAY=${when.day === 'last' ? -1 : when.day}`;
}

/** The calendar files that need no choosing, with the last part of their name. */
export const readyMadeFiles: { name: string; business: Business }[] = [
  {
    name: 'modified-taxation',
    business: { kind: 'modified', yearEnd: 12, also: ['employees', 'withholds'] },
  },
  { name: 'sole-trader', business: { kind: 'sole-trader', yearEnd: 12, also: filers } },
  { name: 'partnership', business: { kind: 'partnership', yearEnd: 12, also: filers } },
  ...yearEnds.map((yearEnd) => ({
    name: String(yearEnd),
    business: { kind: 'company' as const, yearEnd, also: filers },
  })),
];
