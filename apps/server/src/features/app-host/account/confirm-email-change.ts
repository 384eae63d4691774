import type { FastifyRequest } from 'fastify';
import { findAccountByEmail, lockAccount, setEmail } from '../../../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { describeDevice } from '../../../authentication/devices.ts';
import type { Database } from '../../../database/open-database.ts';
import { isUniqueViolation } from '../../../database/unique-violation.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { linkOver } from '../../../mailed-links/link-over.ts';
import {
  cancelMailedLinks,
  findMailedLink,
  takeMailedLink,
} from '../../../mailed-links/mailed-links.repository.ts';
import { addNotice } from '../../../notices/notices.repository.ts';
import type { AppHostServices } from '../services.ts';

const advice = 'Your account page shows your address. Change it there again, and we send another link.';
const taken =
  'This address has another account by now, so nothing was changed. Choose another address on your account page.';

/**
 * POST /account/email/confirm: the address of a mailed link becomes the account's address. The old address
 * gets a notice.
 * @throws RefusedCall 410 for a link that does not work, or an address that has an account by now
 */
export async function confirmEmailChange(
  { database, clock, outbox }: AppHostServices,
  request: FastifyRequest,
  token: string,
): Promise<void> {
  try {
    await database
      .transaction()
      .execute((transaction) => changeEmail(transaction, { request, token, now: clock() }));
  } catch (error) {
    // Another user confirmed the same address at the same time.
    throw isUniqueViolation(error) ? new RefusedCall(410, taken) : error;
  }
  outbox.wake();
}

async function changeEmail(
  transaction: Database,
  { request, token, now }: { request: FastifyRequest; token: string; now: number },
): Promise<void> {
  const accountId = (await findMailedLink(transaction, 'new e-mail', token, now))?.account_id ?? undefined;
  // Lock the account first, as everywhere: two transactions could deadlock otherwise.
  const account = accountId === undefined ? undefined : await lockAccount(transaction, accountId);
  const link = await takeMailedLink(transaction, 'new e-mail', token, now);
  if (link === undefined || account === undefined || account.disabled_at !== null) throw linkOver(advice);
  if ((await findAccountByEmail(transaction, link.email)) !== undefined) throw new RefusedCall(410, taken);
  await setEmail(transaction, account.id, link.email);
  // The old address must no longer be able to reset the password.
  await cancelMailedLinks(transaction, { accountId: account.id }, ['password reset'], now);
  await addNotice(transaction, 'e-mail changed', { account, device: describeDevice(request), now });
  await recordAuditEvent(transaction, 'e-mail changed', { at: now, request, accountId: account.id });
}
