import { randomUUID } from 'node:crypto';
import type { ContentProblem } from '@accounting-site/content/reading/content-error';
import type { Selectable } from 'kysely';
import { hasRow } from '../../database/has-row.ts';
import type { Database } from '../../database/open-database.ts';
import type { PublishJobTable } from '../../database/publishing-tables.ts';

export type Job = Selectable<PublishJobTable>;

type NewJob = Pick<Job, 'kind' | 'account_id' | 'at' | 'starts_at' | 'note'> & { paths?: Job['paths'] };

/**
 * Adds a job. It supersedes unfinished jobs of its kind, except publications with drafts that the new job lacks. A
 * planned publication and one that is due do not supersede each other, and neither do the previews of two people.
 */
export async function addJob(transaction: Database, { paths = null, ...job }: NewJob): Promise<Job> {
  const { kind, account_id } = job;
  const unfinished = await listUnfinished(transaction, kind)
    .where('starts_at', job.starts_at > job.at ? '>' : '<=', job.at)
    .$if(kind === 'preview', (jobs) => jobs.where('account_id', account_id === null ? 'is' : '=', account_id))
    .execute();
  const superseded = unfinished.filter((other) => kind !== 'publish' || coversAll({ paths }, other));
  await endJobs(transaction, superseded, { state: 'superseded', finished_at: job.at });
  return transaction
    .insertInto('publish_jobs')
    .values({ id: randomUUID(), ...job, paths, state: 'waiting', problems: '[]' })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const findJob = (database: Database, id: string): Promise<Job | undefined> =>
  database.selectFrom('publish_jobs').selectAll().where('id', '=', id).executeTakeFirst();

/** The jobs that run or wait, also those that start in months, then those that ended: the latest first. */
export const listJobs = (database: Database): Promise<Job[]> =>
  database
    .selectFrom('publish_jobs')
    .selectAll()
    .orderBy((job) => job('finished_at', 'is', null), 'desc')
    .orderBy(({ fn }) => fn.coalesce('finished_at', 'starts_at'), 'desc')
    .orderBy('id')
    // All publications that may be planned (plannedAtMost in publishing.routes.ts), and as many others.
    .limit(40)
    .execute();

/** @returns false when the job is being published, or has ended */
export const cancelJob = (transaction: Database, id: string, now: number): Promise<boolean> =>
  endJobs(transaction, [{ id }], { state: 'cancelled', finished_at: now });

/** Cancels the publications of these drafts that wait or are being built. */
export async function cancelPublications(
  transaction: Database,
  paths: readonly string[],
  now: number,
): Promise<void> {
  const unfinished = await listUnfinished(transaction, 'publish').execute();
  const cancelled = unfinished.filter((job) => includesAny(job, paths));
  await endJobs(transaction, cancelled, { state: 'cancelled', finished_at: now });
}

/** A query for the jobs that wait or are being built. */
const listUnfinished = (transaction: Database, kind: Job['kind']) =>
  transaction
    .selectFrom('publish_jobs')
    .select(['id', 'paths'])
    .where('kind', '=', kind)
    .where('state', 'in', ['waiting', 'building']);

/**
 * Ends jobs that wait or are being built. A job that is being published by now continues.
 * @returns whether any ended
 */
async function endJobs(
  transaction: Database,
  jobs: readonly { id: string }[],
  end: Pick<Job, 'state' | 'finished_at'>,
): Promise<boolean> {
  if (jobs.length === 0) return false;
  const ids = jobs.map(({ id }) => id);
  const ended = await transaction
    .updateTable('publish_jobs')
    .set(end)
    .where('id', 'in', ids)
    .where('state', 'in', ['waiting', 'building'])
    .returning('id')
    .execute();
  return ended.length > 0;
}

/** The publications that wait for their time. */
export const listPlanned = (database: Database, now: number) =>
  database
    .selectFrom('publish_jobs')
    .select(['starts_at', 'paths'])
    .where('kind', '=', 'publish')
    .where('state', '=', 'waiting')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute();

/** The jobs that are due, the one that has waited longest first. */
export const listDue = (database: Database, now: number): Promise<Job[]> =>
  database
    .selectFrom('publish_jobs')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('starts_at', '<=', now)
    .orderBy('starts_at')
    .execute();

/** Takes the job that has waited longest, if one is due. */
export async function claimJob(database: Database, holder: string, now: number): Promise<Job | undefined> {
  const [due] = await listDue(database, now);
  if (due === undefined) return undefined;
  return database
    .updateTable('publish_jobs')
    .set({ state: 'building', claimed_by: holder })
    .where('id', '=', due.id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
}

/**
 * Makes the jobs that a publisher has claimed wait for the next one.
 * @param whose own: when this publisher stops or continues after an outage; of others: when this process has taken the
 * lock, because they were killed
 */
export async function returnJobs(
  database: Database,
  whose: 'own' | 'of others',
  holder: string,
): Promise<void> {
  await database
    .updateTable('publish_jobs')
    .set({ state: 'waiting', claimed_by: null })
    .where('state', 'in', ['building', 'publishing'])
    .where('claimed_by', whose === 'own' ? '=' : '!=', holder)
    .execute();
}

/**
 * Moves a job of this publisher to its next state.
 * @returns false when it was cancelled or superseded, or another publisher has taken it over
 */
export function moveJob(
  transaction: Database,
  { id, claimed_by }: Job,
  from: Job['state'],
  to: Partial<Pick<Job, 'state' | 'finished_at' | 'problems' | 'release_id' | 'built_from'>>,
): Promise<boolean> {
  const own = transaction
    .updateTable('publish_jobs')
    .set(to)
    .where('id', '=', id)
    .where('state', '=', from)
    .where('claimed_by', '=', claimed_by);
  return hasRow(own.returning('id'));
}

/** The paths of the drafts that a job publishes or previews. Undefined for all drafts. */
export const pathsOf = ({ paths }: Pick<Job, 'paths'>): string[] | undefined =>
  paths === null ? undefined : JSON.parse(paths);

/** Those of these drafts that a job publishes or previews. */
export function draftsOf<Draft extends { path: string }>(
  job: Pick<Job, 'paths'>,
  drafts: readonly Draft[],
): Draft[] {
  const paths = pathsOf(job);
  return drafts.filter(({ path }) => paths === undefined || paths.includes(path));
}

/** Whether a job publishes or previews one of these drafts. */
export function includesAny(job: Pick<Job, 'paths'>, paths: readonly string[]): boolean {
  const own = pathsOf(job);
  return own === undefined || own.some((path) => paths.includes(path));
}

/** Whether a job publishes every draft that the other one does. */
function coversAll(job: Pick<Job, 'paths'>, other: Pick<Job, 'paths'>): boolean {
  const [own, others] = [pathsOf(job), pathsOf(other)];
  return own === undefined || (others?.every((path) => own.includes(path)) ?? false);
}

export const problemsOfJob = ({ problems }: Job) => JSON.parse(problems) as ContentProblem[];
