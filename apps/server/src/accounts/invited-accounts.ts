import type { Database } from '../database/open-database.ts';

/**
 * Those of these accounts with neither a password nor another way to sign in: the invitation was not accepted
 * yet.
 */
export async function findInvited(database: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', [...ids])
    .where('password_hash', '=', '')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('provider_links')
            .select('subject')
            .whereRef('provider_links.account_id', '=', 'accounts.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('passkeys').select('name').whereRef('passkeys.account_id', '=', 'accounts.id'))),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
