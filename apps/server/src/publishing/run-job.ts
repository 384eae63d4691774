import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentProblem } from '@accounting-site/content/content-error';
import { type Clock, minute } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { type PackedRelease, packRelease } from '../releases/release-archive.ts';
import { hashContent, type ReleaseAddresses, readContentFiles } from '../releases/release-files.ts';
import { findCurrent, lockCurrent, pruneReleases, storeRelease } from '../releases/releases.repository.ts';
import { checkDrafts } from './check-drafts.ts';
import { hashText } from './content-text.ts';
import { type Draft, listDrafts, problemsOfDraft } from './drafts.repository.ts';
import { encodeUploads } from './encode-uploads.ts';
import { type Job, moveJob } from './jobs.repository.ts';
import { compareWithRepository, listOverlay } from './overlay.ts';
import type { OwnBuild } from './own-build.ts';
import { findBuilt, hashInputs, isBuildWanted, recordBuild } from './prepared-builds.ts';
import { describeSource } from './preview-source.ts';
import { type Publication, publishDrafts } from './publish-drafts.ts';
import { readFromFolder } from './published-content.ts';
import type { PublisherTools } from './publisher-tools.ts';
import { layer, makeContentFolder } from './write-content.ts';

export interface JobServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly tools: PublisherTools;
  /** The content folder of the repository. */
  readonly repository: string;
  /** An existing folder for builds. */
  readonly workDir: string;
  /** The site that was built with the repository. */
  readonly siteDir: string;
  readonly addresses: ReleaseAddresses;
  /** The version of the site that builds. */
  readonly build: OwnBuild;
  readonly signal: AbortSignal;
  readonly log: { error(details: { err: unknown }, message: string): void };
}

const lookEvery = 500;
const buildFor = 5 * minute;
/** As many as undo needs for a month of daily publications. */
const keptReleases = 30;

/**
 * Builds, and for a publication publishes. Until the last transaction nothing that visitors see changes, and
 * the drafts stay.
 * @throws when the build fails for another reason than its content; the job has failed then
 */
