import { createHash, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { day, hour } from '../clock.ts';
import type { MailedLinkPurpose, MailedLinkTable } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';
import { enqueue } from '../outbox/outbox.repository.ts';
import type { InstallationKey } from '../secrets/installation-key.ts';

/** Names the mails with links in the outbox. */
export const mailedLinkTemplate = 'mailed-link';

/** How long a link is good for, from when its mail was written. */
export const linkLifetime: Record<MailedLinkPurpose, number> = {
  'sign-up': 2 * day,
  'password reset': hour,
  'new e-mail': day,
};

/** A mail that could not be sent for so long is no longer what somebody waits for. */
export const mailableFor = day;

/** A link as it is stored. */
export type MailedLinkRow = Selectable<MailedLinkTable>;

/**
 * Stores a link that proves who reads the mail of an address, and has it mailed. Pass the transaction of what asks for it.
 * Without `isMailed` nobody gets it: it is there because the account page shows the same, whoever has the address.
 * @returns the id of the link
 */
export async function addMailedLink(
  transaction: Database,
  key: InstallationKey,
  link: { purpose: MailedLinkPurpose; accountId?: string; email: string; isMailed?: boolean; now: number },
): Promise<string> {
  const { purpose, accountId, email, isMailed = true, now } = link;
  const id = randomUUID();
  await transaction
    .insertInto('mailed_links')
    .values({
      id,
      purpose,
      account_id: accountId ?? null,
      email,
      token_hash: hashToken(mailedToken(key, id)),
      created_at: now,
      expires_at: now + linkLifetime[purpose],
      used_at: null,
    })
    .execute();
  if (isMailed) {
    await enqueue(transaction, [{ kind: 'mail', template: mailedLinkTemplate, subjectId: id }], now);
  }
  return id;
}

/** The secret of a link: 256 bits in base64url. It is stored nowhere, and a mail that is sent again says the same. */
export function mailedToken(key: InstallationKey, linkId: string): string {
  return key.derive('mailed link', linkId);
}

/** The link of a token that may still be used. Only `takeMailedLink` may be acted upon. */
export async function findMailedLink(
  database: Database,
  purpose: MailedLinkPurpose,
  token: string,
  now: number,
): Promise<MailedLinkRow | undefined> {
  const row = await database
    .selectFrom('mailed_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row !== undefined && row.used_at === null && isCurrent(row, now) ? row : undefined;
}

/**
 * Uses a link up. However many try at once, one gets the row: the update is guarded, and the transaction of whatever
 * the link allows either goes through with it or leaves it as it was.
 * @returns undefined when there is no such link, or it was used, or is over
 */
export async function takeMailedLink(
  transaction: Database,
  purpose: MailedLinkPurpose,
  token: string,
  now: number,
): Promise<MailedLinkRow | undefined> {
  const row = await transaction
    .updateTable('mailed_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row !== undefined && isCurrent(row, now) ? row : undefined;
}

/** Makes every other link of that kind useless: what it was asked for has happened. */
export async function cancelMailedLinks(
  transaction: Database,
  accountId: string,
  purpose: MailedLinkPurpose,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('mailed_links')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** Makes the links of that kind useless which went to an address that may have no account. */
export async function cancelMailedLinksTo(
  transaction: Database,
  email: string,
  purpose: MailedLinkPurpose,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('mailed_links')
    .set({ used_at: now })
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** Counts the lifetime of a link from now: its mail is only now being written. Returns undefined once it is of no use. */
export async function startLifetime(
  database: Database,
  id: string,
  now: number,
): Promise<MailedLinkRow | undefined> {
  const row = await database
    .selectFrom('mailed_links')
    .selectAll()
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined || now - row.created_at > mailableFor) return undefined;
  await database
    .updateTable('mailed_links')
    .set({ expires_at: now + linkLifetime[row.purpose] })
    .where('id', '=', id)
    .execute();
  return row;
}

/** Forgets links, and the sign-ups that wait for them, some time after they are over. */
export async function deleteOldMailedLinks(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('mailed_links')
    .where('expires_at', '<', now - day)
    .execute();
}

/** A clock that jumped back does not make a link last longer. */
function isCurrent(row: MailedLinkRow, now: number): boolean {
  return row.expires_at > now && row.expires_at - now <= linkLifetime[row.purpose] + hour;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
