import { CannotDo, type Given } from './command.ts';

/** The first moment of the day that --since names, in milliseconds since 1970. @throws CannotDo when it is no day */
export function readSince({ values: { since } }: Given): number | undefined {
  if (since === undefined) return undefined;
  const time = /^\d{4}-\d\d-\d\d$/.test(String(since)) ? Date.parse(`${since}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) throw new CannotDo('--since takes a day, like 2026-11-01.');
  return time;
}
