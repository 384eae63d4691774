import { z } from 'zod';
import { noteInput } from '../reading/content-inputs.ts';
import { day } from '../reading/fields.ts';

/**
 * The moment for which content is read, in milliseconds since 1970. A build sets CONTENT_NOW, so that all of its
 * pages are of the same day.
 */
export function contentNow(): number {
  noteInput('moment');
  return now();
}

const now = () => (process.env.CONTENT_NOW ? Date.parse(process.env.CONTENT_NOW) : Date.now());

/** The day in Ghana, which is on GMT the whole year, as year-month-day. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The day for which content is read. */
export function contentDay(): string {
  noteInput('day');
  return dayOf(now());
}

/** The day so many days after another one. */
export const addDays = (to: string, days: number): string => dayOf(Date.parse(to) + days * 86_400_000);

/** The days between which an entry is shown. Both are included, and either may be missing. */
export interface Period {
  from?: string | undefined;
  until?: string | undefined;
}

/** The fields of a period. */
export const period = {
  from: day().describe('The first day on which visitors see it. Empty: from now on.').optional(),
  until: day().describe('The last day on which visitors see it. Empty: for good.').optional(),
};

/** For entries with a period: it does not end before it begins. */
export const inOrder = z.refine<Period>(
  ({ from, until }) => from === undefined || until === undefined || from <= until,
  { error: 'write a day that is not before from', path: ['until'] },
);

/** Whether an entry is shown on a day. */
export const isShownOn = ({ from, until }: Period, on: string): boolean =>
  (from === undefined || from <= on) && (until === undefined || on <= until);
