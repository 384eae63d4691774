import type { Account } from '@accounting-site/contract/account';
import type { Database } from '../database/open-database.ts';

export async function removeOtherWaysIn(transaction: Database, accountId: string) {
  const [passkeys, providers] = [
    await transaction.deleteFrom('passkeys').where('account_id', '=', accountId).executeTakeFirstOrThrow(),
    await transaction
      .deleteFrom('provider_links')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow(),
  ];
  return { passkeys: Number(passkeys.numDeletedRows), providers: Number(providers.numDeletedRows) };
}

/** Describes what was removed, like `2 passkeys, 1 provider link`; undefined when nothing was. */
export function describeRemovedWays({
  passkeys,
  providers,
}: {
  passkeys: number;
  providers: number;
}): string | undefined {
  const parts = [countOf(passkeys, 'passkey'), countOf(providers, 'provider link')].filter(Boolean);
  return parts.length === 0 ? undefined : parts.join(', ');
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
