import type { ProviderName } from '@accounting-site/contract/account/providers';
import type { Database } from '../../../database/open-database.ts';

/** An account at a provider. Links use this key, because an email address may change or get another owner. */
interface ProviderSubject {
  readonly provider: ProviderName;
  readonly subject: string;
}

export async function findLinkedAccountId(
  database: Database,
  { provider, subject }: ProviderSubject,
): Promise<string | undefined> {
  const link = await database
    .selectFrom('provider_links')
    .select('account_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return link?.account_id;
}

/** Adds a link. Returns false when either account is already linked with another. */
export async function addProviderLink(
  transaction: Database,
  accountId: string,
  { provider, subject }: ProviderSubject,
  now: number,
): Promise<boolean> {
  const added = await transaction
    .insertInto('provider_links')
    .values({ account_id: accountId, provider, subject, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return added !== undefined;
}

/** Removes an account's link with a provider. Returns whether there was one. */
export async function removeProviderLink(
  transaction: Database,
  accountId: string,
  provider: ProviderName,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('provider_links')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
