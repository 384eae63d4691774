import { hash, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { languageOfAccount } from '../accounts/account-language.ts';
import type { AccountRow } from '../accounts/accounts.repository.ts';
import { day, hour } from '../clock.ts';
import type { MailedLinkPurpose, MailedLinkTable } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';
import { noReceiver } from '../mail/mail.ts';
import { enqueue } from '../outbox/outbox.repository.ts';
import { DeliveryFailed } from '../outbox/outbox-message.ts';
import type { InstallationKey } from '../secrets/installation-key.ts';

export const mailedLinkTemplate = 'mailed-link';

/** How long a link is valid after its email was written. */
export const linkLifetime: Record<MailedLinkPurpose, number> = {
  'sign-up': 2 * day,
  'password reset': hour,
  'new e-mail': day,
  invitation: 3 * day,
};

const purposes = Object.keys(linkLifetime) as MailedLinkPurpose[];

/**
 * How long its email is sent after the request, if email is down: as long as a link is valid, and at least a day. Later
 * the email counts as failed.
 */
const mailableFor = (purpose: MailedLinkPurpose) => Math.max(day, linkLifetime[purpose]);

export type MailedLinkRow = Selectable<MailedLinkTable>;

/**
 * Stores a link that proves access to the mailbox of an address, and queues its email. Pass the transaction
 * of the request. The email is in the language of the account, or of the request if there is none. With
 * `isMailed: false` no email is sent: the link is stored because the account page must show the same whether or not
 * the address has another account.
 * @returns the id of the link
 */
export async function addMailedLink(
  transaction: Database,
  key: InstallationKey,
  link: {
    purpose: MailedLinkPurpose;
    account?: Pick<AccountRow, 'id' | 'language'>;
    email: string;
    isMailed?: boolean;
    now: number;
  },
): Promise<string> {
  const { purpose, account, email, isMailed = true, now } = link;
  const id = randomUUID();
  await transaction
    .insertInto('mailed_links')
    .values({
      id,
      purpose,
      account_id: account?.id ?? null,
      email,
      token_hash: hash('sha256', mailedToken(key, id)),
      created_at: now,
      expires_at: now + linkLifetime[purpose],
      used_at: null,
    })
    .execute();
  if (isMailed) {
    const message = { kind: 'mail', template: mailedLinkTemplate, subjectId: id } as const;
    await enqueue(
      transaction,
      [{ ...message, ...(account && { language: languageOfAccount(account) }) }],
      now,
    );
  }
  return id;
}

/**
 * The secret of a link: 256 bits in base64url. It is derived instead of stored, so an email that is sent
 * again contains the same one.
 */
export function mailedToken(key: InstallationKey, linkId: string): string {
  return key.derive('mailed link', linkId);
}

/** Finds a valid link by its token. Its result may only be shown: to act on a link, use `takeMailedLink`. */
export async function findMailedLink(
  database: Database,
  purpose: MailedLinkPurpose,
  token: string,
  now: number,
): Promise<MailedLinkRow | undefined> {
  const row = await database
    .selectFrom('mailed_links')
    .selectAll()
    .where('token_hash', '=', hash('sha256', token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row !== undefined && row.used_at === null && isCurrent(row, now) ? row : undefined;
}

/**
 * Uses up a link. The update is guarded, so of several concurrent callers one gets the row. Pass the
 * transaction of the action that the link allows, so that a failed action leaves the link valid.
 * @returns undefined when there is no such link, or it was used or has expired
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
    .where('token_hash', '=', hash('sha256', token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row !== undefined && isCurrent(row, now) ? row : undefined;
}

/** Cancels unused links for purposes that have been achieved or are void. An address may have no account. */
export async function cancelMailedLinks(
  transaction: Database,
  of: { accountId: string } | { email: string },
  purposes: readonly MailedLinkPurpose[],
  now: number,
): Promise<void> {
  await transaction
    .updateTable('mailed_links')
    .set({ used_at: now })
    .where((on) => ('email' in of ? on('email', '=', of.email) : on('account_id', '=', of.accountId)))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

/**
 * Starts the lifetime of a link, because its email is written now. Returns undefined for a link that was used or
 * cancelled, or whose account was deleted.
 * @throws DeliveryFailed when the link is too old to be sent
 */
export async function startLifetime(
  database: Database,
  id: string,
  now: number,
): Promise<(MailedLinkRow & { name: string | null }) | undefined> {
  const row = await database
    .selectFrom('mailed_links')
    .leftJoin('accounts', 'accounts.id', 'mailed_links.account_id')
    .selectAll('mailed_links')
    .select('accounts.name')
    .where('mailed_links.id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (now - row.created_at > mailableFor(row.purpose)) {
    if (row.email === noReceiver) return undefined;
    throw new DeliveryFailed(
      'its link expired before it could be sent; a new one has to be requested',
      'never',
    );
  }
  await database
    .updateTable('mailed_links')
    .set({ expires_at: now + linkLifetime[row.purpose] })
    .where('id', '=', id)
    .execute();
  return row;
}

/** The IDs of the links whose emails can still be sent. */
export function mailableLinks(database: Database, now: number) {
  return database
    .selectFrom('mailed_links')
    .select('id')
    .where('used_at', 'is', null)
    .where((link) =>
      link.or(
        purposes.map((purpose) =>
          link.and([link('purpose', '=', purpose), link('created_at', '>=', now - mailableFor(purpose))]),
        ),
      ),
    );
}

/** A clock that jumped back does not extend a link. */
export function isCurrent(row: MailedLinkRow, now: number): boolean {
  return row.expires_at > now && row.expires_at - now <= linkLifetime[row.purpose] + hour;
}

/**
 * How long the page shows a pending address. Counted from the request, so that it does not reveal whether an
 * email with a link was sent.
 */
const shownFor = day;

/** The requested address that is not yet confirmed. */
export async function findWaitingEmail(
  database: Database,
  accountId: string,
  now: number,
): Promise<string | undefined> {
  const link = await database
    .selectFrom('mailed_links')
    .select('email')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'new e-mail')
    .where('used_at', 'is', null)
    .where('created_at', '>', now - shownFor)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return link?.email;
}
