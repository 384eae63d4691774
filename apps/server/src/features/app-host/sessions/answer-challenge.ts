import type { SecondFactor } from '@accounting-site/contract/account/second-factor';
import type { FastifyRequest } from 'fastify';
import { type AccountRow, lockAccount } from '../../../accounts/accounts.repository.ts';
import { forgiveGuesses } from '../../../authentication/guessing-limits.ts';
import { type OpenedSession, openSession } from '../../../authentication/open-session.ts';
import {
  type ChallengeRow,
  endChallenge,
  findChallengedAccount,
  isOfPassword,
  mostTries,
  tryChallenge,
} from '../../../challenges/challenges.repository.ts';
import type { Database } from '../../../database/open-database.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { needsSecondFactor } from '../../../second-factor/challenge-login.ts';
import { checkCode } from '../../../second-factor/check-code.ts';
import { countCode } from '../../../second-factor/code-limits.ts';
import type { AppHostServices } from '../services.ts';

/**
 * POST /login/second-factor: the second step of a login. The challenge stays valid until the fifth wrong
 * code.
 * @throws RefusedCall 401, with the challenge while it is valid; 429 after too many wrong codes over all
 * challenges
 */
export async function answerChallenge(
  services: AppHostServices,
  request: FastifyRequest,
  { challenge, code }: SecondFactor,
): Promise<OpenedSession> {
  const { database, clock, outbox } = services;
  const at = clock();
  const accountId = await findChallengedAccount(database, 'second factor', challenge, at);
  if (accountId === undefined) throw isOver();
  await countCode(database, accountId, request, at);
  const outcome = await database
    .transaction()
    .execute((transaction) => tryCode(transaction, services, request, { challenge, code, accountId }));
  outbox.wake();
  if (outcome === 'over') throw isOver();
  if (outcome === 'wrong') {
    throw needsSecondFactor(challenge, 'This code is not right, or it was used before');
  }
  return outcome;
}

/** Returns a failure instead of throwing it, so that its count is committed. */
async function tryCode(
  transaction: Database,
  { key, clock }: AppHostServices,
  request: FastifyRequest,
  { challenge, code, accountId }: { challenge: string; code: string; accountId: string },
): Promise<OpenedSession | 'wrong' | 'over'> {
  const now = clock();
  // Lock the account before the challenge. All transactions use this order to avoid deadlocks.
  const account = await lockAccount(transaction, accountId);
  const row = await tryChallenge(transaction, 'second factor', challenge, now);
  if (account === undefined || row === undefined) return 'over';
  if (!mayStillSignIn(account, row)) {
    await endChallenge(transaction, row);
    return 'over';
  }
  const kind = await checkCode(transaction, key, { account, request, code, now });
  if (kind === undefined) return row.failures < mostTries ? 'wrong' : 'over';
  await endChallenge(transaction, row);
  await forgiveGuesses(transaction, account.email, request);
  return openSession(transaction, { account, request, remember: row.remember === 1, way: kind, now });
}

/** The account may have been disabled, or its password changed, since the first step. */
function mayStillSignIn(account: AccountRow, row: ChallengeRow): boolean {
  return account.disabled_at === null && isOfPassword(row, account.password_hash);
}

function isOver(): RefusedCall {
  return new RefusedCall(401, 'Please sign in again');
}
