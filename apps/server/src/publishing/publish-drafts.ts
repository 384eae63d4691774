import { SqliteAdapter } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { findCurrent, publishRelease } from '../releases/releases.repository.ts';
import { hashText } from './content-text.ts';
import { type Draft, findDraft } from './drafts.repository.ts';
import { readFromFolder } from './published-content.ts';

interface Publication {
  /** The drafts as they were when the build began. */
  drafts: readonly Draft[];
  release: string;
  /** The release of the site before, if no release was ever published. Undo returns to it. */
  baseline: string | undefined;
  /** The content folder of the repository. */
  repository: string;
  accountId: string | null;
  at: number;
}

/**
 * Publishes a stored release, and moves its drafts to the overlay. A draft that was saved since the build began
 * stays a draft. Call it in a transaction.
 */
export async function publishDrafts(
  transaction: Database,
  { drafts, release, baseline, repository, accountId, at }: Publication,
): Promise<void> {
  if (baseline !== undefined && (await findCurrent(transaction)) === undefined) {
    await publishRelease(transaction, baseline, { at, accountId: null, kind: 'publish' });
  }
  const publication = await publishRelease(transaction, release, { at, accountId, kind: 'publish' });
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
      })
      .execute();
    const inRepository = readFromFolder(repository, path);
    const isSame = (inRepository ?? null) === text;
    const after = { text, base_hash: before?.base_hash ?? hashText(inRepository) };
    await setOverlay(transaction, path, isSame ? undefined : after);
    const now = await findDraft(transaction, path);
    if (now?.version === draft.version) {
      await transaction.deleteFrom('content_drafts').where('path', '=', path).execute();
    } else await rebase(transaction, path, hashText(text));
  }
}

interface Overlay {
  text: string | null;
  base_hash: string;
}

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

async function rebase(transaction: Database, path: string, base_hash: string): Promise<void> {
  await transaction.updateTable('content_drafts').set({ base_hash }).where('path', '=', path).execute();
}

/** The publications that undo can return to, the current one last. A rollback removes those after its goal. */
export async function listUndoable(transaction: Database): Promise<{ number: number; release_id: string }[]> {
  const rows = await transaction
    .selectFrom('publications')
    .select(['number', 'release_id', 'kind'])
    .orderBy('number')
    .execute();
  const stack: { number: number; release_id: string }[] = [];
  for (const { kind, ...row } of rows) {
    const goal = kind === 'rollback' ? stack.findLastIndex((each) => each.release_id === row.release_id) : -1;
    if (goal === -1) stack.push(row);
    else stack.length = goal + 1;
  }
  return stack;
}

/**
 * Makes the release before the current one current again. What the current one changed becomes drafts, unless
 * there is a newer draft of the entry. Call it in a transaction.
 * @param publication the number of the current publication, as the caller saw it
 * @returns false when it is not the current one, or when there is no release before it
 * @throws ReleaseError when the release before was pruned
 */
export async function undoPublication(
  transaction: Database,
  publication: number,
  by: { at: number; accountId: string | null; request: Parameters<typeof publishRelease>[2]['request'] },
): Promise<boolean> {
  await lockCurrent(transaction);
  if ((await findCurrent(transaction))?.number !== publication) return false;
  const [before, undone] = (await listUndoable(transaction)).slice(-2);
  if (before === undefined || undone === undefined) return false;
  await publishRelease(transaction, before.release_id, {
    at: by.at,
    accountId: by.accountId,
    kind: 'rollback',
    ...(by.request && { request: by.request }),
  });
  const edits = await transaction
    .selectFrom('published_edits')
    .selectAll()
    .where('publication', '=', undone.number)
    .execute();
  for (const { path, text, base_hash, account_id, overlay_before } of edits) {
    const overlay = overlay_before === null ? undefined : (JSON.parse(overlay_before) as Overlay);
    await setOverlay(transaction, path, overlay);
    await transaction
      .insertInto('content_drafts')
      .values({ path, text, version: hashText(text) || 'none', base_hash, account_id, at: by.at })
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ base_hash }))
      .execute();
  }
  await transaction.updateTable('content_drafts').set({ problems: null }).execute();
  return true;
}

/** PostgreSQL lets two transactions read the same current publication. SQLite has one writer at a time. */
async function lockCurrent(transaction: Database): Promise<void> {
  const current = await findCurrent(transaction);
  if (current === undefined || transaction.getExecutor().adapter instanceof SqliteAdapter) return;
  await transaction
    .selectFrom('publications')
    .select('number')
    .where('number', '=', current.number)
    .forUpdate()
    .execute();
}
