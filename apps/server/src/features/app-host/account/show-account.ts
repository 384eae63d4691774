import type { Account } from '@accounting-site/contract/account/account';
import { paymentMethods } from '@accounting-site/contract/account/sign-up';
import { findNextOwner } from '../../../accounts/businesses.repository.ts';
import { listProviderLinks } from '../../../accounts/ways-in.ts';
import { findFactorDeadline } from '../../../authentication/staff-second-factor.ts';
import type { Database } from '../../../database/open-database.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { isoTime } from '../../../iso-time.ts';
import { findWaitingEmail } from '../../../mailed-links/mailed-links.repository.ts';
import { listPasskeys } from '../../../passkeys/passkeys.repository.ts';
import { findAuthenticator } from '../../../second-factor/authenticators.repository.ts';
import { countBackupCodes } from '../../../second-factor/backup-codes.repository.ts';
import type { AppHostServices } from '../services.ts';

/**
 * The data of the account page.
 * @throws RefusedCall 401 when the account is gone
 */
export async function showAccount(
  { config, database }: Pick<AppHostServices, 'config' | 'database'>,
  accountId: string,
  now: number,
): Promise<Account> {
  const row = await findWithBusiness(database, accountId);
  if (row === undefined) throw new RefusedCall(401, 'Please sign in');
  const deadline = config.staffSecondFactor ? await findFactorDeadline(database, row) : undefined;
  const passkeys = await showPasskeys(database, accountId);
  return {
    user: { id: row.id, email: row.email, role: row.role },
    name: row.name,
    business: {
      name: row.business,
      trialEndsAt: isoTime(row.trial_ends_at),
      paymentMethod: paymentMethods.find((each) => each === row.payment_method) ?? null,
      plan: row.plan,
      next: await showNext(database, row),
    },
    hasPassword: row.password_hash !== '',
    newEmail: (await findWaitingEmail(database, accountId, now)) ?? null,
    authenticator: await showAuthenticator(database, accountId),
    passkeys,
    providers: await listProviderLinks(database, accountId),
    staffSecondFactorBy: isoTime(deadline),
    offersPasskey: passkeys.length === 0 && row.passkey_offer_declined_at === null,
  };
}

/** Other people of a business are named, because the person who deletes the account decides for them too. */
async function showNext(
  database: Database,
  leaving: { id: string; role: string; business_id: string },
): Promise<Account['business']['next']> {
  const next = await findNextOwner(database, leaving);
  return next === undefined ? null : { name: next.name || next.email, becomesOwner: next.becomesOwner };
}

async function showAuthenticator(database: Database, accountId: string): Promise<Account['authenticator']> {
  const found = await findAuthenticator(database, accountId);
  if (found === undefined) return null;
  return { addedAt: isoTime(found.addedAt), backupCodesLeft: await countBackupCodes(database, accountId) };
}

async function showPasskeys(database: Database, accountId: string): Promise<Account['passkeys']> {
  const rows = await listPasskeys(database, accountId);
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    addedAt: isoTime(created_at),
    lastUsedAt: isoTime(last_used_at),
  }));
}

function findWithBusiness(database: Database, accountId: string) {
  return database
    .selectFrom('accounts')
    .innerJoin('businesses', 'businesses.id', 'accounts.business_id')
    .select([
      'accounts.id',
      'accounts.business_id',
      'accounts.email',
      'accounts.role',
      'accounts.name',
      'accounts.password_hash',
      'accounts.created_at',
      'accounts.role_since',
      'accounts.passkey_offer_declined_at',
      'businesses.name as business',
      'businesses.trial_ends_at',
      'businesses.payment_method',
      'businesses.plan',
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
}
