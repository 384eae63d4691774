import { otherSource } from '@accounting-site/contract/reports/visits';
import type { Selectable } from 'kysely';
import { day } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import type { VisitsTable } from '../database/reader-tables.ts';
import { addCounts } from '../tallies/add-counts.ts';

/** The most different rows in a day, so that invented sources cannot fill the disk. */
export const mostADay = 1000;

/** How often something happened in visits of one source on a day. */
export type VisitCount = Selectable<VisitsTable>;

const visits = {
  name: 'visits',
  key: ['day', 'kind', 'page', 'source', 'campaign'],
  mostADay,
  beyond: (count: VisitCount): VisitCount => ({ ...count, source: otherSource, campaign: '' }),
} as const;

/** Adds to the stored counts. When a day has reached its limit, a new source is counted as `other`. */
export const addVisits = (transaction: Database, counts: readonly VisitCount[]): Promise<void> =>
  addCounts(transaction, visits, counts);

/** Counts a sign-up for a trial. */
export const countTrial = (
  transaction: Database,
  from: Pick<VisitCount, 'source' | 'campaign'>,
  now: number,
): Promise<void> =>
  addVisits(transaction, [{ day: now - (now % day), kind: 'trial', page: '/register', ...from, count: 1 }]);

/** Counts webinar registrations that are about to be forgotten, by the day on which they were made. */
export const countSeats = (
  transaction: Database,
  seats: readonly { webinar: string; registeredAt: number }[],
): Promise<void> =>
  addVisits(
    transaction,
    seats.map(({ webinar, registeredAt }) => ({
      ...{ day: registeredAt - (registeredAt % day), kind: 'seat', page: webinar },
      ...{ source: '', campaign: '', count: 1 },
    })),
  );

/** A period: days in milliseconds since 1970. */
export interface Period {
  since: number;
  before: number;
}

/** The counts of a period over all its days. */
export function listVisits(
  database: Database,
  { since, before }: Period,
): Promise<Omit<VisitCount, 'day'>[]> {
  return database
    .selectFrom('visits')
    .select(['kind', 'page', 'source', 'campaign'])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .where('day', '>=', since)
    .where('day', '<', before)
    .groupBy(['kind', 'page', 'source', 'campaign'])
    .execute();
}

/** The counts of one period for each day and kind. */
export function listDailyVisits(database: Database, { since, before }: Period) {
  return database
    .selectFrom('visits')
    .select(['day', 'kind'])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .where('day', '>=', since)
    .where('day', '<', before)
    .groupBy(['day', 'kind'])
    .execute();
}
