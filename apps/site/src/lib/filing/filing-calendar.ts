import { readBrand, readContact } from '@accounting-site/content/facts/facts';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { Taxes } from '@accounting-site/content/money/taxes';
import { ICalAlarmType, ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { absoluteUrl } from '../pages/absolute-url.ts';
import { routes } from '../pages/routes.ts';
import { formatDay } from '../text/format-day.ts';
import { filingDates } from './filing-dates.ts';
import {
  type Business,
  businessKinds,
  eventKey,
  type FilingAct,
  type FilingId,
  type FilingRule,
  filers,
  filingRules,
  recurrenceRule,
  yearEnds,
} from './filing-rules.ts';

/** The texts of a calendar file. */
interface FilingWords {
  filings: Record<FilingId, { title: string; text: string; authority: string }>;
  calendar: { name: string; event: string; early: Record<FilingAct, string>; advice: string };
}

/** Three days before the date, at nine in the morning: an all-day event begins at midnight. */
const alarmBefore = (3 * 24 - 9) * 60 * 60;

/**
 * A calendar file (RFC 5545) with every date of a business, each as a rule without an end. It does not use
 * the time of the build: it is dated like the rates, begins with the first dates after that day, and has the
 * same bytes in every build. A date has the same UID for every business, so a calendar replaces it when
 * another file is imported.
 */
export const filingCalendar = (taxes: Taxes, business: Business, words: FilingWords): string =>
  calendarOf(filingRules(taxes.filing, business), taxes, words);

/** The events of every possible rule by eventKey, so that the page can build a file with some of them. */
export function filingEvents(taxes: Taxes, words: FilingWords): Record<string, string> {
  const rules = businessKinds.flatMap((kind) =>
    yearEnds.flatMap((yearEnd) => filingRules(taxes.filing, { kind, yearEnd, also: filers })),
  );
  const unique = new Map(rules.map((rule) => [eventKey(rule), rule]));
  return Object.fromEntries(
    [...unique].map(([key, rule]) => [key, eventOf(calendarOf([rule], taxes, words))]),
  );
}

/** The beginning and the end of a file, to wrap the chosen events in. */
export function calendarFrame(taxes: Taxes, words: FilingWords): [before: string, after: string] {
  const empty = calendarOf([], taxes, words);
  const end = empty.indexOf('END:VCALENDAR');
  return [empty.slice(0, end), empty.slice(end)];
}

function calendarOf(rules: FilingRule[], taxes: Taxes, words: FilingWords): string {
  const domain = readContact().email.split('@').at(-1) ?? '';
  const calendar = new ICalCalendar({
    prodId: { company: domain, product: 'filing-calendar', language: 'EN' },
    name: `${words.calendar.name}, ${readBrand().name}`,
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const rule of rules) {
    const { title, text, authority } = words.filings[rule.id];
    const event = fillSlots(words.calendar.event, { title });
    const early = rule.act && words.calendar.early[rule.act];
    const advice = fillSlots(words.calendar.advice, { authority, day: formatDay(taxes.dated) });
    calendar.createEvent({
      id: `filing-${rule.id}@${domain}`,
      stamp: atMidnight(taxes.dated),
      start: atMidnight(firstDay(rule, taxes.dated)),
      allDay: true,
      repeating: recurrenceRule(rule.when),
      summary: event,
      description: [text, early, advice].filter(Boolean).join(' '),
      url: absoluteUrl(routes.tool('filing-calendar')),
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [{ type: ICalAlarmType.display, trigger: alarmBefore, description: event }],
    });
  }
  return calendar.toString();
}

function firstDay(rule: FilingRule, after: string): string {
  const [first] = filingDates([rule], after, 13);
  if (first) return first.day;
  throw new Error(`content/taxes.yaml: filing: ${rule.id} is due on no day of a year`);
}

const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);

const eventOf = (calendar: string) => /BEGIN:VEVENT[\s\S]*END:VEVENT\r\n/.exec(calendar)?.[0] ?? '';