export async function runJob(services: JobServices, job: Job): Promise<void> {
  const folder = join(services.workDir, `job-${job.id}`);
  try {
    await rm(folder, { recursive: true, force: true });
    await buildAndPublish(services, job, folder);
  } catch (error) {
    if (services.signal.aborted) throw error;
    const message = 'The site could not be built. Your drafts are kept. The log of the publisher says why';
    if (await failJob(services, job, [{ file: '', message }])) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function buildAndPublish(services: JobServices, job: Job, folder: string): Promise<void> {
  const { database, clock, tools, repository, siteDir, addresses, build: own } = services;
  const unreadable = job.kind === 'deploy' ? [] : await encodeUploads(database, services);
  if (unreadable.length > 0) return void (await failJob(services, job, unreadable));
  const { current, drafts, texts, problems, built_from } = await readChecked(services, job);
  if (problems.length > 0) return void (await failJob(services, job, problems));
  const [content, out] = [join(folder, 'content'), join(folder, 'site')];
  await makeContentFolder(content, repository, texts);
  const input_hash = await hashInputs(services, content, built_from);
  const built_at = clock();
  let release = await findBuilt(database, job, input_hash, built_at);
  if (release === undefined) {
    const found = await whileWanted(services, job, built_from, (signal) =>
      tools.build({ content, from: siteDir, out }, signal),
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
    // If this job was superseded, the next one needs the same.
    await recordBuild(database, job, { input_hash, built_at, release_id: release });
  }
  const id = release;
  if (!(await moveJob(database, job, 'building', { state: 'publishing' }))) return;
  const build = {
    code: own.code,
    content: hashContent(await readContentFiles(content)),
    built_at: own.at,
  };
  const baseline = job.kind === 'publish' ? await storeBaseline(services) : undefined;
  const isPublishable = await database.transaction().execute(async (transaction) => {
    if (job.kind !== 'preview') {
      await lockCurrent(transaction);
      if ((await findCurrent(transaction))?.number !== current) return false;
    }
    const at = clock();
    const done = { state: 'done', finished_at: at, release_id: id, built_from } as const;
    if (!(await moveJob(transaction, job, 'publishing', done)) || job.kind === 'preview') return true;
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
    return true;
  });
  if (isPublishable) {
    if (job.kind === 'publish') await prune(services);
    return;
  }
  // A deploy has no author who could ask again.
  if (job.kind === 'deploy') return void (await moveJob(database, job, 'publishing', { state: 'waiting' }));
  const message =
    'someone published or undid something meanwhile. Look at the changes and publish again. Your drafts are kept';
  await failJob(services, job, [{ file: '', message }]);
}

/** The same as readDrafts, after a check of the drafts that are published and were saved a moment ago. */
async function readChecked(services: JobServices, job: Job) {
  const read = await readDrafts(services, job);
  if (job.kind !== 'publish' || read.drafts.every(({ problems }) => problems !== null)) return read;
  await checkDrafts(services.database, services);
  return readDrafts(services, job);
}

/** What is to be built, the number of the publication that it is based on, and which drafts cannot be published because their entry changed elsewhere. */
async function readDrafts(
  { database, clock, repository }: JobServices,
  job: Job,
): Promise<{
  current: number | undefined;
  drafts: Draft[];
  texts: ReturnType<typeof layer>;
  problems: ContentProblem[];
  built_from: string;
}> {
  return database.transaction().execute(async (transaction) => {
    // First, so that what is published while the rest is read is noticed at the end.
    const current = (await findCurrent(transaction))?.number;
    await compareWithRepository(transaction, repository);
    const overlay = await listOverlay(transaction);
    // A picture that was uploaded a moment ago is not encoded yet. It stays a draft.
    const drafts =
      job.kind === 'deploy' ? [] : (await listDrafts(transaction)).filter(({ is_upload }) => is_upload === 0);
    const published = layer(overlay);
    const textOf = (path: string) =>
      published.has(path) ? published.get(path) : readFromFolder(repository, path);
    const changed = drafts.filter(
      ({ path, text, base_hash }) =>
        base_hash !== hashText(textOf(path)) && hashText(text) !== hashText(textOf(path)),
    );
    const message =
      'this entry has changed on the site since the draft was begun. Open it, compare both texts, then keep yours or discard it';
    return {
      current,
      drafts,
      texts: layer(overlay, drafts),
      problems:
        job.kind === 'preview'
          ? []
          : [...changed.map(({ path }) => ({ file: path, message })), ...namedProblems(drafts)],
      built_from: describeSource({ at: clock(), publication: current, overlay, drafts }),
    };
  });
}

/** What the check of the drafts found, each once. If the check itself broke, the build decides. */
function namedProblems(drafts: readonly Draft[]): ContentProblem[] {
  const named = drafts.flatMap(problemsOfDraft).filter(({ file }) => file !== '');
  return [...new Map(named.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Ends the work when the job is cancelled or superseded. @returns undefined then */
async function whileWanted<Result>(
  services: JobServices,
  job: Job,
  source: string,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | undefined> {
  const { database, clock, signal } = services;
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
  // It ends with an exception when the work is done, and a database that is away is noticed by the next step.
  const watching = watch().catch(() => undefined);
  try {
    signal.throwIfAborted();
    return await work(AbortSignal.any([signal, ending.signal, AbortSignal.timeout(buildFor)]));
  } catch (error) {
    if (isWanted) throw error;
    // A preview that a publication has to wait for has not been superseded yet.
    await moveJob(database, job, 'building', { state: 'superseded', finished_at: clock() });
    return undefined;
  } finally {
    ending.abort();
    await watching;
  }
}

const prune = ({ database, clock }: JobServices) =>
  database
    .transaction()
    .execute((transaction) => pruneReleases(transaction, { keep: keptReleases, at: clock() }));

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

const failJob = ({ database, clock }: JobServices, job: Job, problems: readonly ContentProblem[]) =>
  database.transaction().execute(async (transaction) => {
    const failed = {
      state: 'failed',
      finished_at: clock(),
      problems: JSON.stringify(problems),
    } as const;
    const isBuilding = await moveJob(transaction, job, 'building', failed);
    return isBuilding || moveJob(transaction, job, 'publishing', failed);
  });
