import { readFile } from 'node:fs/promises';
import { manifestPath, siteManifest } from '@accounting-site/contract/site/site-manifest';
import { type Clock, day, minute } from '../../clock.ts';
import { hasRow } from '../../database/has-row.ts';
import type { Database } from '../../database/open-database.ts';
import { findCurrent, latestPublication, lockCurrent } from '../../releases/releases.repository.ts';
import { makeContentFolder, writeReleaseContent } from '../content/write-content.ts';
import { addJob, type Job } from '../jobs/jobs.repository.ts';

/** After a failed build the next one waits this long, and twice as long after each further one. */
export const firstPause = 5 * minute;
const longestPause = day;

interface DateServices {
  readonly database: Database;
  readonly clock: Clock;
  /** The site that is served without a release. */
  readonly siteDir: string;
}

/**
 * Asks for a build of the current content when a date in it has passed: a new price, the end of an announcement.
 * Does nothing while such a build waits or runs, and pauses after one that failed.
 */
export async function addDateJob(services: DateServices): Promise<void> {
  if (!(await isDateDue(services))) return;
  const { database, clock, siteDir } = services;
  const now = clock();
  await database.transaction().execute(async (transaction) => {
    await lockCurrent(transaction);
    const { change, since } = await findNextChange(transaction, siteDir);
    if (change > now) return;
    const jobs = await transaction
      .selectFrom('publish_jobs')
      .select(['state', 'finished_at'])
      .where('kind', '=', 'date')
      .where('at', '>=', Math.max(change, since))
      .execute();
    if (jobs.some(({ finished_at }) => finished_at === null)) return;
    const failed = jobs.filter(({ state }) => state === 'failed' || state === 'cancelled');
    const last = Math.max(...failed.map(({ finished_at }) => finished_at ?? 0));
    const pause = Math.min(firstPause * 2 ** (failed.length - 1), longestPause);
    if (now < last + pause) return;
    await addJob(transaction, { kind: 'date', account_id: null, at: now, starts_at: now, note: '' });
  });
}

/** Whether a date in the content of the site that visitors see has passed since it was built. */
export async function isDateDue({ database, clock, siteDir }: DateServices): Promise<boolean> {
  return (await findNextChange(database, siteDir)).change <= clock();
}

/** Whether this build for a date is the first that failed for this date. */
export async function isFirstFailedDate(
  { database, siteDir }: Pick<DateServices, 'database' | 'siteDir'>,
  { id, kind, at }: Job,
): Promise<boolean> {
  if (kind !== 'date') return false;
  const { change, since } = await findNextChange(database, siteDir);
  const passed = Math.min(Math.max(change, since), at);
  return !(await hasRow(failedSince(database, passed).where('id', '!=', id)));
}

/** A query for the builds for a date that failed since a moment. */
export const failedSince = (database: Database, moment: number) =>
  database
    .selectFrom('publish_jobs')
    .select('id')
    .where('kind', '=', 'date')
    .where('state', '=', 'failed')
    .where('at', '>=', moment);

/**
 * When the site that visitors see is out of date, and since when they see it. Infinity if that is not known.
 * @param siteDir the site that is served without a release
 */
export async function findNextChange(
  database: Database,
  siteDir?: string,
): Promise<{ change: number; since: number }> {
  const current = await latestPublication(database)
    .innerJoin('releases', 'releases.id', 'publications.release_id')
    .select(['next_change', 'at'])
    .executeTakeFirst();
  const change = current === undefined ? await nextChangeOf(siteDir) : current.next_change;
  return { change: change ?? Number.POSITIVE_INFINITY, since: current?.at ?? 0 };
}

/** The next change of a site that is served from its folder. */
async function nextChangeOf(siteDir: string | undefined): Promise<number | undefined> {
  if (siteDir === undefined) return undefined;
  try {
    const { nextChange } = siteManifest.parse(JSON.parse(await readFile(manifestPath(siteDir), 'utf8')));
    return nextChange === undefined ? undefined : Date.parse(nextChange);
  } catch {
    // There is no site, or it was built by another version.
    return undefined;
  }
}

/**
 * Writes the content of the site that visitors see. It is that of its release: drafts, and what a deploy changed
 * in the repository, are not published by a date.
 * @returns the number of the current publication
 */
export async function writeCurrentContent(
  { database, repository }: { database: Database; repository: string },
  folder: string,
): Promise<number | undefined> {
  const current = await findCurrent(database);
  if (current === undefined) {
    await makeContentFolder(folder, repository, new Map());
    return undefined;
  }
  await writeReleaseContent(database, current.release_id, folder);
  return current.number;
}
