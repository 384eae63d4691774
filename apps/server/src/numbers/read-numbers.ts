import { dayOf } from '@accounting-site/content/dates/content-day';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import { countedSource, type VisitKind } from '@accounting-site/contract/reports/visits';
import { type VitalName, vitalNames } from '@accounting-site/contract/reports/vitals';
import { type TotalName, totalNames } from '@accounting-site/contract/staff/number-names';
import type { Numbers } from '@accounting-site/contract/staff/staff-numbers';
import { day } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import type { AnswerPromise } from '../features/site/leads/answer-promise.ts';
import { listVitalSteps } from '../features/site/vitals/vitals.repository.ts';
import { rate, type Step, upperQuartile } from '../features/site/vitals/vitals-steps.ts';
import { nextPart } from '../limits/run-in-parts.ts';
import type { Period } from '../visits/visits.repository.ts';
import { summariseAnswers } from './answer-times.ts';
import { type Counted, compare, compareBy, compareFunnels } from './compare-periods.ts';
import {
  countAdded,
  type LeadTimes,
  listLeadTimes,
  listLost,
  listSeats,
  listTrials,
  listWon,
} from './numbers.repository.ts';
import { readVisits, type Visits } from './read-visits.ts';

/** No one reads more rows, and invented sources could make the page very long. */
const mostRows = 100;

const totalOf: Readonly<Record<VisitKind, TotalName>> = {
  page: 'views',
  tab: 'visits',
  pricing: 'pricing',
  tool: 'tools',
  download: 'downloads',
  trial: 'trials',
  seat: 'seats',
};

/**
 * How the site does, in a number of complete days up to yesterday and in as many days before them. Today is only in
 * `daily`: a day that has begun would make every period look worse than the one before. Counts only.
 * @param now milliseconds since 1970
 */
export async function readNumbers(
  database: Database,
  { days, now, promise }: { days: number; now: number; promise: Pick<AnswerPromise, 'dueAt'> },
): Promise<Numbers> {
  const today = now - (now % day);
  const period = { since: today - days * day, before: today };
  const earlier = { since: period.since - days * day, before: period.since };
  const [these, those] = [await readPeriod(database, period), await readPeriod(database, earlier)];
  const soFar = { since: today, before: today + day };
  const [{ daily }, leads] = [await readVisits(database, soFar), await listLeadTimes(database, soFar)];
  const rows = (total: TotalName) => compareBy(these.named, those.named, total);
  const funnels = <Key extends object>(keyOf: (event: Counted) => Key) =>
    compareFunnels(these.events, those.events, keyOf);
  return {
    since: dayOf(period.since),
    until: dayOf(today - day),
    totals: recordOf(totalNames, (total) => compare(these.events, those.events, total)),
    answered: {
      now: summariseAnswers(these.leads, promise, now),
      before: summariseAnswers(those.leads, promise, now),
    },
    daily: [...listDays(period, these), ...listDays(soFar, { daily, leads })],
    pages: rows('views').slice(0, mostRows),
    sources: funnels(({ source }) => ({ source })).slice(0, mostRows),
    campaigns: funnels(({ source, campaign }) => ({ source, campaign }))
      .filter(({ campaign }) => campaign !== '')
      .slice(0, mostRows),
    won: rows('won'),
    lost: rows('lost'),
    seats: rows('seats'),
    tools: rows('tools'),
    downloads: rows('downloads'),
    vitals: vitalNames.map((measure) => {
      const value = quartileOf(measure, these.vitals);
      const before = quartileOf(measure, those.vitals);
      return { measure, now: value, before, rating: value === null ? null : rate(measure, value) };
    }),
  };
}

async function readPeriod(database: Database, period: Period) {
  // SQLite reads in the thread of the requests, so each query has a turn of its own.
  await nextPart();
  const leads = await listLeadTimes(database, period);
  const { pages, sources, daily } = await readVisits(database, period);
  await nextPart();
  const added = await countAdded(database, period);
  await nextPart();
  const others = [
    ...leads.map((lead) => counted('leads', { ...sourceOf(lead), count: 1 })),
    counted('added', { count: added }),
    ...(await listTrials(database, period)).map((trial) => counted('confirmed', trial)),
    ...(await listWon(database, period)).map(({ name, count, ...lead }) =>
      counted('won', { ...sourceOf(lead), name, count }),
    ),
    ...(await listLost(database, period)).map((lost) => counted('lost', lost)),
    ...(await listSeats(database, period)).map((seat) => counted('seats', seat)),
  ];
  const bySource = sources.map(({ kind, ...visits }) => counted(totalOf[kind], visits));
  const byPage = pages.map(({ kind, page, count }) => counted(totalOf[kind], { name: page, count }));
  return {
    leads,
    daily,
    events: [...bySource, ...others],
    /** The same with the names of pages, but without sources. */
    named: [...byPage, ...others],
    vitals: await readVitals(database, period),
  };
}

const counted = (
  total: TotalName,
  event: Pick<Counted, 'count'> & Partial<Omit<Counted, 'total'>>,
): Counted => ({ source: '', campaign: '', name: '', ...event, total });

/** Reads the days one by one: a busy one has ten thousand rows. */
async function readVitals(database: Database, { since, before }: Period) {
  const steps: Awaited<ReturnType<typeof listVitalSteps>> = [];
  for (let start = since; start < before; start += day) {
    await nextPart();
    steps.push(...(await listVitalSteps(database, { since: start, before: start + day })));
  }
  return steps;
}

const sourceOf = ({ source, referrer, campaign }: Pick<LeadTimes, 'source' | 'referrer' | 'campaign'>) => ({
  source: countedSource(source || referrer),
  campaign: countedSource(campaign),
});

/** Each day of the period, also those without a visit. */
function listDays(period: Period, { daily, leads }: { daily: Visits['daily']; leads: readonly LeadTimes[] }) {
  const at = (start: number, kind: VisitKind) =>
    daily.find((count) => count.day === start && count.kind === kind)?.count ?? 0;
  const days = Math.round((period.before - period.since) / day);
  return Array.from({ length: days }, (_, index) => {
    const start = period.since + index * day;
    const isOfDay = ({ received_at: at }: LeadTimes) => at >= start && at < start + day;
    return {
      day: dayOf(start),
      visits: at(start, 'tab'),
      leads: leads.filter(isOfDay).length,
      trials: at(start, 'trial'),
    };
  });
}

function quartileOf(measure: VitalName, counts: readonly (Step & { measure: string })[]): number | null {
  const value = upperQuartile(
    measure,
    counts.filter((count) => count.measure === measure),
  );
  // Rounded up, so that a value above a threshold stays above it.
  return value === undefined ? null : Math.ceil(value);
}
