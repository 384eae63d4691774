import { z } from 'zod';
import { recordOf } from '../fields/record-of.ts';
import { daysInvalid } from '../fields/validation-messages.ts';
import { vitalNames } from '../reports/vitals.ts';
import { funnelSteps, numberPeriods, totalNames } from './number-names.ts';

/** Query of GET /api/site/staff/numbers. */
export const numbersQuerySchema = z.object({
  days: z
    .enum(numberPeriods, { error: daysInvalid })
    .default('30')
    .describe('Complete days up to yesterday.'),
});

const count = z.number().int().min(0);
/** A number of the period, and of as many days before it. */
const compared = z.object({ now: count, before: count });

export type Compared = z.infer<typeof compared>;

const countedRow = compared.extend({
  name: z.string().describe('A path, the id of a plan or a webinar, or why a lead was lost.'),
});

export type CountedRow = z.infer<typeof countedRow>;

const funnel = z.object(recordOf(funnelSteps, () => compared));

const answered = z.object({
  due: count.describe('Leads that were answered, or whose promised time has passed.'),
  inTime: count.describe('Those that were answered within the promised time.'),
  medianMinutes: z.number().nullable().describe('The median time to the first answer.'),
});

/** Response of GET /api/site/staff/numbers. Days are in UTC, which is the time in Ghana. */
export const numbersSchema = z.object({
  since: z.iso.date(),
  until: z.iso.date(),
  totals: z.object(recordOf(totalNames, () => compared)),
  answered: z.object({ now: answered, before: answered }),
  daily: z
    .array(z.object({ day: z.iso.date(), visits: count, leads: count, trials: count }))
    .describe('The days of the period, and today so far, which no other number contains.'),
  pages: z.array(countedRow),
  sources: z.array(funnel.extend({ source: z.string().describe('Empty for a typed address.') })),
  campaigns: z.array(funnel.extend({ source: z.string(), campaign: z.string() })),
  won: z.array(countedRow),
  lost: z.array(countedRow),
  seats: z.array(countedRow),
  tools: z.array(countedRow),
  downloads: z.array(countedRow),
  vitals: z.array(
    z.object({
      measure: z.enum(vitalNames),
      now: z.number().nullable().describe('Milliseconds; thousandths for layout shift. Null if unknown.'),
      before: z.number().nullable(),
      rating: z.enum(['good', 'needs work', 'poor']).nullable(),
    }),
  ),
});

export type Numbers = z.infer<typeof numbersSchema>;

/** One finding of `manage launch-check`, as its option `--json` prints it. */
export const launchFindingSchema = z.object({
  group: z.string(),
  where: z.string().describe('The file and the field, or the environment variable.'),
  what: z.string(),
  todo: z.string(),
});

const launchReport = z.object({
  checkedAt: z.iso.datetime(),
  findings: z.array(launchFindingSchema),
});

export type LaunchReport = z.infer<typeof launchReport>;

/** Response of GET /api/site/staff/today: what needs doing. */
export const todaySchema = z.object({
  missed: z
    .array(z.iso.datetime())
    .describe('When updates of the site were due that have not been published, the earliest first.'),
  overdue: count.describe('Open leads whose due time has passed.'),
  dueToday: count.describe('Open leads that are due later today.'),
  unowned: count.describe('Open leads that nobody has taken.'),
  undated: count.describe('Open leads without a next step that is due.'),
  webinars: z
    .array(
      z.object({
        id: z.string(),
        title: z.string().describe('Empty for a webinar that was deleted.'),
        startsAt: z.iso.datetime(),
        date: z.string().describe('As the leads of its registrations name it, to list them.'),
        seats: count.describe('People who registered.'),
        state: z
          .enum(['coming', 'over', 'moved', 'dropped'])
          .describe(
            'People registered for another hour than a `moved` date now has, or for a `dropped` date that the webinar no longer has.',
          ),
      }),
    )
    .describe('The webinars of the last and the next seven days, and all dropped dates, the earliest first.'),
  failed: z
    .array(
      z.object({
        id: z.string(),
        template: z.string(),
        at: z.iso.datetime(),
        address: z
          .string()
          .describe(
            'The email address or phone number of the person whom it is to or about. Empty for a role without the right to leads, and if there is none.',
          ),
        problem: z.string(),
      }),
    )
    .describe('The latest messages that were given up.'),
  failedCount: count,
  searches: z
    .array(z.object({ query: z.string(), count }))
    .describe('Searches without a result that were made again in the last 30 days, the most frequent first.'),
  articles: z
    .array(z.object({ article: z.string(), no: count, yes: count, comments: z.array(z.string()) }))
    .describe(
      'Articles that did not help someone, of those with three votes or more in the last 30 days. The largest share of no is first. With the latest comments.',
    ),
  launch: launchReport
    .nullable()
    .describe(
      'The latest launch check of this server. Null when it has not run yet: it runs after the request.',
    ),
});

/** Response of POST /api/site/staff/messages/retry. */
export const retriedMessagesSchema = z.object({ messages: count.describe('How many are retried.') });

export type Today = z.infer<typeof todaySchema>;
