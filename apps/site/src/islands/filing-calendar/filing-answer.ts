import { type FilingDate, filingDates } from '../../lib/filing/filing-dates.ts';
import {
  type Business,
  businessKinds,
  type FilingRule,
  filers,
  filingRules,
} from '../../lib/filing/filing-rules.ts';
import type { Fields } from '../../lib/forms/form-fields.ts';
import type { Outcome } from '../../lib/tool-form/use-tool-form.ts';
import type { FilingCalendarWords } from './filing-words.ts';

/** The fields of the form, which are also its URL parameters. */
export const filingFields = ['kind', 'year_end', ...filers] as const;

/** Days of the month and the year, from content/taxes.yaml. */
export type FilingDays = Parameters<typeof filingRules>[0];

/** The filings of a business and their dates in the next twelve months. */
export interface FilingAnswer {
  rules: FilingRule[];
  dates: FilingDate[];
  /** The first filing, and the last day on which it can be done. */
  next: { id: FilingRule['id']; day: string } | undefined;
}

/**
 * The dates of a business from a day on, or the errors of the form.
 * @param days the days of the filings, and the public holidays that have the same day each year, as 12-25
 * @param today as 2026-11-16
 */
export function answerFiling(
  fields: Fields,
  { filing, holidays }: { filing: FilingDays; holidays: readonly string[] },
  today: string,
  problems: FilingCalendarWords['problems'],
): Outcome<FilingAnswer> {
  const kind = businessKinds.find((each) => each === fields.kind);
  if (kind === undefined) return { errors: { kind: problems.kind } };
  const also = filers.filter((filer) => fields[filer] === 'yes');
  if (kind === 'modified' && also.includes('vat')) return { errors: { kind: problems.modified_vat } };
  const rules = filingRules(filing, { kind, yearEnd: readYearEnd(fields.year_end), also });
  const dates = filingDates(rules, today, 12, holidays);
  return { answer: { rules, dates, next: nextOf(dates, today) } };
}

/** The month of the form; December if a link names no month. */
function readYearEnd(typed: string | undefined): Business['yearEnd'] {
  const month = Number(typed);
  return Number.isInteger(month) && month >= 1 && month <= 12 ? month : 12;
}

function nextOf([first]: FilingDate[], today: string): FilingAnswer['next'] {
  if (!first) return undefined;
  const early = first.early?.day;
  return { id: first.id, day: early && early >= today ? early : first.day };
}
