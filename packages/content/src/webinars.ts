import { z } from 'zod';
import { exactly, listOf, pageHead, sample, text } from './fields.ts';
import { readWords } from './pages.ts';
import { formatTime, nextStarts, type WebinarSchedule } from './webinar-dates.ts';

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
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "write the time in quotes, like '10:00'" }),
  minutes: z.number({ error: 'write how many minutes it takes' }).int().positive(),
  cta: text('write the words of the button, like Register Now'),
});
const webinars = z.strictObject({ webinars: exactly(3, webinar) }).refine(hasOwnIds, {
  error: 'give each webinar an id of its own',
});

export type Webinar = z.infer<typeof webinar>;

/** The webinars that the company gives, from content/webinars.yaml. They repeat by rule, so none goes stale. */
export const readWebinars = (): Webinar[] => readWords('webinars.yaml', webinars).webinars;

/** When a webinar takes place, for the functions of webinar-dates.ts. Times in content are GMT. */
export const scheduleOf = ({ first_date, time, every_weeks }: Webinar): WebinarSchedule => ({
  firstStart: `${first_date}T${time}:00.000Z`,
  everyWeeks: every_weeks,
});

/** The rule in words, true whenever it is read: Every two weeks on Tuesday, 10:00 AM GMT. */
export function describeSchedule(of: Webinar, timeZoneLabel: string): string {
  const first = new Date(scheduleOf(of).firstStart);
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(first);
  const rhythm =
    of.every_weeks === 1
      ? `Every ${weekday}`
      : `Every ${numberWords[of.every_weeks] ?? of.every_weeks} weeks on ${weekday}`;
  return `${rhythm}, ${formatTime(first)}\u00a0${timeZoneLabel}`;
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

/** All webinars, the one that comes next after a moment first. */
export function upcomingWebinars(after: Date): Webinar[] {
  const nextStart = (webinar: Webinar) => Number(nextStarts(scheduleOf(webinar), after, 1)[0]);
  return readWebinars().sort((one, other) => nextStart(one) - nextStart(other));
}

function hasOwnIds(content: { webinars: { id: string }[] }): boolean {
  return new Set(content.webinars.map(({ id }) => id)).size === content.webinars.length;
}
