import type { FastifyRequest } from 'fastify';
import type { AccountRow } from '../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../audit/audit-events.repository.ts';
import { describeDevice } from '../authentication/devices.ts';
import { addChallenge } from '../challenges/challenges.repository.ts';
import type { Database } from '../database/open-database.ts';
import { RefusedCall } from '../http/problems.ts';
import { findAuthenticator } from './authenticators.repository.ts';
import { endSecondFactor, isRecoveryDue } from './recovery.ts';

/**
 * Interrupts a login when the account has an authenticator app. After the password or the provider sign-in,
 * the user gets a challenge for POST /login/second-factor instead of a session.
 * @param login `account` as it was when its password was checked
 * @returns undefined when the account has no app, so that a session may be opened
 */
export async function challengeLogin(
  transaction: Database,
  login: { account: AccountRow; request: FastifyRequest; remember: boolean; now: number },
): Promise<string | undefined> {
  const { account, request, remember, now } = login;
  if ((await findAuthenticator(transaction, account.id)) === undefined) return undefined;
  if (isRecoveryDue(account, now)) {
    const device = describeDevice(request);
    await endSecondFactor(transaction, { account, request, device, now }, 'recovery');
    return undefined;
  }
  await recordAuditEvent(transaction, 'login needs second factor', {
    at: now,
    request,
    accountId: account.id,
  });
  return addChallenge(transaction, {
    purpose: 'second factor',
    accountId: account.id,
    passwordHash: account.password_hash,
    remember,
    now,
  });
}

/** The error for a login that needs a code, also after a wrong one. */
export function needsSecondFactor(challenge: string, message: string): RefusedCall {
  return new RefusedCall(401, message, { requires: 'second-factor', challenge });
}
