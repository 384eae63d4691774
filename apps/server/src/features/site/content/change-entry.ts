import { contentGroups } from '@accounting-site/content/editing/content-groups';
import { formatOf, readEntryValue, writeEntryValue } from '@accounting-site/content/editing/edit-entry';
import { findGroup, isRemovable } from '@accounting-site/content/editing/find-group';
import { originalOfTranslation } from '@accounting-site/content/editing/translated-groups';
import { isNamesOfFacts, markTranslated } from '@accounting-site/content/languages/translations';
import type { EntryChange, NewEntry } from '@accounting-site/contract/staff/staff-content';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import type { Database } from '../../../database/open-database.ts';
import { RefusedCall, refuseField } from '../../../http/problems.ts';
import { versionOf } from '../../../publishing/content/content-text.ts';
import { readPublished } from '../../../publishing/content/published-content.ts';
import { findDraft, removeDraft, storeDraft } from '../../../publishing/drafts/drafts.repository.ts';
import { findMembers } from '../leads/members.repository.ts';
import type { StaffSource } from '../leads/staff/admit-staff.ts';
import { type ContentServices, noEntry } from './content-services.ts';
import { findTexts } from './read-entry.ts';

const publishedSince =
  'This was published since you opened it, so there is no draft to discard. To undo it, open History.';

type Edited = Pick<EntryChange, 'fields' | 'body' | 'text'>;

/** Saves a draft. @returns its version @throws RefusedCall 404, 409, or 422 when the text has no fields */
export async function saveEntry(
  services: ContentServices,
  { path, basedOn, original, ...edited }: EntryChange,
  source: StaffSource,
): Promise<string> {
  const { published, draft } = await findTexts(services, path);
  const body = edited.body ?? readEntryValue(path, draft?.text ?? '').body ?? undefined;
  const written = writeText(path, textToKeep(path, published, draft?.text), { ...edited, body });
  // What is typed is typed beside the original that its author saw. A restored whole text already names its
  // original's version, but names of facts are also typed as a whole text.
  const isTyped = edited.text === undefined || isNamesOfFacts(path);
  const isCompared = original != null && isTyped && originalOfTranslation(path) !== undefined;
  const text = isCompared ? markTranslated(path, written, original) : written;
  if (!(await store(services, { path, text, published, basedOn }, source)))
    throw await conflictOf(services.database, path);
  return versionOf(text);
}

/**
 * The text whose comments and order are kept: the published one, so that a part that a draft removed can be restored
 * exactly and equals the published text again. The draft, if only the draft has fields.
 */
function textToKeep(path: string, published: string | undefined, draft: string | null | undefined) {
  const isForm = readEntryValue(path, published ?? '').fields !== null;
  return (isForm ? published : draft) ?? published;
}

/** Adds an entry as a draft. @returns its path @throws RefusedCall 409 or 422 */
export async function addEntry(
  services: ContentServices,
  { group: id, name, ...edited }: NewEntry,
  source: StaffSource,
): Promise<string> {
  const adds = contentGroups.find((group) => group.id === id)?.adds;
  if (adds === undefined) throw refuseField('group', 'Nothing can be added to this group');
  const path = `${adds.folder}/${name}.md`;
  const text = writeText(path, undefined, { fields: {}, ...edited });
  const published = await readPublished(services.database, services.contentFolder(), path);
  if (!(await store(services, { path, text, published, basedOn: versionOf(null) }, source)))
    throw new RefusedCall(
      409,
      `There is a ${adds.what} with this title or a similar one already. Open it from the list, or choose another title.`,
    );
  return path;
}

/** Deletes an entry as a draft. @throws RefusedCall 404, 409, or 422 if the site needs it */
export async function deleteEntry(
  services: ContentServices,
  { path, basedOn }: Pick<EntryChange, 'path' | 'basedOn'>,
  source: StaffSource,
): Promise<void> {
  const { published } = await findTexts(services, path);
  if (!isRemovable(path)) throw refuseField('path', 'The site needs this entry. Change its text instead');
  if (!(await store(services, { path, text: null, published, basedOn }, source)))
    throw await conflictOf(services.database, path);
}

/** Discards a draft, also again after a lost response. @throws RefusedCall 404, or 409 */
export async function discardDraft(
  services: ContentServices,
  { path, basedOn }: { path: string; basedOn: string },
  source: StaffSource,
): Promise<void> {
  if (findGroup(path) === undefined) throw noEntry();
  const published = await readPublished(services.database, services.contentFolder(), path);
  const isDone = await services.database.transaction().execute(async (transaction) => {
    if ((await findDraft(transaction, path)) === undefined) {
      const now = await readPublished(transaction, services.contentFolder(), path);
      // A picture keeps its upload's version after re-encoding.
      const isOfUpload = formatOf(path) === 'picture' && now !== undefined && basedOn !== versionOf(null);
      if (isOfUpload || basedOn === versionOf(now)) throw new RefusedCall(409, publishedSince);
      return true;
    }
    if (!(await removeDraft(transaction, { path, published }, basedOn))) return false;
    await recordAuditEvent(transaction, 'draft discarded', { ...source, detail: path });
    return true;
  });
  if (!isDone) throw await conflictOf(services.database, path);
}

/** PostgreSQL cannot store NUL. */
const writeText = (path: string, current: string | undefined, edited: Edited) =>
  writeEdited(path, current, edited).replaceAll('\0', '');

function writeEdited(path: string, current: string | undefined, { fields, body, text }: Edited): string {
  if (formatOf(path) === 'picture') throw refuseField('text', 'A picture cannot be changed. Upload another');
  if (text !== undefined) return text;
  if (fields === undefined || formatOf(path) === 'text')
    throw refuseField('text', 'Write the text of the file');
  try {
    return writeEntryValue(path, current, { fields, body });
  } catch {
    throw refuseField('text', 'The file cannot be shown as a form. Edit its text instead');
  }
}

interface Change {
  path: string;
  text: string | null;
  published: string | undefined;
  basedOn: string;
}

/** @returns false if there is another version now */
function store(
  { database }: ContentServices,
  { path, text, published, basedOn }: Change,
  source: StaffSource,
): Promise<boolean> {
  const { accountId, at } = source;
  return database.transaction().execute(async (transaction) => {
    if (!(await storeDraft(transaction, { path, text, published, accountId, at }, basedOn))) return false;
    const detail = text === null ? `${path}: deleted` : path;
    await recordAuditEvent(transaction, 'draft saved', { ...source, detail });
    return true;
  });
}

/** The refusal of a text that would replace one that its author has not seen. */
async function conflictOf(database: Database, path: string): Promise<RefusedCall> {
  const draft = await findDraft(database, path);
  const by = draft && (await findMembers(database, [draft]))(draft.account_id);
  const who = by?.name ?? 'Someone else';
  return new RefusedCall(
    409,
    `${who} saved this entry since you opened it. Compare both texts, then choose.`,
  );
}
