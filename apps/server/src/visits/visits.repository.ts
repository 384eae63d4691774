import { otherSource } from '@accounting-site/contract/reports/visits';
import type { Selectable } from 'kysely';
import { day } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import type { VisitsTable } from '../database/reader-tables.ts';
import { addCounts } from '../tallies/add-counts.ts';

/** The most sources in a day, each with its campaign. A program can invent them, but no pages or kinds. */
export const mostSourcesADay = 300;
/** The most different rows in a day, so that these sources on every page cannot fill the disk. */
const mostADay = 10_000;

/** How often something happened in visits of one source on a day. */
export type VisitCount = Selectable<VisitsTable>;

const visits = {
  name: 'visits',
  key: ['day', 'kind', 'page', 'source', 'campaign'],
  mostADay,
  beyond: asOther,
} as const;

function asOther(count: VisitCount): VisitCount {
  return { ...count, source: otherSource, campaign: '' };
}

type From = Pick<VisitCount, 'source' | 'campaign'>;

/**
 * Adds to the stored counts. When a day has reached its limit, a new source is counted as `other`, and those
 * that the day has are still counted on every page.
 */
export async function addVisits(transaction: Database, counts: readonly VisitCount[]): Promise<void> {
  const ofDays = new Map<number, Set<string>>();
  const limited: VisitCount[] = [];
  for (const count of counts) {
    if (!isNamed(count)) {
      limited.push(count);
      continue;
    }
    const known = ofDays.get(count.day) ?? (await findSources(transaction, count.day));
    ofDays.set(count.day, known);
    const isCounted = known.has(nameOf(count)) || known.size < mostSourcesADay;
    if (isCounted) known.add(nameOf(count));
    limited.push(isCounted ? count : asOther(count));
  }
  await addCounts(transaction, visits, limited);
}

/** Not of a visitor who typed the address, and not counted as `other` already. */
const isNamed = ({ source, campaign }: From) => campaign !== '' || (source !== '' && source !== otherSource);

const nameOf = ({ source, campaign }: From) => JSON.stringify([source, campaign]);

async function findSources(transaction: Database, day: number): Promise<Set<string>> {
  const rows = await transaction
    .selectFrom('visits')
    .select(['source', 'campaign'])
    .where('day', '=', day)
    .distinct()
    .execute();
  return new Set(rows.filter(isNamed).map(nameOf));
}

/** Counts a sign-up for a trial. With a count of 0 it does the same work and adds nothing. */
export const countTrial = (
  transaction: Database,
  from: Pick<VisitCount, 'source' | 'campaign'> & { count?: 0 | 1 },
  now: number,
): Promise<void> =>
  addVisits(transaction, [{ day: now - (now % day), kind: 'trial', page: '/register', count: 1, ...from }]);

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

/** The counts of a day by page: a row for each kind and page. */
export const listVisitsByPage = (database: Database, start: number) =>
  visitsOf(database, start).select(['kind', 'page']).groupBy(['kind', 'page']).execute();

/** The counts of a day by source: a row for each kind, source and campaign. */
export const listVisitsBySource = (database: Database, start: number) =>
  visitsOf(database, start)
    .select(['kind', 'source', 'campaign'])
    .groupBy(['kind', 'source', 'campaign'])
    .execute();

const visitsOf = (database: Database, start: number) =>
  database
    .selectFrom('visits')
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .where('day', '=', start)
    .where('count', '>', 0);
