import { recordAuditEvent } from '../audit/audit-events.repository.ts';
import type { Database } from '../database/open-database.ts';

/** Who has to set something up again, because it was made with the key. */
export interface Forgotten {
  /** The addresses of accounts whose authenticator app and backup codes are gone, in order. */
  readonly withoutSecondFactor: readonly string[];
  /** How many links in mails no longer lead anywhere. */
  readonly deadLinks: number;
}

/**
 * Takes away everything that was made with the installation key, so that the database can be used with another one:
 * after the key was lost, or was read by others. The servers have to be stopped: they hold the old one.
 * @param now milliseconds since 1970
 */
export async function forgetInstallationKey(transaction: Database, now: number): Promise<Forgotten> {
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
  // The rows of sign-ups go with their links; what waits in the outbox for a link goes when it is looked at.
  for (const table of ['mailed_links', 'backup_codes', 'authenticators', 'installation_keys'] as const) {
    await transaction.deleteFrom(table).execute();
  }
  return { withoutSecondFactor: accounts.map(({ email }) => email), deadLinks: Number(count) };
}
