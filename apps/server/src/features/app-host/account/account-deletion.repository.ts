import { holdBusiness } from '../../../accounts/businesses.repository.ts';
import type { Database } from '../../../database/open-database.ts';
import { noticeTemplate } from '../../../notices/notices.repository.ts';

/**
 * Deletes an account with everything that belongs to it alone, and the business with the last of its accounts. Pass a
 * transaction that holds the account.
 */
export async function deleteAccountRows(
  transaction: Database,
  account: { id: string; email: string; business_id: string },
): Promise<void> {
  await forgetInAudit(transaction, account.id);
  await deleteSentNotices(transaction, account.id);
  await deleteSignUpsTo(transaction, account.email);
  // Two who leave one after the other: the second sees that the first is gone.
  await holdBusiness(transaction, account.business_id);
  // Sessions, ways in, devices and mailed links refer to it and go with it.
  await transaction.deleteFrom('accounts').where('id', '=', account.id).execute();
  await deleteBusinessWithoutAccounts(transaction, account.business_id);
}

/** What happened stays on record for a while; from where it happened was the person's own. */
async function forgetInAudit(transaction: Database, accountId: string): Promise<void> {
  await transaction
    .updateTable('audit_events')
    .set({ client_address: '' })
    .where('account_id', '=', accountId)
    .execute();
}

/** Those that wait are still sent: whoever stole an account must not silence them by deleting it. */
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

/** Its inventory and alert settings refer to it and go with it. */
async function deleteBusinessWithoutAccounts(transaction: Database, businessId: string): Promise<void> {
  await transaction
    .deleteFrom('businesses')
    .where('id', '=', businessId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('accounts').select('id').where('business_id', '=', businessId))),
    )
    .execute();
}
