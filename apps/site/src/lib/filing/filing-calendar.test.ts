import { readWords } from '@accounting-site/content/pages';
import { readTaxes } from '@accounting-site/content/taxes';
import ICAL from 'ical.js';
import { beforeEach, expect, test, vi } from 'vitest';
import { filingSchema } from '../../islands/filing-calendar/filing-words.ts';
import { formatDay } from '../text/format-day.ts';
import { calendarFrame, filingCalendar, filingEvents } from './filing-calendar.ts';
import { filingDates } from './filing-dates.ts';
import { filingRules } from './filing-rules.ts';

const taxes = readTaxes();
const words = readWords('en/tools/filing-calendar.yaml', filingSchema);
const months = Array.from({ length: 12 }, (_, at) => at + 1);

beforeEach(() => {
  vi.stubEnv('SITE', 'https://site.example');
});

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

/** The first occurrences of an event in a calendar, as days. */
function occurrences(event: ICAL.Event, count: number): string[] {
  const iterator = event.iterator();
  return Array.from({ length: count }, () => iterator.next().toString());
}

test.each(months)(
  'a calendar can read the file for a year-end in month %s, and shows the same dates as the page',
  (month) => {
    const events = eventsOf(filingCalendar(taxes, month, words));
    const rules = filingRules(taxes.filing, month);
    expect(events.map((event) => event.summary)).toEqual(rules.map(({ id }) => words.filings[id].title));
    for (const [at, rule] of rules.entries()) {
      const event = events[at];
      if (!event) throw new Error('there is an event for each rule');
      const ours = filingDates([rule], taxes.dated, 61).map(({ day }) => day);
      expect(event.startDate.isDate).toBe(true);
      expect(occurrences(event, ours.length)).toEqual(ours);
    }
  },
);

test('each date repeats without an end, with a reminder three days before at nine', () => {
  for (const event of eventsOf(filingCalendar(taxes, 12, words))) {
    const [alarm] = event.component.getAllSubcomponents('valarm');
    expect(`${alarm?.getFirstPropertyValue('trigger')}`).toBe('-P2DT15H');
    const rule = event.component.getFirstPropertyValue('rrule');
    expect(`${rule}`).not.toMatch(/UNTIL|COUNT/);
  }
});

test('a date that can fall on a weekend says what to do then', () => {
  const { pay, file } = words.calendar.early;
  const said = eventsOf(filingCalendar(taxes, 12, words)).map(({ description }) =>
    [pay, file].find((rule) => description.includes(rule)),
  );
  expect(said).toEqual([pay, pay, pay, undefined, file, file, undefined]);
});

test('each filing names the authority to ask', () => {
  const events = eventsOf(filingCalendar(taxes, 12, words));
  const rules = filingRules(taxes.filing, 12);
  for (const [at, { id }] of rules.entries())
    expect(events[at]?.description).toContain(words.filings[id].authority);
  expect(events).toHaveLength(rules.length);
});

test('each date has the same review day as on the page', () => {
  const checked = { ...taxes, dated: '2027-01-05' };
  for (const { description } of eventsOf(filingCalendar(checked, 12, words)))
    expect(description).toContain(formatDay(checked.dated));
});

test('a file has the same bytes whenever it is generated, and its lines follow RFC 5545', () => {
  const file = filingCalendar(taxes, 6, words);
  vi.useFakeTimers({ now: Date.UTC(2031, 0, 1) });
  expect(filingCalendar(taxes, 6, words)).toBe(file);
  vi.useRealTimers();
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(file).not.toMatch(/[^\r]\n/);
});

test('the same filing has the same UID in every file, so that a calendar replaces it', () => {
  const names = months.map((month) =>
    eventsOf(filingCalendar(taxes, month, words)).map((event) => event.uid),
  );
  expect(new Set(names.map((each) => each.join(' '))).size).toBe(1);
  expect(new Set(names[0]).size).toBe(7);
});

test('the events joined by the page equal those of the file', () => {
  const [before, after] = calendarFrame(taxes, words);
  const events = filingEvents(taxes, 12, words);
  expect(before + Object.values(events).join('') + after).toBe(filingCalendar(taxes, 12, words));
  expect(eventsOf(before + (events.vat ?? '') + after)).toHaveLength(1);
});
