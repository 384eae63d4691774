import type { ConfirmEmail } from '@accounting-site/contract/account/account';
import { passwordRequired } from '@accounting-site/contract/fields/validation-messages';
import type { FastifyRequest } from 'fastify';
import {
  type AccountRow,
  findAccount,
  findAccountByEmail,
  lockAccount,
  setEmail,
} from '../../../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { checkOwnPassword } from '../../../authentication/check-own-password.ts';
import { describeDevice } from '../../../authentication/devices.ts';
import { forgiveGuesses } from '../../../authentication/guessing-limits.ts';
import { readRefreshCookie } from '../../../authentication/refresh-cookie.ts';
import { findSessionOfCurrentToken } from '../../../authentication/refresh-tokens.repository.ts';
import type { Database } from '../../../database/open-database.ts';
import { isUniqueViolation } from '../../../database/unique-violation.ts';
import { RefusedCall, refuseField } from '../../../http/problems.ts';
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

/** A link that was opened, and what was typed on its page. */
interface Confirmation {
  readonly request: FastifyRequest;
  readonly typed: ConfirmEmail;
  readonly now: number;
}

/**
 * POST /account/email/confirm: the address of a mailed link becomes the account's address. The old address
 * gets a notice. The link alone is not enough: a mistyped address may belong to a stranger, who would get the
 * account. So it also needs the account's password, or a session of the account in this browser. A refusal
 * does not use up the link.
 * @throws RefusedCall 410 for a link that does not work, or an address that has an account by now; 422 for a wrong
 * or missing password; 429 after too many of them; 503 when the hashing queue is full
 */
export async function confirmEmailChange(
  services: AppHostServices,
  request: FastifyRequest,
  typed: ConfirmEmail,
): Promise<void> {
  const { database, clock, outbox } = services;
  const proved = await proveAccount(services, { request, typed, now: clock() });
  try {
    await database
      .transaction()
      .execute((transaction) => changeEmail(transaction, { request, typed, now: clock() }, proved));
  } catch (error) {
    // Another user confirmed the same address at the same time.
    throw isUniqueViolation(error) ? new RefusedCall(410, taken) : error;
  }
  outbox.wake();
}

/** Returns the account whose password was typed; undefined when this browser is signed in to the account. */
async function proveAccount(
  services: AppHostServices,
  { request, typed: { token, password }, now }: Confirmation,
): Promise<AccountRow | undefined> {
  const { database, passwords } = services;
  const link = await findMailedLink(database, 'new e-mail', token, now);
  const account = link?.account_id == null ? undefined : await findAccount(database, link.account_id);
  if (account === undefined || account.disabled_at !== null) throw linkOver(advice);
  if (await isSignedInTo(database, account, { request, now })) return undefined;
  if (account.password_hash === '') {
    throw refuseField('password', 'Your account has no password. Sign in first, then open the link again');
  }
  if (!password) throw refuseField('password', passwordRequired);
  await passwords.withRoom(() =>
    checkOwnPassword(services, request, { account, password, field: 'password' }),
  );
  return account;
}

/** By its cookie, because plain forms send no bearer header, and an access token may have expired. */
async function isSignedInTo(
  database: Database,
  { id }: AccountRow,
  { request, now }: Pick<Confirmation, 'request' | 'now'>,
): Promise<boolean> {
  const token = readRefreshCookie(request);
  const session = token === undefined ? undefined : await findSessionOfCurrentToken(database, token, now);
  return session?.account_id === id;
}

async function changeEmail(
  transaction: Database,
  { request, typed: { token }, now }: Confirmation,
  proved: AccountRow | undefined,
): Promise<void> {
  const accountId = (await findMailedLink(transaction, 'new e-mail', token, now))?.account_id ?? undefined;
  // Lock the account first, as everywhere: two transactions could deadlock otherwise.
  const account = accountId === undefined ? undefined : await lockAccount(transaction, accountId);
  const link = await takeMailedLink(transaction, 'new e-mail', token, now);
  // A new password cancels the link, so the one that was typed is still the account's.
  if (link === undefined || account === undefined || account.disabled_at !== null) throw linkOver(advice);
  if ((await findAccountByEmail(transaction, link.email)) !== undefined) throw new RefusedCall(410, taken);
  if (proved !== undefined) await forgiveGuesses(transaction, account.email, request);
  await setEmail(transaction, account.id, link.email);
  // The old address must no longer be able to reset the password.
  await cancelMailedLinks(transaction, { accountId: account.id }, ['password reset'], now);
  await addNotice(transaction, 'e-mail changed', { account, device: describeDevice(request), now });
  await recordAuditEvent(transaction, 'e-mail changed', { at: now, request, accountId: account.id });
}
