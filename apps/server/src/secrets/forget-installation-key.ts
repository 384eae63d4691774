import { recordAuditEvent } from '../audit/audit-events.repository.ts';
import type { Database } from '../database/open-database.ts';

/**
 * Deletes everything that depends on the installation key, so that the database can be used with another key
 * after the old one was lost or exposed. Stop the servers first: they still have the old key.
 * @param now milliseconds since 1970
 * @returns the addresses of accounts that lost their authenticator app and backup codes, sorted, and the number
 * of emailed links that no longer work
 */
export async function forgetInstallationKey(transaction: Database, now: number) {
  // Otherwise a recovery that was scheduled would turn off the app that someone adds next. Accounts are locked before
  // their links and factors, as everywhere else: two transactions could deadlock otherwise.
  await transaction
    .updateTable('accounts')
    .set({ second_factor_ends_at: null })
    .where('second_factor_ends_at', 'is not', null)
    .execute();
  const accounts = await transaction
    .selectFrom('accounts')
    .innerJoin('authenticators', 'authenticators.account_id', 'accounts.id')
    .where('authenticators.state', '=', 'confirmed')
    .select(['accounts.id', 'accounts.email'])
    .orderBy('accounts.email')
    .execute();
  for (const { id: accountId } of accounts) {
    await recordAuditEvent(transaction, 'authenticator removed', {
      at: now,
      request: 'command line',
      accountId,
      detail: 'installation key forgotten',
    });
  }
  const { count } = await transaction
    .selectFrom('mailed_links')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  // Sign-ups are deleted together with their links. The outbox drops messages about deleted links when it
  // tries to send them.
  for (const table of ['mailed_links', 'backup_codes', 'authenticators', 'installation_keys'] as const) {
    await transaction.deleteFrom(table).execute();
  }
  return { withoutSecondFactor: accounts.map(({ email }) => email), deadLinks: count };
}
