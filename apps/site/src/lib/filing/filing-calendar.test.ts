import { readTaxes } from '@accounting-site/content/money/taxes';
import { readWords } from '@accounting-site/content/reading/pages';
import ICAL from 'ical.js';
import { beforeEach, expect, test, vi } from 'vitest';
import { filingSchema } from '../../islands/filing-calendar/filing-words.ts';
import { formatDay } from '../text/format-day.ts';
import { calendarFrame, filingCalendar, filingEvents } from './filing-calendar.ts';
import { filingDates } from './filing-dates.ts';
import { type Business, eventKey, filers, filingRules, readyMadeFiles } from './filing-rules.ts';

const taxes = readTaxes();
const words = readWords('en/tools/filing-calendar.yaml', filingSchema);
const company = (yearEnd: number): Business => ({ kind: 'company', yearEnd, also: filers });

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://site.example');
});

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

/** The title of a date in a calendar, which may have dates of other countries. */
const titleOf = (id: keyof typeof words.filings) =>
  words.calendar.event.replace('[title]', words.filings[id].title);

/** The first occurrences of an event in a calendar, as days. */
function occurrences(event: ICAL.Event, count: number): string[] {
  const iterator = event.iterator();
  return Array.from({ length: count }, () => iterator.next().toString());
}

test.each(readyMadeFiles)(
  'a calendar can read the file $name, and shows the same dates as the page',
  ({ business }) => {
    const events = eventsOf(filingCalendar(taxes, business, words));
    const rules = filingRules(taxes.filing, business);
    expect(events.map((event) => event.summary)).toEqual(rules.map(({ id }) => titleOf(id)));
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
  for (const event of eventsOf(filingCalendar(taxes, company(12), words))) {
    const [alarm] = event.component.getAllSubcomponents('valarm');
    expect(`${alarm?.getFirstPropertyValue('trigger')}`).toBe('-P2DT15H');
    const rule = event.component.getFirstPropertyValue('rrule');
    expect(`${rule}`).not.toMatch(/UNTIL|COUNT/);
  }
});

test('a date that can fall on a weekend or a public holiday says what to do then', () => {
  const { pay, file } = words.calendar.early;
  const said = eventsOf(filingCalendar(taxes, company(12), words)).map(({ summary, description }) => [
    summary,
    [pay, file].find((rule) => description.includes(rule)),
  ]);
  expect(Object.fromEntries(said)).toEqual({
    [titleOf('pension')]: pay,
    [titleOf('paye')]: pay,
    [titleOf('withholding')]: pay,
    [titleOf('vat')]: file,
    [titleOf('instalment')]: pay,
    [titleOf('business-return')]: file,
    [titleOf('employer-return')]: file,
    [titleOf('registrar')]: undefined,
  });
});

test('each filing names the authority to ask', () => {
  const events = eventsOf(filingCalendar(taxes, company(12), words));
  const rules = filingRules(taxes.filing, company(12));
  for (const [at, { id }] of rules.entries())
    expect(events[at]?.description).toContain(words.filings[id].authority);
  expect(events).toHaveLength(rules.length);
});

test('each date has the same review day as on the page', () => {
  const checked = { ...taxes, dated: '2027-01-05' };
  for (const { description } of eventsOf(filingCalendar(checked, company(12), words)))
    expect(description).toContain(formatDay(checked.dated));
});

test('a file has the same bytes whenever it is generated, and its lines follow RFC 5545', () => {
  const file = filingCalendar(taxes, company(6), words);
  vi.useFakeTimers({ now: Date.UTC(2031, 0, 1) });
  expect(filingCalendar(taxes, company(6), words)).toBe(file);
  vi.useRealTimers();
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(file).not.toMatch(/[^\r]\n/);
});

test('the same filing has the same UID in every file, so that a calendar replaces it', () => {
  for (const { business } of readyMadeFiles) {
    const uids = eventsOf(filingCalendar(taxes, business, words)).map(({ uid }) => uid);
    const domain = uids[0]?.split('@')[1];
    expect(uids).toEqual(filingRules(taxes.filing, business).map(({ id }) => `filing-${id}@${domain}`));
    expect(new Set(uids).size).toBe(uids.length);
  }
});

test('the events joined by the page equal those of the file', () => {
  const [before, after] = calendarFrame(taxes, words);
  const events = filingEvents(taxes, words);
  for (const { business } of readyMadeFiles) {
    const chosen = filingRules(taxes.filing, business).map((rule) => events[eventKey(rule)]);
    expect(before + chosen.join('') + after).toBe(filingCalendar(taxes, business, words));
  }
});
