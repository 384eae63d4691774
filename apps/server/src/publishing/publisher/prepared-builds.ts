import { hash } from 'node:crypto';
import { type Clock, minute } from '../../clock.ts';
import type { Database } from '../../database/open-database.ts';
import type { ReleaseAddresses } from '../../releases/release-files.ts';
import { findJob, type Job, listDue } from '../jobs/jobs.repository.ts';
import { describeNow } from './preview-source.ts';
import type { PublisherTools } from './publisher-tools.ts';

/** A page may tell the time of day, so an older build is not published. */
const usableFor = 30 * minute;

/**
 * The hash of everything that a build depends on: the content, the code, the settings, the day and the current
 * publication.
 * @param content its hash, see hashContent
 * @param source see describeSource
 */
export async function hashInputs(
  {
    tools,
    addresses: { siteUrl, appHost },
  }: { tools: Pick<PublisherTools, 'hashCode'>; addresses: ReleaseAddresses },
  content: string,
  source: string,
): Promise<string> {
  // Read for each build, because the code of a checkout changes while `npm run edit` runs.
  const code = await tools.hashCode();
  const inputs = JSON.stringify([code, siteUrl ?? null, appHost ?? null, source, content]);
  return hash('sha256', inputs);
}

/**
 * A stored release that was built from exactly the same inputs, so that it need not be built again. Not one whose
 * next date has passed since.
 * @returns its id. Undefined for a planned publication whose time has come since: it may depend on that time
 */
export async function findBuilt(
  database: Database,
  { at, starts_at }: Job,
  inputs: string,
  now: number,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('publish_jobs')
    .innerJoin('releases', 'releases.id', 'release_id')
    .select('release_id')
    .where('input_hash', '=', inputs)
    .where('built_at', '>=', starts_at > at ? starts_at : now - usableFor)
    .where('archive', 'is not', null)
    .where((release) => release.or([release('next_change', 'is', null), release('next_change', '>', now)]))
    .limit(1)
    .executeTakeFirst();
  return row?.release_id ?? undefined;
}

/** Remembers what a stored release was built from, also when its job was superseded meanwhile. */
export async function recordBuild(
  database: Database,
  { id }: Job,
  built: { input_hash: string; built_at: number; release_id: string },
): Promise<void> {
  await database.updateTable('publish_jobs').set(built).where('id', '=', id).execute();
}

/**
 * Whether to continue this build. False when a preview delays a publication that needs a different build, or when
 * its job has ended and the next job does not need the same build.
 * @param source what is built, see describeSource
 */
export async function isBuildWanted(
  { database, clock }: { database: Database; clock: Clock },
  job: Job,
  source: string,
): Promise<boolean> {
  const now = await findJob(database, job.id);
  const isOwn = now?.state === 'building' && now.claimed_by === job.claimed_by;
  const due = await listDue(database, clock());
  const delays = job.kind === 'preview' && due.some(({ kind }) => kind === 'publish');
  if (isOwn && !delays) return true;
  const next = due.find(({ kind }) => kind === 'publish') ?? due[0];
  if (next === undefined) return false;
  return (await describeNow(database, next, clock())) === source;
}
