import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentProblem } from '@accounting-site/content/reading/content-error';
import { minute } from '../../clock.ts';
import { isDatabaseAway } from '../../database/database-away.ts';
import { runWithoutPauses } from '../../limits/run-in-parts.ts';
import { type PackedRelease, packRelease } from '../../releases/release-archive.ts';
import { ReleaseTooLarge } from '../../releases/release-error.ts';
import { hashContent, readContentFiles } from '../../releases/release-files.ts';
import { findCurrent, lockCurrent, pruneReleases, storeRelease } from '../../releases/releases.repository.ts';
import { tellTeam } from '../../releases/tell-team.ts';
import { encodeUploads } from '../drafts/encode-uploads.ts';
import { forgetOldEdits } from '../drafts/forget-old-edits.ts';
import { isDateDue, isFirstFailedDate } from '../drafts/publish-by-date.ts';
import { Overtaken, type Publication, publishDrafts } from '../drafts/publish-drafts.ts';
import { checkNow, writeContent } from '../drafts/read-drafts.ts';
import { findBuilt, hashInputs, isBuildWanted, recordBuild } from '../publisher/prepared-builds.ts';
import { AuthorLeft, requireAuthor } from './author.ts';
import type { JobServices } from './job-services.ts';
import { includesAny, type Job, moveJob } from './jobs.repository.ts';

const lookEvery = 500;
const buildFor = 5 * minute;
/** Long enough for a database restart. Without a limit, a full disk would make the publisher build the job for ever. */
const buildAgainFor = 10 * minute;
/** As many as undo needs for a month of daily publications. */
const keptReleases = 30;

/**
 * Builds, and for a publication publishes. Until the last transaction nothing that visitors see changes, and
 * the drafts stay.
 * @throws when the build fails for another reason than its content; the job has failed then, unless the database was
 * away: the publisher builds it again
 */
