import type { Account } from '@accounting-site/contract/account';
import type { Database } from '../../../database/open-database.ts';

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
