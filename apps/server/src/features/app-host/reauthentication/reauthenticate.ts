import type { Reauthentication } from '@accounting-site/contract/account/account';
import { codeRequired } from '@accounting-site/contract/fields/validation-messages';
import type { FastifyRequest } from 'fastify';
import { type AccountRow, findAccount, lockAccount } from '../../../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { checkOwnPassword } from '../../../authentication/check-own-password.ts';
import { forgiveGuesses } from '../../../authentication/guessing-limits.ts';
import { noteProof } from '../../../authentication/sessions.repository.ts';
import type { SignedIn } from '../../../authentication/signed-in.ts';
import { RefusedCall, refuseField } from '../../../http/problems.ts';
import { findAuthenticator } from '../../../second-factor/authenticators.repository.ts';
import { type CodeKind, checkCode } from '../../../second-factor/check-code.ts';
import { countCode } from '../../../second-factor/code-limits.ts';
import type { AppHostServices } from '../services.ts';

/**
 * POST /account/reauthentication: records that the session's user has proved their identity. It never
 * responds with 401, which means signed out. A wrong password or code counts as a guess, so that a stolen
 * session cannot be used to find it.
 * @throws RefusedCall 422 for a wrong password or code, or when the account has no password; 429; 503
 */
export async function reauthenticate(
  services: AppHostServices,
  request: FastifyRequest,
  { accountId, sessionId }: SignedIn,
  { password, code }: Reauthentication,
): Promise<void> {
  const { database, passwords } = services;
  const account = await findAccount(database, accountId);
  if (account === undefined) throw new RefusedCall(401, 'Please sign in');
  if (account.password_hash === '') {
    throw refuseField(
      'password',
      'Your account has no password. Sign out, then sign in again the way you did; after that you may change this.',
    );
  }
  const typed = { account, sessionId, password, field: 'password' } as const;
  await passwords.withRoom(() => checkOwnPassword(services, request, typed));
  const outcome = await checkCodeToo(services, request, { account, sessionId, code });
  services.outbox.wake();
  if (outcome === 'no code') throw refuseField('code', codeRequired);
  if (outcome === 'wrong code') {
    throw refuseField('code', 'This code is not right, or it was used before');
  }
}

/**
 * Checks the code when one is needed. A failure is returned instead of thrown, so that its count is
 * committed.
 */
async function checkCodeToo(
  { database, key, clock }: AppHostServices,
  request: FastifyRequest,
  { account, sessionId, code }: { account: AccountRow; sessionId: string; code: string | undefined },
): Promise<CodeKind | 'password' | 'no code' | 'wrong code'> {
  const { id: accountId } = account;
  if (code !== undefined) await countCode(database, accountId, request, clock());
  return database.transaction().execute(async (transaction) => {
    const now = clock();
    const held = await lockAccount(transaction, accountId);
    if (held?.password_hash !== account.password_hash) {
      throw refuseField('password', 'Your password was changed at this very moment. Type the new one');
    }
    const event = { at: now, request, accountId, sessionId };
    const needsCode = (await findAuthenticator(transaction, accountId)) !== undefined;
    if (needsCode && code === undefined) return 'no code';
    const kind =
      needsCode && code
        ? await checkCode(transaction, key, { account: held, request, code, now })
        : 'password';
    if (kind === undefined) {
      await recordAuditEvent(transaction, 'reauthentication failed', event);
      return 'wrong code';
    }
    await forgiveGuesses(transaction, account.email, request);
    await noteProof(transaction, sessionId, { withFactor: needsCode, now });
    await recordAuditEvent(transaction, 'reauthenticated', { ...event, detail: kind });
    return kind;
  });
}
