import type { LoginRequest } from '@accounting-site/contract/account/login';
import { invalidCredentials } from '@accounting-site/contract/endpoints/error-messages';
import type { FastifyRequest } from 'fastify';
import {
  type AccountRow,
  findAccountByEmail,
  lockAccount,
  setPasswordHash,
} from '../../../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { countGuessAndBegin, forgiveGuessesOf } from '../../../authentication/guessing-limits.ts';
import { type OpenedSession, openSession } from '../../../authentication/open-session.ts';
import type { RunInGroup } from '../../../database/group-commits.ts';
import type { Database } from '../../../database/open-database.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { challengeLogin, needsSecondFactor } from '../../../second-factor/challenge-login.ts';
import type { AppHostServices } from '../services.ts';

interface LoginServices extends AppHostServices {
  readonly inGroup: RunInGroup;
  /** What the person of a disabled account reads, in the current language. */
  readonly disabledText: () => string;
}

/**
 * POST /login: checks the password, with the same work for an unknown address.
 * @throws RefusedCall 401 for a wrong password, or with a challenge when the account has a second factor; 403 for the
 * right password of a disabled account, whose person cannot find out otherwise; 429
 */
export async function login(
  { inGroup, passwords, clock, outbox, disabledText }: LoginServices,
  request: FastifyRequest,
  { email: typed, password, remember = false }: LoginRequest,
): Promise<OpenedSession> {
  const email = typed.toLowerCase();
  const at = clock();
  const { account, comparing, device } = await countGuessAndBegin(
    inGroup,
    { target: email, request, now: at },
    async (transaction, device) => {
      const account = await findAccountByEmail(transaction, email);
      const comparing = passwords.compare(account?.password_hash, password);
      // Avoids an unhandled rejection when the count cannot be stored and the result is never awaited.
      comparing.catch(() => {});
      return { account, comparing, device };
    },
  );
  const { matches, outdated } = await comparing;
  if (account === undefined || !matches || account.disabled_at !== null) {
    await inGroup((transaction) =>
      recordAuditEvent(transaction, 'login failed', { at, request, accountId: account?.id }),
    );
    if (account !== undefined && matches) throw new RefusedCall(403, disabledText());
    throw new RefusedCall(401, invalidCredentials);
  }
  const better = outdated ? await passwords.hash(password) : undefined;
  const result = await inGroup(async (transaction) => {
    const now = clock();
    const current = await lockUnchanged(transaction, account, better);
    const challenge = await challengeLogin(transaction, { account: current, request, remember, now });
    if (challenge !== undefined) return { challenge };
    await forgiveGuessesOf(transaction, { target: email, device }, request);
    return openSession(transaction, { account: current, request, remember, way: 'password', now });
  });
  if ('challenge' in result) {
    throw needsSecondFactor(result.challenge, 'Enter the code of your authenticator app');
  }
  if (result.hasNotice) outbox.wake();
  return result;
}

/**
 * Locks the account. Refuses if it was disabled or its password changed since the comparison. Stores the
 * better hash.
 */
async function lockUnchanged(
  transaction: Database,
  { id, password_hash: from }: AccountRow,
  better: string | undefined,
): Promise<AccountRow> {
  const held = await lockAccount(transaction, id);
  if (held === undefined || held.disabled_at !== null || held.password_hash !== from) {
    throw new RefusedCall(409, 'Your account was changed at this very moment. Please sign in again.');
  }
  if (better === undefined) return held;
  await setPasswordHash(transaction, id, better);
  return { ...held, password_hash: better };
}
