import type { Database } from '../database/open-database.ts';

/** How many ways to sign in without the password an account lost. */
export interface RemovedWays {
  readonly passkeys: number;
  readonly providers: number;
}

/** Removes every passkey of an account and every link with Google or Facebook. */
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

/** Says what was removed, like `2 passkeys, 1 provider link`; undefined for nothing. */
export function describeRemovedWays({ passkeys, providers }: RemovedWays): string | undefined {
  const parts = [countOf(passkeys, 'passkey'), countOf(providers, 'provider link')].filter(Boolean);
  return parts.length === 0 ? undefined : parts.join(', ');
}

const countOf = (count: number, what: string) =>
  count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`;