export async function runJob(services: JobServices, job: Job): Promise<void> {
  const folder = join(services.workDir, `job-${job.id}`);
  try {
    await rm(folder, { recursive: true, force: true });
    await buildAndPublish(services, job, folder);
  } catch (error) {
    if (services.signal.aborted) throw error;
    if (error instanceof Overtaken) return await endOvertaken(services, job);
    if (error instanceof AuthorLeft)
      return void (await failJob(services, job, [{ file: '', message: error.message }]));
    if (error instanceof ReleaseTooLarge) {
      const message = `${error.message} Your drafts are kept`;
      return void (await failJob(services, job, [{ file: '', message }]));
    }
    if (isDatabaseAway(error) && services.clock() < job.starts_at + buildAgainFor) throw error;
    const message =
      'The site could not be built. Your drafts are kept. Try again. If it fails again, tell your technical team: the log of the publisher says why';
    if (await failJob(services, job, [{ file: '', message }])) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function buildAndPublish(services: JobServices, job: Job, folder: string): Promise<void> {
  const { database, clock, tools, siteDir, repository, addresses, build: own } = services;
  if (job.kind === 'date' && !(await isDateDue(services))) return endSuperseded(services, job, 'building');
  await requireAuthor(database, job);
  const isOfTeam = job.kind === 'preview' || job.kind === 'publish';
  const uploads = isOfTeam ? await encodeUploads(database, services) : [];
  const unreadable = uploads.filter(({ file }) => includesAny(job, [file]));
  if (unreadable.length > 0) return void (await failJob(services, job, unreadable));
  const [content, out] = [join(folder, 'content'), join(folder, 'site')];
  const { current, drafts, isAll, problems, built_from } = await writeContent(services, job, content);
  if (problems.length > 0) return void (await failJob(services, job, problems));
  // Others were published, or discarded, before the time that was planned.
  if (job.kind === 'publish' && drafts.length === 0) return endSuperseded(services, job, 'building');
  const contentHash = hashContent(runWithoutPauses(readContentFiles(content)));
  const input_hash = await hashInputs(services, contentHash, built_from);
  const built_at = clock();
  let release = await findBuilt(database, job, input_hash, built_at);
  const strict = job.kind === 'publish';
  // A preview build skips the publication checks, so run them before reusing it.
  if (release !== undefined && strict) {
    const found = isAll
      ? await checkNow(services, drafts)
      : await tools.findProblems(content, services.signal);
    if (found.length > 0) return void (await failJob(services, job, found));
  }
  if (release === undefined) {
    const found = await whileWanted(services, job, built_from, (signal) =>
      tools.build({ content, from: siteDir, out, now: built_at, strict }, signal),
    );
    if (found === undefined) return;
    if (found.length > 0) return void (await failJob(services, job, found));
    const { code } = own;
    const built = await packRelease({ siteDir: out, contentDir: content, ...addresses, code, now: clock() });
    const author = job.account_id ?? '';
    // First, because a preview may equal one that is old enough to be deleted.
    if (job.kind === 'preview') await prune(services);
    await storeRelease(database, built, { author, note: job.note, at: clock() });
    release = built.id;
    // If this job was superseded, the next one needs the same build.
    await recordBuild(database, job, { input_hash, built_at, release_id: release });
  }
  const id = release;
  if (!(await moveJob(database, job, 'building', { state: 'publishing' }))) return;
  const build = { code: own.code, content: contentHash, built_at: own.at };
  const baseline = job.kind === 'publish' ? await storeBaseline(services) : undefined;
  await database.transaction().execute(async (transaction) => {
    if (job.kind !== 'preview') {
      await lockCurrent(transaction);
      if ((await findCurrent(transaction))?.number !== current) throw new Overtaken();
    }
    await requireAuthor(transaction, job);
    const at = clock();
    const done = { state: 'done', finished_at: at, release_id: id, built_from } as const;
    if (!(await moveJob(transaction, job, 'publishing', done)) || job.kind === 'preview') return;
    const { kind, account_id: accountId, note } = job;
    await publishDrafts(transaction, {
      drafts,
      release: id,
      build,
      kind,
      baseline,
      repository,
      accountId,
      note,
      at,
    });
  });
  if (job.kind !== 'preview') await prune(services);
}

/** Ends a job whose content changed during its build. */
async function endOvertaken(services: JobServices, job: Job): Promise<void> {
  // A deploy has no author who could publish again.
  if (job.kind === 'deploy')
    return void (await moveJob(services.database, job, 'publishing', { state: 'waiting' }));
  // A date job needs no retry: the publisher checks the now-current site's dates next.
  if (job.kind === 'date') return endSuperseded(services, job, 'publishing');
  const message =
    'someone published, undid or discarded something meanwhile. Look at the changes and publish again. Your drafts are kept';
  await failJob(services, job, [{ file: '', message }]);
}

/** Ends the work when the job is cancelled or superseded. @returns undefined then */
async function whileWanted<Result>(
  services: JobServices,
  job: Job,
  source: string,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | undefined> {
  const { signal } = services;
  const ending = new AbortController();
  let isWanted = true;
  const watch = async () => {
    while (!ending.signal.aborted) {
      await sleep(lookEvery, undefined, { signal: ending.signal });
      if (await isBuildWanted(services, job, source)) continue;
      isWanted = false;
      ending.abort();
    }
  };
  // Rejects when the work ends. A database error here is reported by the next query.
  const watching = watch().catch(() => undefined);
  try {
    signal.throwIfAborted();
    return await work(AbortSignal.any([signal, ending.signal, AbortSignal.timeout(buildFor)]));
  } catch (error) {
    if (isWanted) throw error;
    // A preview stopped for a waiting publication still has state 'building'.
    await endSuperseded(services, job, 'building');
    return undefined;
  } finally {
    ending.abort();
    await watching;
  }
}

const prune = ({ database, clock }: JobServices) =>
  database.transaction().execute(async (transaction) => {
    await pruneReleases(transaction, { keep: keptReleases, at: clock() });
    await forgetOldEdits(transaction);
  });

/** Before the first publication: stores the site that is served from its folder, so that undo can return to it. */
async function storeBaseline(services: JobServices): Promise<Publication['baseline']> {
  const { database, clock, siteDir, repository, addresses, build } = services;
  if ((await findCurrent(database)) !== undefined || !existsSync(siteDir)) return undefined;
  let packed: PackedRelease;
  try {
    const { code } = build;
    packed = await packRelease({ siteDir, contentDir: repository, ...addresses, code, now: clock() });
  } catch {
    // It was built for other addresses, so it cannot be served again.
    return undefined;
  }
  await storeRelease(database, packed, { author: '', note: '', at: clock() });
  const { id, code, content } = packed;
  return { id, build: { code, content, built_at: build.at } };
}

/** Ends a job that has nothing left to do, because someone published or discarded something. */
async function endSuperseded({ database, clock }: JobServices, job: Job, from: Job['state']): Promise<void> {
  await moveJob(database, job, from, { state: 'superseded', finished_at: clock() });
}

const failJob = ({ database, clock, siteDir }: JobServices, job: Job, problems: readonly ContentProblem[]) =>
  database.transaction().execute(async (transaction) => {
    const failed = {
      state: 'failed',
      finished_at: clock(),
      problems: JSON.stringify(problems),
    } as const;
    const isFailed =
      (await moveJob(transaction, job, 'building', failed)) ||
      (await moveJob(transaction, job, 'publishing', failed));
    // No one watches a publication that was planned, or one that a date needs.
    const isPlanned = job.kind === 'publish' && job.starts_at > job.at;
    if (isFailed && (isPlanned || (await isFirstFailedDate({ database: transaction, siteDir }, job))))
      await tellTeam(transaction, job.id, { at: clock(), accountId: null });
    return isFailed;
  });
