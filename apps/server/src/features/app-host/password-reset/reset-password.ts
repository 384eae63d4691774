import type { ResetPassword } from '@accounting-site/contract/password';
import type { FastifyRequest } from 'fastify';
import {
  type AccountRow,
  findAccount,
  findOwnWords,
  setPasswordHash,
} from '../../../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { describeDevice } from '../../../authentication/devices.ts';
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
 * @throws RefusedCall 422 for such a password, 410 for a link that is over, 503 when too many are hashing
 */
export async function resetPassword(
  { database, passwords, clock, outbox }: AppHostServices,
  request: FastifyRequest,
  { token, password }: ResetPassword,
): Promise<void> {
  await passwords.withRoom(async () => {
    const account = await findAccountOfLink(database, token, clock());
    const own = account && (await findOwnWords(database, account.id));
    refuseWeakPassword(password, own ?? {});
    if (account === undefined) throw linkOver(advice);
    const passwordHash = await passwords.hash(password);
    await database.transaction().execute(async (transaction) => {
      const now = clock();
      const link = await takeMailedLink(transaction, 'password reset', token, now);
      if (link === undefined) throw linkOver(advice);
      await setPasswordHash(transaction, account.id, passwordHash);
      await shutOutOthers(transaction, account, now);
      await addNotice(transaction, 'password changed', { account, device: describeDevice(request), now });
      await recordAuditEvent(transaction, 'password reset', { at: now, request, accountId: account.id });
    });
  });
  outbox.wake();
}

/** The account that a link may set the password of. */
async function findAccountOfLink(database: Database, token: string, now: number) {
  const link = await findMailedLink(database, 'password reset', token, now);
  const account = link?.account_id == null ? undefined : await findAccount(database, link.account_id);
  return account === undefined || account.disabled_at !== null ? undefined : account;
}

/** Whoever knew the old password keeps nothing: no session, no link that is on its way. The owner gets in at once. */
async function shutOutOthers(transaction: Database, account: AccountRow, now: number): Promise<void> {
  await endSessionsOfAccount(transaction, account.id, { reason: 'password reset', now });
  await cancelMailedLinks(transaction, account.id, 'password reset', now);
  await cancelMailedLinks(transaction, account.id, 'new e-mail', now);
  await clearGuesses(transaction, account.email);
}
