import { day } from '@accounting-site/server/clock';
import { CannotDo, type Given } from './command.ts';

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
  return /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
}
