import type { Taxes } from '@accounting-site/content/taxes';

/** Which businesses a date applies to: the checkboxes of the form. */
export const filers = ['vat', 'employees', 'withholds', 'company'] as const;
export type Filer = (typeof filers)[number];

/** A yearly or monthly due date. */
export type Recurrence =
  | { every: 'month'; day: number }
  | { every: 'month'; day: 'last-working' }
  | { every: 'year'; month: number; day: number | 'last' | 'first-monday' };

export type FilingId =
  | 'pension'
  | 'paye'
  | 'withholding'
  | 'vat'
  | 'income-tax'
  | 'employer-return'
  | 'registrar';

export interface FilingRule {
  id: FilingId;
  filer: Filer;
  when: Recurrence;
  /** What to do by a date that can fall on a weekend; undefined if the rule always gives a working day. */
  act?: FilingAct;
}

/** What to do on the working day before, when a date falls on a weekend. */
export type FilingAct = 'pay' | 'file';

/**
 * Every recurring date of a business.
 * @param yearEnd the last month of its financial year, 1 to 12
 */
export function filingRules(filing: Taxes['filing'], yearEnd: number): FilingRule[] {
  const { pension_day, paye_and_withholding_day: day, income_tax_months, employer_return } = filing;
  const incomeTaxMonth = ((yearEnd + income_tax_months - 1) % 12) + 1;
  return [
    { id: 'pension', filer: 'employees', act: 'pay', when: { every: 'month', day: pension_day } },
    { id: 'paye', filer: 'employees', act: 'pay', when: { every: 'month', day } },
    { id: 'withholding', filer: 'withholds', act: 'pay', when: { every: 'month', day } },
    { id: 'vat', filer: 'vat', when: { every: 'month', day: 'last-working' } },
    {
      id: 'income-tax',
      filer: 'company',
      act: 'file',
      when: { every: 'year', month: incomeTaxMonth, day: 'last' },
    },
    { id: 'employer-return', filer: 'employees', act: 'file', when: { every: 'year', ...employer_return } },
    // The registrar sets a new date each year, so this is only a reminder to look it up.
    { id: 'registrar', filer: 'company', when: { every: 'year', month: 1, day: 'first-monday' } },
  ];
}

/** The rule in RFC 5545 syntax, without an end, so that a calendar repeats it indefinitely. */
export function recurrenceRule(when: Recurrence): string {
  if (when.every === 'month')
    return when.day === 'last-working'
      ? 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'
      : `RRULE:FREQ=MONTHLY;BYMONTHDAY=${when.day}`;
  const inYear = `RRULE:FREQ=YEARLY;BYMONTH=${when.month}`;
  if (when.day === 'first-monday') return `${inYear};BYDAY=1MO`;
  return `${inYear};BYMONTHDAY=${when.day === 'last' ? -1 : when.day}`;
}
