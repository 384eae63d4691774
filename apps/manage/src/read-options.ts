import { dayOf } from '@accounting-site/content/dates/content-day';
import { emailPattern } from '@accounting-site/contract/fields/email-pattern';
import { day } from '@accounting-site/server/clock';
import { CannotDo, type Given } from './command.ts';

/**
 * Reads the page in an option: its path, or a whole URL as copied from the browser.
 * @throws CannotDo when it is neither
 */
export function readPath(given: Given, option: string, example: string): string | undefined {
  const value = given.values[option];
  if (value === undefined) return undefined;
  const text = String(value).trim();
  const path = URL.canParse(text) ? decodeURI(new URL(text).pathname) : text;
  if (!path.startsWith('/')) throw new CannotDo(`--${option} takes a path, like ${example}.`);
  return path;
}

/**
 * The start of the day in --since, in milliseconds since 1970. The option is a date or a number of days ago.
 * @throws CannotDo when it is neither
 */
export function readSince({ values: { since } }: Given, now: number): number | undefined {
  if (since === undefined) return undefined;
  const time = readDay(String(since), now);
  if (Number.isNaN(time))
    throw new CannotDo('--since takes a day, like 2026-11-01. 30d means thirty days ago.');
  return time;
}

function readDay(text: string, now: number): number {
  const daysAgo = /^(\d{1,4})d$/.exec(text)?.[1];
  if (daysAgo !== undefined) return now - (now % day) - Number(daysAgo) * day;
  return readDate(text);
}

/** The start of a day like 2026-11-01 in Ghana, in milliseconds since 1970. NaN for any other text. */
export function readDate(text: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Date.parse() reads 2026-02-31 as a day in March.
  return Number.isNaN(time) || dayOf(time) === text ? time : Number.NaN;
}

/** A typed address in lower case, as accounts store it. @throws CannotDo when it is no email address */
export function readEmail(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (!emailPattern.test(email)) throw new CannotDo(`${email} is not an email address.`);
  return email;
}
