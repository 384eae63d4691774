import type { Database } from '../database/open-database.ts';
import { listServed, openReleases } from './releases.repository.ts';

/** They may also be of this many earlier versions of the site, whose scripts an edit must not remove. */
const otherVersions = 2;

/**
 * The releases that servers keep, the current one first: those before it, and the newest of each of the other
 * versions of the site that were published last.
 */
export async function listKept(database: Database): Promise<string[]> {
  const served = await listServed(database, openReleases);
  return [...new Set([...served, ...(await listOfOtherVersions(database))])];
}

async function listOfOtherVersions(database: Database): Promise<string[]> {
  const newest = await database
    .selectFrom('publications')
    .innerJoin('releases', 'releases.id', 'publications.release_id')
    .select(({ fn }) => [fn.max('number').as('number')])
    .where('archive', 'is not', null)
    .where('code', '!=', ({ selectFrom }) =>
      selectFrom('publications').select('code').orderBy('number', 'desc').limit(1),
    )
    .groupBy('code')
    .orderBy(({ fn }) => fn.max('number'), 'desc')
    .limit(otherVersions)
    .execute();
  if (newest.length === 0) return [];
  const numbers = newest.map(({ number }) => number);
  const releases = await database
    .selectFrom('publications')
    .select('release_id')
    .where('number', 'in', numbers)
    .orderBy('number', 'desc')
    .execute();
  return releases.map(({ release_id }) => release_id);
}
