import { pictureFolder } from '@accounting-site/content/pictures/picture-entries';
import { readPictureHeader } from '@accounting-site/content/pictures/picture-header';
import {
  pictureKindInvalid,
  pictureTooManyPixels,
  pictureUnreadable,
} from '@accounting-site/contract/fields/validation-messages';
import { pictureMaxPixels } from '@accounting-site/contract/staff/picture-limits';
import type { NewPicture } from '@accounting-site/contract/staff/staff-pictures';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { hour } from '../../../clock.ts';
import { refuseField } from '../../../http/problems.ts';
import { versionOf } from '../../../publishing/content/content-text.ts';
import { readPublished } from '../../../publishing/content/published-content.ts';
import { findDraft, removeDraft, storeDraft } from '../../../publishing/drafts/drafts.repository.ts';
import type { StaffSource } from '../leads/staff/admit-staff.ts';
import type { ContentServices } from './content-services.ts';
import { problemsOf } from './list-content.ts';
import { waitForCheck } from './wait-for-check.ts';

/** Uploads take more space than texts. */
export const uploadLimit = {
  name: 'picture uploads',
  points: 120,
  duration: hour,
  says: 'Too many pictures in a short time.',
};

/**
 * Adds a picture as a draft. This process reads its header only: decoding files that people send is the
 * publisher's work. The name in the file system ends with .webp, which the publisher makes of it.
 * @returns its path; that of the first upload, if its response was lost and it is sent again @throws RefusedCall 422
 */
export async function addPicture(
  services: ContentServices,
  { name, data }: NewPicture,
  source: StaffSource,
): Promise<string> {
  const { database, clock } = services;
  const { accountId, at } = source;
  const bytes = Buffer.from(data, 'base64');
  const header = readPictureHeader(bytes);
  if (header === undefined) throw refuseField('data', pictureKindInvalid);
  if (header.width * header.height > pictureMaxPixels) throw refuseField('data', pictureTooManyPixels);
  const text = bytes.toString('base64');
  const sent = database.selectFrom('content_drafts').select('path').where('version', '=', versionOf(text));
  let path = (await sent.executeTakeFirst())?.path;
  for (let count = 1; path === undefined; count++) {
    const free = `${pictureFolder}/${name}${count === 1 ? '' : `-${count}`}.webp`;
    if ((await readPublished(database, services.contentFolder(), free)) !== undefined) continue;
    await database.transaction().execute(async (transaction) => {
      const draft = { path: free, text, published: undefined, accountId, at, isUpload: true };
      if ((await findDraft(transaction, free)) !== undefined) return;
      if (!(await storeDraft(transaction, draft, versionOf(null)))) return;
      await recordAuditEvent(transaction, 'draft saved', { ...source, detail: free });
      path = free;
    });
  }
  await waitForCheck(database, path, clock());
  await refuseUnreadable(services, path, source);
  return path;
}

/** An upload that cannot be decoded is of no use, so it is removed, and the sender is told. */
async function refuseUnreadable(
  { database }: ContentServices,
  path: string,
  source: StaffSource,
): Promise<void> {
  const draft = await findDraft(database, path);
  const problem = draft?.is_upload === 1 ? problemsOf(draft).find((each) => each.path === path) : undefined;
  if (draft === undefined || problem === undefined) return;
  await database.transaction().execute(async (transaction) => {
    if (!(await removeDraft(transaction, { path, published: undefined }, draft.version))) return;
    await recordAuditEvent(transaction, 'draft discarded', { ...source, detail: path });
  });
  throw refuseField('data', pictureUnreadable);
}
