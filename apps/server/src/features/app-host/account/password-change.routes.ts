import type { ChangePassword } from '@accounting-site/contract/account';
import { accountCalls } from '@accounting-site/contract/calls/account-calls';
import { currentPasswordRequired } from '@accounting-site/contract/validation-messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findAccount, findOwnWords, setPasswordHash } from '../../../accounts/accounts.repository.ts';
import { checkOwnPassword } from '../../../authentication/check-own-password.ts';
import { refuseWeakPassword } from '../../../authentication/password-policy.ts';
import { endSessionsOfAccount } from '../../../authentication/sessions.repository.ts';
import { requireProof, type SignedIn } from '../../../authentication/signed-in.ts';
import { RefusedCall, refuseField } from '../../../http/problems.ts';
import { cancelMailedLinks } from '../../../mailed-links/mailed-links.repository.ts';
import { findAuthenticator } from '../../../second-factor/authenticators.repository.ts';
import { answerSignedIn } from '../answer-signed-in.ts';
import { changeAccount } from '../change-account.ts';
import type { AppHostServices } from '../services.ts';

/** PUT /account/password: changes the password, or sets the first one of an account without a password. */
export async function passwordChange(app: FastifyInstance, services: AppHostServices): Promise<void> {
  answerSignedIn(
    app,
    services,
    accountCalls.changePassword,
    (request, signedIn) => changePassword(services, request, signedIn, request.body),
    { access: 'access token' },
  );
}

/**
 * Requires the current password. With a second factor, or without a current password, it requires a recent
 * proof as well. Ends the access of anyone who knew the old password: ends other sessions and cancels mailed
 * links.
 * @throws RefusedCall 422 for a weak new password or a wrong current one, 401, 403, or 503 when the hashing
 * queue is full
 */
async function changePassword(
  services: AppHostServices,
  request: FastifyRequest,
  signedIn: SignedIn,
  { password, currentPassword }: ChangePassword,
): Promise<void> {
  const { database, passwords } = services;
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
    await changeAccount(services, request, signedIn, async (transaction, { account, now, ...change }) => {
      if (account.password_hash !== before.password_hash) {
        throw refuseField(
          'currentPassword',
          'Your password was changed at this very moment. Type the new one',
        );
      }
      await setPasswordHash(transaction, accountId, passwordHash);
      const others = { except: sessionId, reason: 'password changed', now } as const;
      await endSessionsOfAccount(transaction, accountId, others);
      await cancelMailedLinks(transaction, { accountId }, ['password reset', 'new e-mail'], now);
      await change.notify('password changed');
      await change.record('password changed');
    });
  });
}
