import { z } from 'zod';
import { contentDay } from '../dates/content-day.ts';
import { withFirst } from '../dates/first-of-month.ts';
import { formatTime, nthStart, startsAt, type WebinarSchedule } from '../dates/webinar-dates.ts';
import { fillSlots } from '../facts/fill-slots.ts';
import { formatLanguage } from '../languages/in-language.ts';
import { languageTag } from '../languages/language-tag.ts';
import { anyNumberOf, day, listOf, ownIds, pageHead, sample, text } from '../reading/fields.ts';
import { readWords } from '../reading/pages.ts';

const webinar = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,100}$/, {
      error: 'write a short name in small letters and dashes, like first-report',
    }),
    sample: sample(),
    ...pageHead().shape,
    audience: text('write who should come'),
    points: listOf(text(), 'write what people will see, one point a line'),
    first_date: z.iso.date({ error: 'write the first date like 2026-01-06; the weekday follows from it' }),
    every_weeks: z
      .number({ error: 'write a number from 1 to 12: 1 for every week, 2 for every two weeks' })
      .int()
      .min(1)
      .max(12)
      .describe(
        'Write a number: 1 for every week, 2 for every two weeks. For a webinar that takes place once, write 1 and choose the first date again as the last date.',
      ),
    last_date: z.iso
      .date({ error: 'write the last date like 2026-06-30, or leave the line out' })
      .describe('The last date. The same as the first date: once. Empty: it goes on repeating.')
      .optional(),
    except: z
      .array(day())
      .describe(
        'Dates on which it does not take place, such as a public holiday. People who registered for one get no email automatically: Today lists them at the desk, and you can write to them there.',
      )
      .optional(),
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "write the time in quotes, like '10:00'" }),
    minutes: z.number({ error: 'write how many minutes it takes' }).int().positive(),
    cta: text('write the words of the button, like Register Now'),
  })
  .refine(({ first_date, last_date }) => last_date === undefined || first_date <= last_date, {
    error: 'write a day that is not before first_date, or leave the line out',
    path: ['last_date'],
  })
  .superRefine(({ except = [], ...every }, context) => {
    for (const [at, skipped] of except.entries()) {
      if (startsAt(scheduleOf(every), startOn(skipped, every.time))) continue;
      const message = `write a date of the webinar, or remove the line: it does not take place on ${skipped}`;
      context.addIssue({ code: 'custom', path: ['except', at], message });
    }
  });
/** The content of content/webinars.yaml. */
export const webinarsSchema = z.strictObject({ webinars: anyNumberOf(webinar).check(ownIds) });

export type Webinar = z.infer<typeof webinar>;

/**
 * The company's webinars, from content/webinars.yaml. They repeat by a rule, so their dates do not become
 * outdated.
 */
export const readWebinars = (): Webinar[] => readWords('webinars.yaml', webinarsSchema).webinars;

/** The schedule of a webinar for the functions of webinar-dates.ts. Times in the content are GMT. */
export const scheduleOf = ({ first_date, last_date, time, every_weeks, except }: Rule): WebinarSchedule => ({
  first: +startOn(first_date, time),
  period: every_weeks * week,
  ...(last_date && { last: +startOn(last_date, time) }),
  ...(except?.length && { except: except.map((day) => +startOn(day, time)) }),
});

/** The fields of a webinar that give its dates. */
interface Rule {
  first_date: string;
  every_weeks: number;
  last_date?: string | undefined;
  except?: readonly string[] | undefined;
  time: string;
}
const startOn = (day: string, time: string) => new Date(`${day}T${time}Z`);
const week = 7 * 24 * 60 * 60 * 1000;

/** The content of content/en/webinar-schedule.yaml. */
const scheduleSchema = z.strictObject({
  once: text('write a text with [day] and [time] in it'),
  every_week: text('write a text with [weekday], [until] and [time] in it'),
  every_weeks: text('write a text with [count], [weekday], [until] and [time] in it'),
  until: z.string(),
  except: text('write a text with [day] in it, for a date on which it does not take place'),
  counts: z.record(z.string(), text()),
});

export const readScheduleWords = () => readWords('en/webinar-schedule.yaml', scheduleSchema);

/** The schedule as a text that is always correct: Every two weeks on Tuesday, 10:00 AM GMT. */
export function describeSchedule(webinar: Webinar, timeZoneLabel: string): string {
  const { first_date, every_weeks, last_date, except = [] } = webinar;
  const words = readScheduleWords();
  const language = formatLanguage('en-GB');
  const inWords = (date: string) =>
    withFirst(new Date(date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' }), language);
  const skipped = except.filter((day) => day >= contentDay()).toSorted();
  const rhythm = every_weeks === 1 ? words.every_week : words.every_weeks;
  return fillSlots(last_date === first_date ? words.once : rhythm, {
    day: inWords(first_date),
    weekday: new Date(first_date).toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' }),
    count: words.counts[every_weeks] ?? String(every_weeks),
    until: [
      ...(last_date ? [fillSlots(words.until, { day: inWords(last_date) })] : []),
      ...skipped.map((day) => fillSlots(words.except, { day: inWords(day) })),
    ].join(''),
    time: `${formatTime(new Date(scheduleOf(webinar).first), languageTag())}\u00a0${timeZoneLabel}`,
  });
}

/** When a webinar starts on a day, in milliseconds since 1970; undefined if it does not take place then. */
export function findStart(webinar: Webinar, day: string): number | undefined {
  const start = startOn(day, webinar.time);
  return startsAt(scheduleOf(webinar), start) ? start.getTime() : undefined;
}

/** Whether people can attend it after a moment: it is no sample, and it is not over. */
export const canBeAttended = (webinar: Webinar, after: number): boolean =>
  !webinar.sample && nthStart(scheduleOf(webinar), after, 0) !== undefined;

/** The webinars with a date after a moment, sorted by their next date. */
export function upcomingWebinars(after: Date, webinars = readWebinars()): Webinar[] {
  return webinars
    .map((webinar) => ({ webinar, next: nthStart(scheduleOf(webinar), +after, 0) }))
    .filter(({ next }) => next !== undefined)
    .sort((one, other) => Number(one.next) - Number(other.next))
    .map(({ webinar }) => webinar);
}
