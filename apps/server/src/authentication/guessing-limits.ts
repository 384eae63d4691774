import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { minute } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { clientNetwork } from '../limits/client-network.ts';
import { clearCount, countAgainst, type RateLimit, uncount } from '../limits/rate-limits.repository.ts';
import { RefusedCall } from '../problems.ts';

/** Whatever the address they come from, and whether or not the account exists. */
export const guessesPerAccount: RateLimit = { name: 'login account', points: 10, duration: 15 * minute };
/** More than one account's worth: an office or a mobile network may share an address. */
export const guessesPerNetwork: RateLimit = { name: 'login network', points: 50, duration: 15 * minute };

/**
 * Counts an attempt to sign in before it is made.
 * @throws RefusedCall 429 when there were too many failures, with the time to wait
 */
export async function countGuess(
  database: Database,
  email: string,
  request: FastifyRequest,
  now: number,
): Promise<void> {
  const wait = await database.transaction().execute(
    async (transaction) =>
      // The network first: one that may try no longer cannot use up the account's attempts either.
      (await countAgainst(transaction, guessesPerNetwork, clientNetwork(request.ip), now)) ??
      (await countAgainst(transaction, guessesPerAccount, accountKey(email), now)),
  );
  if (wait === undefined) return;
  const minutes = Math.ceil(wait / 60);
  throw new RefusedCall(
    429,
    `Too many failed attempts to sign in. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, then try again, or reset your password.`,
    { retryAfter: wait },
  );
}

/** The attempt succeeded, so it was no guess. */
export async function forgiveGuesses(
  database: Database,
  email: string,
  request: FastifyRequest,
): Promise<void> {
  await clearCount(database, guessesPerAccount, accountKey(email));
  await uncount(database, guessesPerNetwork, clientNetwork(request.ip));
}

/** Its owner has shown who they are in another way, so what strangers tried no longer counts. */
export async function clearGuesses(transaction: Database, email: string): Promise<void> {
  await clearCount(transaction, guessesPerAccount, accountKey(email));
}

/** What was typed as an address may be a password, so it is not stored readable. */
function accountKey(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}
