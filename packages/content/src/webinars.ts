import { z } from 'zod';
import { anyNumberOf, listOf, pageHead, sample, text } from './fields.ts';
import { readWords } from './pages.ts';
import { formatTime, nthStart, type WebinarSchedule } from './webinar-dates.ts';

const webinar = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,100}$/, {
    error: 'write a short name in small letters and dashes, like first-report',
  }),
  sample: sample(),
  ...pageHead().shape,
  audience: text('write who should come'),
  points: listOf(text(), 'write what people will see, one point a line'),
  first_date: z.iso.date({ error: 'write the first date like 2026-01-06; the weekday follows from it' }),
  every_weeks: z
    .number({ error: 'write a number: 1 for every week, 2 for every two weeks' })
    .int()
    .min(1)
    .max(12),
  last_date: z.iso.date({ error: 'write the last date like 2026-06-30, or leave the line out' }).optional(),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "write the time in quotes, like '10:00'" }),
  minutes: z.number({ error: 'write how many minutes it takes' }).int().positive(),
  cta: text('write the words of the button, like Register Now'),
});
/** The content of content/webinars.yaml. */
export const webinarsSchema = z
  .strictObject({ webinars: anyNumberOf(webinar) })
  .refine(hasOwnIds, { error: 'give each webinar an id of its own' });

export type Webinar = z.infer<typeof webinar>;

/**
 * The company's webinars, from content/webinars.yaml. They repeat by a rule, so their dates do not become
 * outdated.
 */
export const readWebinars = (): Webinar[] => readWords('webinars.yaml', webinarsSchema).webinars;

/** The schedule of a webinar for the functions of webinar-dates.ts. Times in the content are GMT. */
export const scheduleOf = ({ first_date, last_date, time, every_weeks }: Webinar): WebinarSchedule => ({
  first: Date.parse(`${first_date}T${time}Z`),
  period: every_weeks * week,
  ...(last_date && { last: Date.parse(`${last_date}T${time}Z`) }),
});

const week = 7 * 24 * 60 * 60 * 1000;

/** The schedule as a text that is always correct: Every two weeks on Tuesday, 10:00 AM GMT. */
export function describeSchedule(webinar: Webinar, timeZoneLabel: string): string {
  const time = `${formatTime(new Date(scheduleOf(webinar).first))}\u00a0${timeZoneLabel}`;
  const until = webinar.last_date ? ` until ${inWords(webinar.last_date)}` : '';
  const isOnce = webinar.last_date === webinar.first_date;
  return `${isOnce ? inWords(webinar.first_date) : describeRhythm(webinar) + until}, ${time}`;
}

function describeRhythm({ first_date, every_weeks }: Webinar): string {
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
  const day = weekday.format(new Date(first_date));
  if (every_weeks === 1) return `Every ${day}`;
  return `Every ${numberWords[every_weeks] ?? every_weeks} weeks on ${day}`;
}

const inWords = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

/** The webinars with a date after a moment, sorted by their next date. */
export function upcomingWebinars(after: Date, webinars = readWebinars()): Webinar[] {
  return webinars
    .map((webinar) => ({ webinar, next: nthStart(scheduleOf(webinar), +after, 0) }))
    .filter(({ next }) => next !== undefined)
    .sort((one, other) => Number(one.next) - Number(other.next))
    .map(({ webinar }) => webinar);
}

function hasOwnIds(content: { webinars: { id: string }[] }): boolean {
  return new Set(content.webinars.map(({ id }) => id)).size === content.webinars.length;
}
