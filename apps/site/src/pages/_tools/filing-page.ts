import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { Taxes } from '@accounting-site/content/money/taxes';
import type { CalendarParts } from '../../islands/filing-calendar/FilingCalendar.tsx';
import type { FilingCalendarWords } from '../../islands/filing-calendar/filing-words.ts';
import { calendarFrame, filingCalendar, filingEvents } from '../../lib/filing/filing-calendar.ts';
import { readyMadeFiles } from '../../lib/filing/filing-rules.ts';
import { routes } from '../../lib/pages/routes.ts';

/** The parts from which the page builds a calendar file. */
export const calendarParts = (taxes: Taxes, words: FilingCalendarWords): CalendarParts => ({
  frame: calendarFrame(taxes, words),
  events: filingEvents(taxes, words),
});

/** A complete calendar file to download. */
export interface CalendarFile {
  label: string;
  path: string;
  /** In bytes. */
  size: number;
}

/** The files for visitors who have no JavaScript or do not want to choose. */
export const calendarFiles = (taxes: Taxes, words: FilingCalendarWords): CalendarFile[] =>
  readyMadeFiles.map(({ name, business }) => ({
    label:
      business.kind === 'company'
        ? fillSlots(words.downloads.company, { month: words.form.months[business.yearEnd - 1] ?? '' })
        : words.form.kinds[business.kind],
    path: routes.filingCalendarFile(name),
    size: Buffer.byteLength(filingCalendar(taxes, business, words)),
  }));

/** The rules as table rows: what, when, who. */
export const ruleRows = ({ filings }: FilingCalendarWords): string[][] =>
  Object.values(filings).map(({ title, rule, who }) => [title, rule, who]);
