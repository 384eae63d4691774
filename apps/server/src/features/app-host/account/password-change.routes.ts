import type { ChangePassword } from '@accounting-site/contract/account';
import { accountCalls } from '@accounting-site/contract/calls/account-calls';
import { currentPasswordRequired } from '@accounting-site/contract/validation-messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type AccountRow,
  findAccount,
  findOwnWords,
  lockAccount,
  setPasswordHash,
} from '../../../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { checkOwnPassword } from '../../../authentication/check-own-password.ts';
import { describeDevice } from '../../../authentication/devices.ts';
import { refuseWeakPassword } from '../../../authentication/password-policy.ts';
import { endSessionsOfAccount } from '../../../authentication/sessions.repository.ts';
import { requireProof, requireSignedIn } from '../../../authentication/signed-in.ts';
import { requireStillSignedIn } from '../../../authentication/still-signed-in.ts';
import type { Database } from '../../../database/open-database.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { RefusedCall, refuseField } from '../../../http/problems.ts';
import { cancelMailedLinks } from '../../../mailed-links/mailed-links.repository.ts';
import { addNotice } from '../../../notices/notices.repository.ts';
import { findAuthenticator } from '../../../second-factor/authenticators.repository.ts';
import type { AppHostServices } from '../services.ts';

/** PUT /account/password: changes the password, or sets the first one of an account without a password. */
export async function passwordChange(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const { changePassword: call } = accountCalls;

  answerCall(
    app,
    call,
    async (request) => {
      await changePassword(services, request, request.body);
    },
    {
      onRequest: async (request) => void (await requireSignedIn(request, services)),
    },
  );
}

/**
 * Requires the current password. With a second factor, or without a current password, it requires a recent
 * proof as well.
 * @throws RefusedCall 422 for a weak new password or a wrong current one, 401, 403, or 503 when the hashing
 * queue is full
 */
async function changePassword(
  services: AppHostServices,
  request: FastifyRequest,
  { password, currentPassword }: ChangePassword,
): Promise<void> {
  const { database, passwords, clock, outbox } = services;
  const signedIn = await requireSignedIn(request, services);
  const { accountId, sessionId } = signedIn;
  const before = await findAccount(database, accountId);
  if (before === undefined) throw new RefusedCall(401, 'Please sign in');
  const hasPassword = before.password_hash !== '';
  if (!hasPassword || (await findAuthenticator(database, accountId))) await requireProof(request, services);
  if (hasPassword && currentPassword === undefined) {
    throw refuseField('currentPassword', currentPasswordRequired);
  }
  await refuseWeakPassword(password, (await findOwnWords(database, accountId)) ?? {});
  await passwords.withRoom(async () => {
    if (hasPassword) {
      const typed = { account: before, signedIn, password: currentPassword ?? '' };
      await checkOwnPassword(services, request, { ...typed, field: 'currentPassword' });
    }
    const passwordHash = await passwords.hash(password);
    await database.transaction().execute(async (transaction) => {
      const now = clock();
      const account = await lockAccount(transaction, accountId);
      await requireStillSignedIn(transaction, sessionId, now);
      if (account === undefined) throw new RefusedCall(401, 'Please sign in');
      if (account.password_hash !== before.password_hash) {
        throw refuseField(
          'currentPassword',
          'Your password was changed at this very moment. Type the new one',
        );
      }
      await setPasswordHash(transaction, accountId, passwordHash);
      await shutOutOthers(transaction, account, { sessionId, now });
      await addNotice(transaction, 'password changed', { account, device: describeDevice(request), now });
      await recordAuditEvent(transaction, 'password changed', { at: now, request, accountId, sessionId });
    });
  });
  outbox.wake();
}

/** Ends the access of anyone who knew the old password: ends other sessions and cancels mailed links. */
async function shutOutOthers(
  transaction: Database,
  { id }: AccountRow,
  { sessionId, now }: { sessionId: string; now: number },
): Promise<void> {
  await endSessionsOfAccount(transaction, id, { except: sessionId, reason: 'password changed', now });
  await cancelMailedLinks(transaction, id, 'password reset', now);
  await cancelMailedLinks(transaction, id, 'new e-mail', now);
}
