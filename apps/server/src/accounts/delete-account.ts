import type { Database } from '../database/open-database.ts';
import { noticeTemplate } from '../notices/notices.repository.ts';
import { lockBusiness } from './businesses.repository.ts';

/**
 * Deletes an account with all its data, and its business when this was the last account. Pass a transaction
 * that has locked the account.
 */
export async function deleteAccountRows(
  transaction: Database,
  account: { id: string; email: string; business_id: string },
): Promise<void> {
  await forgetInAudit(transaction, account.id);
  await deleteSentNotices(transaction, account.id);
  await deleteSignUpsTo(transaction, account.email);
  // When the last two accounts are deleted concurrently, the second sees that the first is gone.
  await lockBusiness(transaction, account.business_id);
  // Sessions, passkeys, provider links, devices and mailed links are deleted by foreign keys.
  await transaction.deleteFrom('accounts').where('id', '=', account.id).execute();
  await deleteBusinessWithoutAccounts(transaction, account.business_id);
}

/** Removes the network addresses, which are personal data. The events stay until they expire. */
async function forgetInAudit(transaction: Database, accountId: string): Promise<void> {
  await transaction
    .updateTable('audit_events')
    .set({ client_address: '' })
    .where('account_id', '=', accountId)
    .execute();
}

/**
 * Deletes the notices that were sent. Unsent ones stay: a thief must not prevent them by deleting the
 * account.
 */
async function deleteSentNotices(transaction: Database, accountId: string): Promise<void> {
  await transaction
    .deleteFrom('notices')
    .where('account_id', '=', accountId)
    .where('id', 'not in', (unsent) =>
      unsent
        .selectFrom('outbox')
        .select('subject_id')
        .where('template', '=', noticeTemplate)
        .where('next_attempt_at', 'is not', null),
    )
    .execute();
}

async function deleteSignUpsTo(transaction: Database, email: string): Promise<void> {
  await transaction
    .deleteFrom('mailed_links')
    .where('email', '=', email)
    .where('purpose', '=', 'sign-up')
    .execute();
}

/** Its inventory and alert settings are deleted by foreign keys. */
async function deleteBusinessWithoutAccounts(transaction: Database, businessId: string): Promise<void> {
  await transaction
    .deleteFrom('businesses')
    .where('id', '=', businessId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('accounts').select('id').where('business_id', '=', businessId))),
    )
    .execute();
}
