import type { ResetPassword } from '@accounting-site/contract/account/password';
import { isStaffRole } from '@accounting-site/contract/staff/staff-roles';
import type { FastifyRequest } from 'fastify';
import {
  type AccountRow,
  findAccount,
  findOwnWords,
  lockAccount,
  setPasswordHash,
  startRole,
} from '../../../accounts/accounts.repository.ts';
import { isInvited } from '../../../accounts/invited-accounts.ts';
import { describeRemovedWays, removeOtherWaysIn } from '../../../accounts/ways-in.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { addDevice, describeDevice, forgetDevices, readDevice } from '../../../authentication/devices.ts';
import { clearGuesses } from '../../../authentication/guessing-limits.ts';
import { refuseWeakPassword } from '../../../authentication/password-policy.ts';
import { endSessionsOfAccount } from '../../../authentication/sessions.repository.ts';
import { endChallengesOfAccount } from '../../../challenges/challenges.repository.ts';
import type { MailedLinkPurpose } from '../../../database/account-tables.ts';
import type { Database } from '../../../database/open-database.ts';
import { linkOver } from '../../../mailed-links/link-over.ts';
import {
  cancelMailedLinks,
  findMailedLink,
  takeMailedLink,
} from '../../../mailed-links/mailed-links.repository.ts';
import { addNotice } from '../../../notices/notices.repository.ts';
import { deleteOffer } from '../../../second-factor/authenticators.repository.ts';
import { beginRecovery, cancelRecovery } from '../../../second-factor/recovery.ts';
import type { AppHostServices } from '../services.ts';

/** The links that may set a password. An invitation sets the first one of a member of staff. */
const purposes: readonly MailedLinkPurpose[] = ['password reset', 'invitation'];

const advice = 'If you have just set a password, sign in with it. If not, ask for another link.';

/**
 * POST /reset-password: sets the password of a mailed link's account, which may be its first. It removes all
 * other access, so that only the owner of the mailbox remains (0025). A refused password does not use up the
 * link.
 * @returns the browser's device token, which gives it a separate limit on sign-in attempts
 * @throws RefusedCall 422 for a weak password, 410 for a link that does not work, 503 when the hashing queue
 * is full
 */
export async function resetPassword(
  { database, passwords, clock, outbox }: AppHostServices,
  request: FastifyRequest,
  { token, password, cannotGetCodes = false }: ResetPassword,
): Promise<string> {
  const deviceToken = readDevice(request);
  await passwords.withRoom(async () => {
    const { accountId, purpose } = await findAccountOfLink(database, token, clock());
    const own = accountId === undefined ? undefined : await findOwnWords(database, accountId);
    await refuseWeakPassword(password, own ?? {});
    if (accountId === undefined || purpose === undefined) throw linkOver(advice);
    const passwordHash = await passwords.hash(password);
    await database.transaction().execute(async (transaction) => {
      const now = clock();
      // Lock the account first, as everywhere: two transactions could deadlock otherwise.
      const account = await lockAccount(transaction, accountId);
      const link = await takeMailedLink(transaction, purpose, token, now);
      if (account?.email !== link?.email || account?.disabled_at !== null) throw linkOver(advice);
      // An invited member may also have asked for a link at /forgot-password.
      const isFirst = isStaffRole(account.role) && (await isInvited(transaction, account));
      await setPasswordHash(transaction, account.id, passwordHash);
      if (isFirst) await startRole(transaction, account.id, now);
      const removed = await shutOutOthers(transaction, account, now);
      await addDevice(transaction, { accountId, token: deviceToken, now });
      const device = describeDevice(request);
      if (purpose !== 'invitation') await addNotice(transaction, 'password reset', { account, device, now });
      const detail = removed ?? (purpose === 'invitation' ? purpose : undefined);
      await recordAuditEvent(transaction, 'password reset', { at: now, request, accountId, detail });
      const changeRecovery = cannotGetCodes ? beginRecovery : cancelRecovery;
      await changeRecovery(transaction, { account, request, device, now });
    });
  });
  outbox.wake();
  return deviceToken;
}

/** The account whose password the link may set, and the purpose of the link. */
async function findAccountOfLink(database: Database, token: string, now: number) {
  for (const purpose of purposes) {
    const link = await findMailedLink(database, purpose, token, now);
    const account = link?.account_id == null ? undefined : await findAccount(database, link.account_id);
    if (account?.disabled_at === null) return { accountId: account.id, purpose };
  }
  return {};
}

/**
 * Removes everything that someone with the old password or a stolen session could have added or started. The
 * authenticator app stays, because a reset must not bypass the second factor (see `beginRecovery`).
 * @returns a description of the removed passkeys and provider links
 */
async function shutOutOthers(
  transaction: Database,
  { id, email }: AccountRow,
  now: number,
): Promise<string | undefined> {
  await clearGuesses(transaction, email);
  await endSessionsOfAccount(transaction, id, { reason: 'password reset', now });
  await forgetDevices(transaction, id);
  await cancelMailedLinks(
    transaction,
    { accountId: id },
    ['password reset', 'new e-mail', 'invitation'],
    now,
  );
  await endChallengesOfAccount(transaction, id, 'second factor');
  await endChallengesOfAccount(transaction, id, 'new passkey');
  await deleteOffer(transaction, id);
  return describeRemovedWays(await removeOtherWaysIn(transaction, id));
}
