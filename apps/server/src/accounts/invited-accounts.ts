import { expressionBuilder } from 'kysely';
import { hasRow } from '../database/has-row.ts';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';

const account = expressionBuilder<Tables, 'accounts'>();

/**
 * Whether an account has a password or another way to sign in. Without one, its invitation was not accepted yet. For
 * queries of `accounts` under its own name.
 */
export const hasAccepted = account.or([
  account('accounts.password_hash', '!=', ''),
  account.exists(
    account
      .selectFrom('provider_links')
      .select('subject')
      .whereRef('provider_links.account_id', '=', 'accounts.id'),
  ),
  account.exists(
    account.selectFrom('passkeys').select('name').whereRef('passkeys.account_id', '=', 'accounts.id'),
  ),
]);

/** Whether an invitation was not accepted yet, so that no one can sign in to the account. */
export const isInvited = (database: Database, { id }: { id: string }): Promise<boolean> =>
  hasRow(database.selectFrom('accounts').select('id').where('id', '=', id).where(account.not(hasAccepted)));
