import { isPicture } from '@accounting-site/content/pictures/picture-entries';
import { hasRow } from '../../database/has-row.ts';
import type { Database } from '../../database/open-database.ts';
import {
  findCurrent,
  isStored,
  lockCurrent,
  publishRelease,
  type ReleaseBuild,
} from '../../releases/releases.repository.ts';
import { hashText, versionOf } from '../content/content-text.ts';
import { type BriefOverlay, compareWithRepository } from '../content/overlay.ts';
import { readFromFolder, readPublished } from '../content/published-content.ts';
import { cancelPublications } from '../jobs/jobs.repository.ts';
import { type Draft, listDrafts, removeDraft } from './drafts.repository.ts';

/** Someone published, undid or discarded something since the build began. */
export class Overtaken extends Error {}

export interface Publication {
  /** The drafts as they were when the build began. */
  drafts: readonly Draft[];
  release: string;
  /** What it was built from. */
  build?: ReleaseBuild;
  /** `deploy` for a new version of the site and `date` for the same content on a later day publish no draft. */
  kind?: 'publish' | 'deploy' | 'date';
  /** The release of the site before, if no release was ever published. Undo returns to it. */
  baseline: { id: string; build: ReleaseBuild } | undefined;
  /** The content folder of the repository. */
  repository: string;
  accountId: string | null;
  note: string;
  at: number;
}

/**
 * Publishes a stored release, and moves its drafts to the overlay. A draft that was saved since the build began
 * stays a draft. Call it in a transaction.
 * @throws Overtaken when a draft was discarded since the build began: its author does not want it published
 */
export async function publishDrafts(
  transaction: Database,
  { drafts, release, build, kind = 'publish', baseline, repository, accountId, note, at }: Publication,
): Promise<void> {
  if (baseline !== undefined && (await findCurrent(transaction)) === undefined) {
    const { id, build: built } = baseline;
    await publishRelease(transaction, id, { at, accountId: null, kind: 'publish', build: built });
  }
  const publication = await publishRelease(transaction, release, { at, accountId, note, kind, build });
  for (const draft of drafts) {
    const { path, text, base_hash, account_id } = draft;
    const before = await findOverlay(transaction, path);
    await transaction
      .insertInto('published_edits')
      .values({
        publication,
        path,
        text,
        base_hash,
        account_id,
        overlay_before: before ? JSON.stringify(before) : null,
        replaced_text: before ? null : readReplaced(repository, draft),
      })
      .execute();
    // If the file changed since the build began, the stored hash differs from it, which marks a conflict.
    await setOverlay(transaction, path, { text, base_hash: before?.base_hash ?? base_hash });
    // One statement, because PostgreSQL lets the author save between two.
    const built = transaction
      .deleteFrom('content_drafts')
      .where('path', '=', path)
      .where('version', '=', draft.version);
    const isRemoved = await hasRow(built.returning('path'));
    if (!isRemoved && !(await rebase(transaction, path, hashText(text)))) throw new Overtaken();
  }
  // A date release keeps the previous content, so skip the comparison.
  if (kind === 'date') return;
  await compareWithRepository(transaction, repository);
  await removePublished(transaction, repository);
}

/** The text of the repository that a draft replaces. A file that changed since is not what visitors saw. */
function readReplaced(repository: string, { path, base_hash }: Draft): string | null {
  const text = isPicture(path) ? undefined : readFromFolder(repository, path);
  return text !== undefined && hashText(text) === base_hash ? text : null;
}

/** Removes drafts of what is published now. */
async function removePublished(transaction: Database, repository: string): Promise<void> {
  for (const { path, text, version } of await listDrafts(transaction)) {
    const published = await readPublished(transaction, repository, path);
    if ((published ?? null) === text) await removeDraft(transaction, { path, published }, version);
  }
}

type Overlay = Omit<BriefOverlay, 'path'>;

const findOverlay = (transaction: Database, path: string): Promise<Overlay | undefined> =>
  transaction
    .selectFrom('content_overlay')
    .select(['text', 'base_hash'])
    .where('path', '=', path)
    .executeTakeFirst();

async function setOverlay(transaction: Database, path: string, overlay: Overlay | undefined): Promise<void> {
  await transaction.deleteFrom('content_overlay').where('path', '=', path).execute();
  if (overlay === undefined) return;
  await transaction
    .insertInto('content_overlay')
    .values({ path, ...overlay, conflict: 0 })
    .execute();
}

