import type { ResetPassword } from '@accounting-site/contract/password';
import type { FastifyRequest } from 'fastify';
import {
  type AccountRow,
  findAccount,
  findOwnWords,
  holdAccount,
  setPasswordHash,
} from '../../../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { addDevice, describeDevice, forgetDevices, readDevice } from '../../../authentication/devices.ts';
import { clearGuesses } from '../../../authentication/guessing-limits.ts';
import { refuseWeakPassword } from '../../../authentication/password-policy.ts';
import { endSessionsOfAccount } from '../../../authentication/sessions.repository.ts';
import type { Database } from '../../../database/open-database.ts';
import { linkOver } from '../../../mailed-links/link-over.ts';
import {
  cancelMailedLinks,
  findMailedLink,
  takeMailedLink,
} from '../../../mailed-links/mailed-links.repository.ts';
import { addNotice } from '../../../notices/notices.repository.ts';
import type { AppHostServices } from '../app-host.ts';

const advice = 'Ask for another one. It works once, and for one hour.';

/**
 * POST /reset-password: sets the password of the account behind a mailed link, also the first one. A password that is
 * easy to guess leaves the link as it was.
 * @returns what the browser is known by from now on: its tries to sign in are its own, whatever strangers try meanwhile
 * @throws RefusedCall 422 for such a password, 410 for a link that is over, 503 when too many are hashing
 */
export async function resetPassword(
  { database, passwords, clock, outbox }: AppHostServices,
  request: FastifyRequest,
  { token, password }: ResetPassword,
): Promise<string> {
  const deviceToken = readDevice(request);
  await passwords.withRoom(async () => {
    const accountId = await findAccountOfLink(database, token, clock());
    const own = accountId === undefined ? undefined : await findOwnWords(database, accountId);
    await refuseWeakPassword(password, own ?? {});
    if (accountId === undefined) throw linkOver(advice);
    const passwordHash = await passwords.hash(password);
    await database.transaction().execute(async (transaction) => {
      const now = clock();
      // The account first, as everywhere: else two transactions could wait for each other.
      const account = await holdAccount(transaction, accountId);
      const link = await takeMailedLink(transaction, 'password reset', token, now);
      if (account?.email !== link?.email || account?.disabled_at !== null) throw linkOver(advice);
      await setPasswordHash(transaction, account.id, passwordHash);
      await shutOutOthers(transaction, account, now);
      await addDevice(transaction, { accountId, token: deviceToken, now });
      await addNotice(transaction, 'password changed', { account, device: describeDevice(request), now });
      await recordAuditEvent(transaction, 'password reset', { at: now, request, accountId });
    });
  });
  outbox.wake();
  return deviceToken;
}

/** The id of the account that a link may set the password of. */
async function findAccountOfLink(database: Database, token: string, now: number) {
  const link = await findMailedLink(database, 'password reset', token, now);
  const account = link?.account_id == null ? undefined : await findAccount(database, link.account_id);
  return account?.disabled_at === null ? account.id : undefined;
}

/** Whoever knew the old password keeps nothing: no session, no known browser, no link that is on its way. */
async function shutOutOthers(transaction: Database, { id, email }: AccountRow, now: number): Promise<void> {
  await clearGuesses(transaction, email);
  await endSessionsOfAccount(transaction, id, { reason: 'password reset', now });
  await forgetDevices(transaction, id);
  await cancelMailedLinks(transaction, id, 'password reset', now);
  await cancelMailedLinks(transaction, id, 'new e-mail', now);
}
