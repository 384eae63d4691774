import type { FastifyRequest } from 'fastify';
import type { AccountRow } from '../accounts/accounts.repository.ts';
import { countOfNetwork, uncountOfNetwork } from '../authentication/guessing-limits.ts';
import { day, minute } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { inMinutes } from '../limits/in-minutes.ts';
import { clearCount, countAgainst, type RateLimit, readWait } from '../limits/rate-limits.repository.ts';
import { addNotice } from '../notices/notices.repository.ts';
import { RefusedCall } from '../problems.ts';

/** Over all challenges, so that whoever has the password cannot go through the codes with one login after another. */
export const codesPerAccount: RateLimit = { name: 'code account', points: 10, duration: 15 * minute };

/** More than people mistype: the next one tells the owner that somebody seems to have the password. */
const wrongCodesADay: RateLimit = { name: 'wrong code day', points: 9, duration: day };
const noticesADay: RateLimit = { name: 'wrong code notice', points: 1, duration: day };

/**
 * Counts a code before it is looked at.
 * @throws RefusedCall 429 when there were too many wrong ones, with the time to wait
 */
export async function countCode(
  database: Database,
  accountId: string,
  request: FastifyRequest,
  now: number,
): Promise<void> {
  const wait = await database.transaction().execute(async (transaction) => {
    // The widest first: those that may try no longer cannot use up the account's attempts either.
    const ofNetwork = await countOfNetwork(transaction, request, now);
    if (ofNetwork === undefined) return countAgainst(transaction, codesPerAccount, accountId, now);
    return Math.max(ofNetwork, (await readWait(transaction, codesPerAccount, accountId, now)) ?? 0);
  });
  if (wait === undefined) return;
  throw new RefusedCall(429, `Too many wrong codes. Wait ${inMinutes(wait)}, then try again.`, {
    retryAfter: wait,
    limit: 'code',
  });
}

/** The code was right, so it was no guess. In the order of counting: else two transactions could wait for each other. */
export async function forgiveCodes(
  transaction: Database,
  accountId: string,
  request: FastifyRequest,
): Promise<void> {
  await uncountOfNetwork(transaction, request);
  await clearCount(transaction, codesPerAccount, accountId);
}

/** Has the owner told, once a day, when there were more wrong codes than people mistype. */
export async function noteWrongCode(
  transaction: Database,
  account: AccountRow,
  { device, now }: { device: string; now: number },
): Promise<void> {
  if ((await countAgainst(transaction, wrongCodesADay, account.id, now)) === undefined) return;
  if ((await countAgainst(transaction, noticesADay, account.id, now)) !== undefined) return;
  await addNotice(transaction, 'wrong codes', { account, device, now });
}