/** @returns false when there is no draft */
function rebase(transaction: Database, path: string, base_hash: string): Promise<boolean> {
  const rebased = transaction.updateTable('content_drafts').set({ base_hash }).where('path', '=', path);
  return hasRow(rebased.returning('path'));
}

interface Step {
  number: number;
  /** What undo publishes to return here. */
  release_id: string;
  /** The hash of the code that built it. Empty if unknown. */
  code: string;
  /** The same content as it was built for other days. */
  earlier: string[];
}

const isRelease = ({ release_id, earlier }: Step, id: string) => release_id === id || earlier.includes(id);

/**
 * The publications that undo can return to, the current one last. A rollback removes those after its goal. One by
 * date has the content of the one before, and is no step back. A release of another version of the site is not in
 * the list, because undo would silently bring old code back.
 * @param ofAnyVersion lists those as well, for the command line, which names them
 */
export async function listUndoable(transaction: Database, ofAnyVersion = false): Promise<Step[]> {
  const rows = await transaction
    .selectFrom('publications')
    .select(['number', 'release_id', 'kind', 'code'])
    .orderBy('number')
    .execute();
  const stack: Step[] = [];
  for (const { kind, number, release_id, code } of rows) {
    const last = stack.at(-1);
    const step = { number, release_id, code, earlier: [] };
    const goal = kind === 'rollback' ? stack.findLastIndex((each) => isRelease(each, release_id)) : -1;
    if (goal !== -1) stack.length = goal + 1;
    else if (!ofAnyVersion && (kind === 'deploy' || isOfOtherCode(last, step))) {
      stack.splice(0, stack.length, step);
    } else if (kind === 'date' && last !== undefined) {
      last.earlier.push(last.release_id);
      last.release_id = release_id;
    }
    // A publication that changed nothing is no step back.
    else if (last?.release_id !== release_id) stack.push(step);
  }
  return stack;
}

/** Releases of earlier versions of the command line do not say which code built them. */
const isOfOtherCode = (one: Step | undefined, other: Step) =>
  one !== undefined && one.code !== '' && other.code !== '' && one.code !== other.code;

/** Whether there is a release to which undo can return, and it is stored. */
export async function canUndo(database: Database): Promise<boolean> {
  const before = (await listUndoable(database)).at(-2);
  return before !== undefined && isStored(database, before.release_id);
}

/**
 * Rolls back to an earlier release. What was published since becomes drafts, unless there is
 * a newer draft of the entry. Call it in a transaction.
 * @param publication the number of the current publication, as the caller saw it
 * @param goal the id of the release, of any version of the site; without it, the one before the current one
 * @returns false when it is not the current one, or when there is no such release before it
 * @throws ReleaseError when the release before was pruned
 */
export async function undoPublication(
  transaction: Database,
  publication: number,
  by: { at: number; accountId: string | null; request: Parameters<typeof publishRelease>[2]['request'] },
  goal?: string,
): Promise<boolean> {
  await lockCurrent(transaction);
  if ((await findCurrent(transaction))?.number !== publication) return false;
  const stack = await listUndoable(transaction, goal !== undefined);
  const earlier = stack.slice(0, -1);
  const at = earlier.findLastIndex((each) => goal === undefined || isRelease(each, goal));
  const before = earlier[at];
  if (before === undefined) return false;
  await publishRelease(transaction, goal ?? before.release_id, {
    at: by.at,
    accountId: by.accountId,
    kind: 'rollback',
    ...(by.request && { request: by.request }),
  });
  const edits = await transaction
    .selectFrom('published_edits')
    .selectAll()
    .where(
      'publication',
      'in',
      stack.slice(at + 1).map(({ number }) => number),
    )
    .orderBy('publication', 'desc')
    .execute();
  for (const { path, text, base_hash, account_id, overlay_before } of edits) {
    const overlay = overlay_before === null ? undefined : (JSON.parse(overlay_before) as Overlay);
    await setOverlay(transaction, path, overlay);
    await transaction
      .insertInto('content_drafts')
      .values({
        path,
        text,
        version: versionOf(text),
        base_hash,
        account_id,
        at: by.at,
        is_upload: 0,
      })
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ base_hash }))
      .execute();
  }
  await transaction.updateTable('content_drafts').set({ problems: null }).execute();
  // They would publish what was just undone.
  const undone = edits.map(({ path }) => path);
  await cancelPublications(transaction, undone, by.at);
  return true;
}
