import type { FastifyRequest } from 'fastify';
import type { AccountRow } from '../accounts/accounts.repository.ts';
import { isKnownDevice } from '../authentication/devices.ts';
import { countOfNetwork, uncountOfNetwork } from '../authentication/guessing-limits.ts';
import { day, minute } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { clearCount, countAgainst, type RateLimit, readWait } from '../limits/rate-limits.repository.ts';
import { tooMany } from '../limits/too-many.ts';
import { addNotice } from '../notices/notices.repository.ts';

/**
 * Across all challenges, so that an attacker with the password cannot try codes with one login after another.
 */
const codesPerAccount: RateLimit = { name: 'code account', points: 10, duration: 15 * minute };

/**
 * More than people mistype. The next one sends the owner a notice that someone else may have the password.
 */
const wrongCodesADay: RateLimit = { name: 'wrong code day', points: 9, duration: day };
const noticesADay: RateLimit = { name: 'wrong code notice', points: 1, duration: day };

/**
 * Counts a code before it is checked.
 * @throws RefusedCall 429 with the time to wait after too many wrong codes
 */
export async function countCode(
  database: Database,
  accountId: string,
  request: FastifyRequest,
  now: number,
): Promise<void> {
  const wait = await database.transaction().execute(async (transaction) => {
    // The widest limit first: a network that is over its limit cannot use up the account's attempts, nor lock out a
    // browser that signed in before.
    const ofNetwork = await countOfNetwork(transaction, request, now);
    if (ofNetwork === undefined || (await isKnownDevice(transaction, accountId, request))) {
      return countAgainst(transaction, codesPerAccount, accountId, now);
    }
    return Math.max(ofNetwork, (await readWait(transaction, codesPerAccount, accountId, now)) ?? 0);
  });
  if (wait !== undefined) throw tooMany('Too many wrong codes.', wait, 'code');
}

/**
 * Takes back the count of a correct code. Updates the limits in the order of counting, because two
 * transactions could deadlock otherwise.
 */
export async function forgiveCodes(
  transaction: Database,
  accountId: string,
  request: FastifyRequest,
): Promise<void> {
  await uncountOfNetwork(transaction, request);
  await clearCount(transaction, codesPerAccount, accountId);
}

/** Sends the owner a notice, at most once a day, after more wrong codes than people mistype. */
export async function noteWrongCode(
  transaction: Database,
  account: AccountRow,
  { device, now }: { device: string; now: number },
): Promise<void> {
  if ((await countAgainst(transaction, wrongCodesADay, account.id, now)) === undefined) return;
  if ((await countAgainst(transaction, noticesADay, account.id, now)) !== undefined) return;
  await addNotice(transaction, 'wrong codes', { account, device, now });
}
