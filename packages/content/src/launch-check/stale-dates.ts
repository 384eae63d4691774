import { addDays, dayOf } from '../dates/content-day.ts';
import { upcomingWebinars } from '../files/webinars.ts';
import { fieldName } from '../reading/read-yaml.ts';
import { findPastClosedDays } from './closed-days.ts';
import type { ContentFacts } from './content-facts.ts';
import { type ContentFile, fieldsOf, isRecord } from './content-files.ts';
import type { Finding } from './finding.ts';
import { findOldYears } from './old-years.ts';

/** What each date field is about, and what to do if the date is too old. */
const datedFields: Record<string, { what: string; todo: string }> = {
  dated: {
    what: 'The content was last checked on',
    todo: 'Check each line again, and write the day of the check into dated.',
  },
  updated: {
    what: 'The text was last changed on',
    todo: 'Have it reviewed again, update what has changed, and set updated to that day.',
  },
  reviewed: {
    what: 'The page was last reviewed on',
    todo: 'Review it again, update what has changed, and set reviewed to that day.',
  },
};

/**
 * Dates that are too old, or invalid.
 * @param now milliseconds since 1970
 */
export function findStaleDates(files: readonly ContentFile[], facts: ContentFacts, now: number): Finding[] {
  return [
    ...files.flatMap((file) => [...findFuture(file, dayOf(now)), ...findStaleFields(file, now)]),
    ...findOldRates(facts, now),
    ...files.flatMap((file) => findRelabelled(file, facts)),
    ...files.flatMap((file) => findOldYears(file, now)),
    ...findPastClosedDays(facts, now),
    ...findEndedWebinars(facts, now),
  ];
}

/**
 * Dates so far ahead that they are typing errors. An entry that is published as planned may have a later day than
 * today.
 */
export const findFarDates = (files: readonly ContentFile[], now: number): Finding[] =>
  files.flatMap((file) => findFuture(file, addDays(dayOf(now), 60)));

function findFuture({ file, data }: ContentFile, after: string): Finding[] {
  return [...fieldsOf(data)].flatMap(({ path, value }) => {
    const key = String(path.at(-1));
    if ((!Object.hasOwn(datedFields, key) && key !== 'published') || !isDay(value) || value <= after)
      return [];
    const where = `content/${file}: ${fieldName(path)}`;
    return [{ where, what: `${value} is in the future.`, todo: 'Enter a day that has passed.' }];
  });
}

function findStaleFields({ file, data }: ContentFile, now: number): Finding[] {
  const yearAgo = yearBefore(now);
  return [...fieldsOf(data)].flatMap(({ path, value }) => {
    const key = String(path.at(-1));
    const field = Object.hasOwn(datedFields, key) ? datedFields[key] : undefined;
    if (field === undefined || !isDay(value) || value >= yearAgo) return [];
    const where = `content/${file}: ${fieldName(path)}`;
    return [{ where, what: `${field.what} ${value}, more than twelve months ago.`, todo: field.todo }];
  });
}

/** Tax rates change with the year: a budget in November, a law in January. */
function findOldRates({ taxes }: ContentFacts, now: number): Finding[] {
  const year = dayOf(now).slice(0, 4);
  if (taxes === undefined) return [];
  const { modified, paye, pension } = taxes;
  const checks = { dated: taxes, 'modified.dated': modified, 'paye.dated': paye, 'pension.dated': pension };
  return Object.entries(checks).flatMap(([field, { dated }]) => {
    if (dated.slice(0, 4) >= year || dated < yearBefore(now)) return [];
    return [
      {
        where: `content/taxes.yaml: ${field}`,
        what: `The rates and days were checked on ${dated}, before the year ${year} began.`,
        todo: `Check each line with ${taxes.authority}, and write the day of the check into dated.`,
      },
    ];
  });
}

/** Texts that name the year of the tax rates were not read again when the rates were. */
function findRelabelled({ file, data, texts }: ContentFile, { taxes }: ContentFacts): Finding[] {
  const reviewed = isRecord(data) ? data.reviewed : undefined;
  if (taxes === undefined || !isDay(reviewed)) return [];
  const year = taxes.dated.slice(0, 4);
  if (reviewed.slice(0, 4) >= year || !texts.some(({ text }) => text.includes('{taxes.year}'))) return [];
  return [
    {
      where: `content/${file}: reviewed`,
      what: `The page says that it is of ${year}, as the tax rates are, and was reviewed on ${reviewed}.`,
      todo: 'Review it again, update what has changed, and set reviewed to that day.',
    },
  ];
}

function findEndedWebinars({ webinars }: ContentFacts, now: number): Finding[] {
  const all = webinars?.webinars ?? [];
  const coming = upcomingWebinars(new Date(now), all);
  return all.flatMap((webinar, index) => {
    if (coming.includes(webinar)) return [];
    const where = `content/webinars.yaml: ${fieldName(['webinars', index, 'last_date'])}`;
    const what = `"${webinar.title}" has no date left: last_date is ${webinar.last_date}. It is shown nowhere.`;
    return [
      { where, what, todo: 'Write a later last_date, remove days from except, or remove the webinar.' },
    ];
  });
}

/** Labels that contain a day, such as "Last reviewed", have the same field names. */
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** The same day of the previous year. */
function yearBefore(time: number): string {
  const date = new Date(time);
  return dayOf(Date.UTC(date.getUTCFullYear() - 1, date.getUTCMonth(), date.getUTCDate()));
}
