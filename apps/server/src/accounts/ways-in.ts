import type { Account } from '@accounting-site/contract/account/account';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/open-database.ts';
import { RefusedCall } from '../http/problems.ts';
import { listPasskeys } from '../passkeys/passkeys.repository.ts';
import type { AccountRow } from './accounts.repository.ts';

export async function removeOtherWaysIn(transaction: Database, accountId: string) {
  const remove = async (table: 'passkeys' | 'provider_links') => {
    const removed = transaction.deleteFrom(table).where('account_id', '=', accountId);
    return Number((await removed.executeTakeFirstOrThrow()).numDeletedRows);
  };
  return { passkeys: await remove('passkeys'), providers: await remove('provider_links') };
}

/** Describes what was removed, like `2 passkeys, 1 provider link`; undefined when nothing was. */
export function describeRemovedWays(
  removed: Awaited<ReturnType<typeof removeOtherWaysIn>>,
): string | undefined {
  const { passkeys, providers } = removed;
  const parts = [countOf(passkeys, 'passkey'), countOf(providers, 'provider link')].filter(Boolean);
  return parts.join(', ') || undefined;
}

const countOf = (count: number, what: string) =>
  count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`;

/** The providers linked with an account, the oldest link first. */
export async function listProviderLinks(
  database: Database,
  accountId: string,
): Promise<Account['providers']> {
  const rows = await database
    .selectFrom('provider_links')
    .select(['provider', 'linked_at'])
    .where('account_id', '=', accountId)
    .orderBy('linked_at')
    .orderBy('provider')
    .execute();
  return rows.map(({ provider, linked_at }) => ({
    provider,
    linkedAt: new Date(linked_at).toISOString(),
  }));
}

/**
 * Call it after a way to sign in was removed.
 * @throws RefusedCall 422 when the account has none left: no password, no passkey and no configured provider
 */
export async function requireWayIn(
  transaction: Database,
  { id, password_hash }: Pick<AccountRow, 'id' | 'password_hash'>,
  { providers }: Pick<Config, 'providers'>,
): Promise<void> {
  if (password_hash !== '' || (await listPasskeys(transaction, id)).length > 0) return;
  const linked = await listProviderLinks(transaction, id);
  if (linked.some(({ provider }) => Object.hasOwn(providers, provider))) return;
  throw new RefusedCall(422, 'This is your only way to sign in. Set a password or add another way first.');
}
