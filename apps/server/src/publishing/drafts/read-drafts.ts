import { dayOf } from '@accounting-site/content/dates/content-day';
import { findShortNotice } from '@accounting-site/content/money/short-notice';
import type { ContentProblem } from '@accounting-site/content/reading/content-error';
import { findCurrent } from '../../releases/releases.repository.ts';
import { hashText } from '../content/content-text.ts';
import { listOverlay } from '../content/overlay.ts';
import { readFromFolder } from '../content/published-content.ts';
import { layer, makeContentFolder } from '../content/write-content.ts';
import type { JobServices } from '../jobs/job-services.ts';
import { draftsOf, type Job } from '../jobs/jobs.repository.ts';
import { describeSource } from '../publisher/preview-source.ts';
import { checkDrafts } from './check-drafts.ts';
import { type Draft, listDrafts, problemsOfDraft } from './drafts.repository.ts';
import { writeCurrentContent } from './publish-by-date.ts';

interface Work {
  /** The number of the publication that it is based on. */
  current: number | undefined;
  drafts: Draft[];
  /** Whether these are all drafts, which are checked together. */
  isAll: boolean;
  /** The entries that cannot be published, because they changed elsewhere or have an error. */
  problems: ContentProblem[];
  /** See describeSource. */
  built_from: string;
}

/** Writes what a job builds into a new content folder, unless there are problems. */
export async function writeContent(services: JobServices, job: Job, folder: string): Promise<Work> {
  if (job.kind === 'date') {
    const current = await writeCurrentContent(services, folder);
    const source = { at: services.clock(), publication: current, overlay: [], drafts: [] };
    return { current, drafts: [], isAll: true, problems: [], built_from: describeSource(source) };
  }
  const { texts, ...work } = await readDrafts(services, job);
  if (work.problems.length === 0) await makeContentFolder(folder, services.repository, texts);
  return work;
}

async function readDrafts(
  { database, clock, repository }: JobServices,
  job: Job,
): Promise<Work & { texts: ReturnType<typeof layer> }> {
  return database.transaction().execute(async (transaction) => {
    // First, so that what is published while the rest is read is noticed at the end.
    const current = (await findCurrent(transaction))?.number;
    const overlay = await listOverlay(transaction);
    // A picture that was uploaded a moment ago is not encoded yet. It stays a draft.
    const all = job.kind === 'deploy' ? [] : await listDrafts(transaction);
    const drafts = draftsOf(job, all).filter(({ is_upload }) => is_upload === 0);
    const isAll = drafts.length === all.length;
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
      isAll,
      texts: layer(overlay, drafts),
      problems:
        job.kind === 'preview'
          ? []
          : [
              ...changed.map(({ path }) => ({ file: path, message })),
              ...problemsThatStop(drafts, isAll),
              ...drafts.flatMap(({ path, text }) =>
                path === 'plans.yaml' && text !== null
                  ? findShortNotice(text, textOf(path) ?? undefined, dayOf(clock()))
                  : [],
              ),
            ],
      built_from: describeSource({ at: clock(), publication: current, overlay, drafts }),
    };
  });
}

/**
 * The problems that stop these drafts. Errors in other entries can differ when only some drafts are published, so
 * the build checks those.
 */
function problemsThatStop(drafts: readonly Draft[], isAll: boolean): ContentProblem[] {
  const isOwn = ({ file }: ContentProblem) => drafts.some(({ path }) => path === file);
  return namedProblems(drafts).filter((problem) => isAll || isOwn(problem));
}

/** Checks drafts that were saved a moment ago. @returns the problems of these versions of the drafts */
export async function checkNow(services: JobServices, drafts: readonly Draft[]): Promise<ContentProblem[]> {
  await checkDrafts(services);
  const isAmong = ({ path, version }: Draft) =>
    drafts.some((draft) => draft.path === path && draft.version === version);
  return namedProblems((await listDrafts(services.database)).filter(isAmong));
}

/** What the check of the drafts found, each once. If the check itself failed, the build decides. */
function namedProblems(drafts: readonly Draft[]): ContentProblem[] {
  const named = drafts.flatMap(problemsOfDraft).filter(({ file }) => file !== '');
  return [...new Map(named.map((problem) => [JSON.stringify(problem), problem])).values()];
}
