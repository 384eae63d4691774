import { isPublicHoliday } from '@accounting-site/content/dates/public-holidays';
import type { FilingAct, FilingRule, Recurrence } from './filing-rules.ts';

/** A due date. Days are written as 2026-11-16. */
export interface FilingDate {
  id: FilingRule['id'];
  day: string;
  /** The working day before, if the day falls on a weekend or a public holiday. */
  early?: { act: FilingAct; day: string };
}

/**
 * The dates of some rules from a day on, for a number of months, in order. The day itself is included.
 * @param holidays the public holidays that have the same day each year, as 12-25; only for `early`
 */
export function filingDates(
  rules: FilingRule[],
  from: string,
  months: number,
  holidays: readonly string[] = [],
): FilingDate[] {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const end = `${addMonths(year, month, months)}-${from.slice(8)}`;
  const dates: FilingDate[] = [];
  for (let step = 0; step <= months; step += 1) {
    const inMonth = addMonths(year, month, step);
    for (const { id, when, act } of rules) {
      const day = dayIn(inMonth, when);
      if (day === undefined || day < from || day >= end) continue;
      const early = act && workingDayBefore(day, holidays);
      dates.push({ id, day, ...(early && { early: { act, day: early } }) });
    }
  }
  return dates.sort((one, other) => one.day.localeCompare(other.day));
}

/** Adds months to a year and month, as 2027-02. */
function addMonths(year: number, month: number, more: number): string {
  const months = year * 12 + month - 1 + more;
  return `${Math.floor(months / 12)}-${padded((months % 12) + 1)}`;
}

/** The due day in a month; undefined if nothing is due in that month. */
function dayIn(inMonth: string, when: Recurrence): string | undefined {
  const [year = 0, month = 0] = inMonth.split('-').map(Number);
  if (when.every === 'year' && when.month !== month) return undefined;
  if (when.every === 'quarter' && when.month % 3 !== month % 3) return undefined;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${inMonth}-${padded(dayNumber(year, month, last, when.day))}`;
}

function dayNumber(year: number, month: number, last: number, day: Recurrence['day']): number {
  const weekday = (number: number) => new Date(Date.UTC(year, month - 1, number)).getUTCDay();
  if (day === 'last') return last;
  if (day === 'first-monday') return ((8 - weekday(1)) % 7) + 1;
  if (day === 'last-weekday') return last - ([2, 0, 0, 0, 0, 0, 1][weekday(last)] ?? 0);
  return Math.min(day, last);
}

/** The last working day before a weekend or a public holiday; undefined for a working day. */
function workingDayBefore(day: string, holidays: readonly string[]): string | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  const dayOf = () => date.toISOString().slice(0, 10);
  while (date.getUTCDay() % 6 === 0 || isPublicHoliday(dayOf(), holidays))
    date.setUTCDate(date.getUTCDate() - 1);
  return dayOf() === day ? undefined : dayOf();
}

const padded = (number: number) => String(number).padStart(2, '0');
