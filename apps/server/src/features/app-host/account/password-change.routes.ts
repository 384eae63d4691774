import type { ChangePassword } from '@accounting-site/contract/account/account';
import { accountCalls } from '@accounting-site/contract/calls/account-calls';
import { currentPasswordRequired } from '@accounting-site/contract/fields/validation-messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type AccountRow,
  findAccount,
  findOwnWords,
  setPasswordHash,
} from '../../../accounts/accounts.repository.ts';
import { hasCaused, recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { checkOwnPassword } from '../../../authentication/check-own-password.ts';
import { countGuess } from '../../../authentication/guessing-limits.ts';
import { refuseWeakPassword } from '../../../authentication/password-policy.ts';
import { endSessionsOfAccount } from '../../../authentication/sessions.repository.ts';
import { proofLifetime, requireProof, type SignedIn } from '../../../authentication/signed-in.ts';
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
  typed: ChangePassword,
): Promise<void> {
  const { password, currentPassword } = typed;
  const { database, passwords } = services;
  const { accountId, sessionId } = signedIn;
  const before = await findAccount(database, accountId);
  if (before === undefined) throw new RefusedCall(401, 'Please sign in');
  const hasPassword = before.password_hash !== '';
  if (!hasPassword || (await findAuthenticator(database, accountId))) await requireProof(request, services);
  await refuseWeakPassword(password, (await findOwnWords(database, accountId)) ?? {});
  await passwords.withRoom(async () => {
    if (await isRepeated(services, request, { account: before, signedIn, typed })) return;
    if (hasPassword) {
      if (currentPassword === undefined) throw refuseField('currentPassword', currentPasswordRequired);
      const current = { account: before, sessionId, password: currentPassword };
      await checkOwnPassword(services, request, { ...current, field: 'currentPassword' });
    }
    const passwordHash = await passwords.hash(password);
    const newer = await changeAccount(
      services,
      request,
      signedIn,
      async (transaction, { account, now, ...change }) => {
        if (account.password_hash !== before.password_hash) return account;
        await setPasswordHash(transaction, accountId, passwordHash);
        const others = { except: sessionId, reason: 'password changed', now } as const;
        await endSessionsOfAccount(transaction, accountId, others);
        await cancelMailedLinks(transaction, { accountId }, ['password reset', 'new e-mail'], now);
        await change.notify('password changed');
        await change.record('password changed');
        return undefined;
      },
    );
    if (newer === undefined) return;
    if (await isRepeated(services, request, { account: newer, signedIn, typed })) return;
    throw refuseField('currentPassword', 'Your password was changed at this very moment. Type the new one');
  });
}

/**
 * Whether this session set the same password a moment ago, and the response was lost. The comparison counts as a guess
 * and is recorded, so that a stolen session cannot find the password this way either. With a current password, only a
 * match is recorded here: checkOwnPassword records the others.
 */
async function isRepeated(
  { database, passwords, clock }: AppHostServices,
  request: FastifyRequest,
  { account, signedIn, typed }: { account: AccountRow; signedIn: SignedIn; typed: ChangePassword },
): Promise<boolean> {
  const at = clock();
  const { accountId, sessionId } = signedIn;
  const since = at - proofLifetime;
  if (!(await hasCaused(database, 'password changed', { accountId, sessionId, since }))) return false;
  await countGuess(database, account.email, request, at);
  const { matches } = await passwords.compare(account.password_hash, typed.password);
  if (matches || typed.currentPassword === undefined) {
    const event = matches ? 'reauthenticated' : 'reauthentication failed';
    await recordAuditEvent(database, event, { at, request, accountId, sessionId, detail: 'repeated change' });
  }
  return matches;
}
