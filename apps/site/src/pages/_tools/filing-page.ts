import type { Taxes } from '@accounting-site/content/taxes';
import type { CalendarParts } from '../../islands/filing-calendar/FilingCalendar.tsx';
import type { FilingCalendarWords } from '../../islands/filing-calendar/filing-words.ts';
import { calendarFrame, filingCalendar, filingEvents } from '../../lib/filing/filing-calendar.ts';
import { filingRules } from '../../lib/filing/filing-rules.ts';

/** The possible last months of a financial year, 1 to 12. */
const yearEnds = Array.from({ length: 12 }, (_, at) => at + 1);

/**
 * The parts from which the page builds a calendar file. Only the income-tax return depends on the year-end.
 */
export const calendarParts = (taxes: Taxes, words: FilingCalendarWords): CalendarParts => ({
  frame: calendarFrame(taxes, words),
  events: { ...filingEvents(taxes, 12, words), 'income-tax': '' },
  incomeTax: yearEnds.map((month) => filingEvents(taxes, month, words)['income-tax'] ?? ''),
});

/** A complete calendar file for each year-end, January first. */
export const calendarFiles = (taxes: Taxes, words: FilingCalendarWords): string[] =>
  yearEnds.map((month) => filingCalendar(taxes, month, words));

/** The rules as table rows: what, when, who. */
export const ruleRows = (taxes: Taxes, words: FilingCalendarWords): string[][] =>
  filingRules(taxes.filing, 12).map(({ id, filer }) => {
    const { title, rule } = words.filings[id];
    return [title, rule, words.form.who[filer]];
  });
