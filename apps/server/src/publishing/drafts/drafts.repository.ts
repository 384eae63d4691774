import type { ContentProblem } from '@accounting-site/content/reading/content-error';
import type { Selectable } from 'kysely';
import { hasRow } from '../../database/has-row.ts';
import type { Database } from '../../database/open-database.ts';
import type { ContentDraftTable } from '../../database/publishing-tables.ts';
import { RefusedCall } from '../../http/problems.ts';
import { hashText, versionOf, withoutPictures } from '../content/content-text.ts';

export type Draft = Selectable<ContentDraftTable>;

/** The problems that the publisher found in a draft. None before it has checked it. */
export const problemsOfDraft = ({ problems }: Draft): ContentProblem[] => JSON.parse(problems ?? '[]');

export const listDrafts = (database: Database): Promise<Draft[]> =>
  database.selectFrom('content_drafts').selectAll().orderBy('path').execute();

/** All drafts, with an empty text for each picture. */
export const listDraftsBriefly = (database: Database): Promise<Draft[]> =>
  database
    .selectFrom('content_drafts')
    .select(['path', 'version', 'base_hash', 'account_id', 'at', 'problems', 'is_upload'])
    .select(withoutPictures().as('text'))
    .orderBy('path')
    .execute();

export const findDraft = (database: Database, path: string): Promise<Draft | undefined> =>
  database.selectFrom('content_drafts').selectAll().where('path', '=', path).executeTakeFirst();

/** More than a team needs. Every publication and check reads all drafts. */
const mostDrafts = 500;

interface NewDraft {
  path: string;
  text: string | null;
  /** The published text now. Undefined for an entry that the draft adds. */
  published: string | undefined;
  accountId: string | null;
  at: number;
  /** Whether it is a picture that the publisher has to decode. */
  isUpload?: boolean;
}

/**
 * Stores a draft. A draft that equals the published text is removed. Storing the same text again succeeds,
 * because the response of the first request may be lost; only an added entry must be new.
 * @param basedOn the version that the author saw
 * @returns false if someone else saved or published another text since; then nothing is stored
 * @throws RefusedCall 422 for one more draft than may be stored
 */
export async function storeDraft(
  transaction: Database,
  { path, text, published, accountId, at, isUpload }: NewDraft,
  basedOn: string,
): Promise<boolean> {
  if (text === (published ?? null)) {
    const isRemoved = await removeDraft(transaction, { path, published }, basedOn);
    return isRemoved || (await findDraft(transaction, path)) === undefined;
  }
  await checkAgain(transaction);
  const draft = await findDraft(transaction, path);
  const values = {
    text,
    version: versionOf(text),
    base_hash: hashText(published),
    account_id: accountId,
    at,
    problems: null,
    is_upload: isUpload === true ? 1 : 0,
  };
  if (draft === undefined) {
    if (basedOn !== versionOf(published)) return false;
    await requireRoom(transaction);
    const addition = transaction
      .insertInto('content_drafts')
      .values({ path, ...values })
      .onConflict((conflict) => conflict.column('path').doNothing());
    return hasRow(addition.returning('path'));
  }
  const versions = basedOn === versionOf(null) ? [basedOn] : [basedOn, values.version];
  const change = transaction
    .updateTable('content_drafts')
    .set(values)
    .where('path', '=', path)
    .where('version', 'in', versions);
  return hasRow(change.returning('path'));
}

async function requireRoom(transaction: Database): Promise<void> {
  const { count } = await transaction
    .selectFrom('content_drafts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count < mostDrafts) return;
  const detail = `There are ${mostDrafts} unpublished changes already. Publish or discard some first, then save this one.`;
  throw new RefusedCall(422, detail);
}

/** Removes a draft, unless someone else saved another one since. @returns whether it is gone */
export async function removeDraft(
  transaction: Database,
  { path, published }: { path: string; published: string | undefined },
  basedOn: string,
): Promise<boolean> {
  await checkAgain(transaction);
  const seen = transaction
    .deleteFrom('content_drafts')
    .where('path', '=', path)
    .where('version', '=', basedOn);
  if (await hasRow(seen.returning('path'))) return true;
  const draft = await findDraft(transaction, path);
  return draft === undefined && basedOn === versionOf(published);
}

/**
 * One draft can cause or solve a problem of another, so all are checked again. Call it before a draft is changed: two
 * people who save different drafts would wait for each other otherwise.
 */
export async function checkAgain(transaction: Database): Promise<void> {
  await transaction
    .updateTable('content_drafts')
    .set({ problems: null })
    .where('problems', 'is not', null)
    .execute();
}
