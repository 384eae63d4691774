import type { Database } from '../database/open-database.ts';

/** How many ways to sign in without a password were removed. */
export interface RemovedWays {
  readonly passkeys: number;
  readonly providers: number;
}

/** Removes all passkeys of an account and its links with Google and Facebook. */
export async function removeOtherWaysIn(transaction: Database, accountId: string): Promise<RemovedWays> {
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
export function describeRemovedWays({ passkeys, providers }: RemovedWays): string | undefined {
  const parts = [countOf(passkeys, 'passkey'), countOf(providers, 'provider link')].filter(Boolean);
  return parts.length === 0 ? undefined : parts.join(', ');
}

const countOf = (count: number, what: string) =>
  count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`;
