import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { minute } from '../clock.ts';
import type { RunInGroup } from '../database/group-commits.ts';
import type { Database } from '../database/open-database.ts';
import { RefusedCall } from '../http/problems.ts';
import { clientNetwork, clientRange } from '../limits/client-network.ts';
import {
  clearCount,
  countAgainst,
  type RateLimit,
  readWait,
  uncount,
} from '../limits/rate-limits.repository.ts';
import { inMinutes } from '../limits/too-many.ts';
import { findKnownDevice } from './devices.ts';

/** Regardless of the client's network, and of whether the account exists. */
export const guessesPerAccount: RateLimit = { name: 'login account', points: 10, duration: 15 * minute };
/**
 * For a browser that has signed in to the account before. It has a separate limit, so that strangers who use
 * up that of the account do not lock the owner out (OWASP, 'device cookies').
 */
export const guessesPerDevice: RateLimit = { name: 'login device', points: 10, duration: 15 * minute };
/** Higher than for one account: an office or a mobile network may share an address. */
const guessesPerNetwork: RateLimit = { name: 'login network', points: 50, duration: 15 * minute };
/**
 * Against attackers who rent a range of addresses. Mobile carriers put a town on one range, where few users
 * mistype at the same time.
 */
const guessesPerRange: RateLimit = { name: 'login range', points: 500, duration: 15 * minute };

/**
 * Counts an attempt to sign in before it is made.
 * @param target the email address in lower case, or another key for the attempts on one account
 * @param otherwise advice in the error message, besides waiting
 * @throws RefusedCall 429 with the time to wait after too many failures
 */
export async function countGuess(
  database: Database,
  target: string,
  request: FastifyRequest,
  now: number,
  otherwise = 'reset your password',
): Promise<void> {
  const { wait } = await database
    .transaction()
    .execute((transaction) => countOfBoth(transaction, target, request, now));
  if (wait !== undefined) throw tooManyGuesses(wait, otherwise);
}

/**
 * Counts an attempt to sign in and starts it while the count is being committed: comparing a password uses
 * another thread than the commit. The result is returned only after the count is stored.
 * @param begin called only within the limits, with the device hash of a known browser. It starts slow work
 * and returns the promise inside an object, so that the transaction does not wait for it.
 * @throws RefusedCall 429 with the time to wait after too many failures
 */
export async function countGuessAndBegin<Begun extends object>(
  inGroup: RunInGroup,
  guess: { target: string; request: FastifyRequest; now: number },
  begin: (transaction: Database, device: string | undefined) => Promise<Begun>,
): Promise<Begun> {
  const { wait, begun } = await inGroup(async (transaction) => {
    const { wait, device } = await countOfBoth(transaction, guess.target, guess.request, guess.now);
    return wait === undefined ? { begun: await begin(transaction, device) } : { wait };
  });
  if (begun === undefined) throw tooManyGuesses(wait ?? 0, 'reset your password');
  return begun;
}

function tooManyGuesses(wait: number, otherwise: string): RefusedCall {
  return new RefusedCall(
    429,
    `Too many failed attempts to sign in. Wait ${inMinutes(wait)}, then try again, or ${otherwise}.`,
    { retryAfter: wait, limit: 'login' },
  );
}

/**
 * Counts the widest limit first: a network that is over its limit cannot use up the account's attempts.
 * Browsers that signed in to the account before are not locked out, because many people share the network of
 * a carrier.
 */
async function countOfBoth(
  transaction: Database,
  target: string,
  request: FastifyRequest,
  now: number,
): Promise<{ wait: number | undefined; device?: string | undefined }> {
  const wait = await countOfNetwork(transaction, request, now);
  const device = await findKnownDevice(transaction, target, request);
  if (wait === undefined || device !== undefined) return countOfAccount(transaction, target, device, now);
  return { wait: Math.max(wait, (await readWait(transaction, guessesPerAccount, keyOf(target), now)) ?? 0) };
}

/** Takes back the count of an attempt that succeeded. */
export async function forgiveGuesses(
  transaction: Database,
  target: string,
  request: FastifyRequest,
): Promise<void> {
  const device = await findKnownDevice(transaction, target, request);
  await forgiveGuessesOf(transaction, { target, device }, request);
}

/**
 * `forgiveGuesses` for a browser that has already been looked up. Limits are updated in the order of
 * counting, because two transactions could deadlock otherwise.
 */
export async function forgiveGuessesOf(
  transaction: Database,
  { target, device }: { target: string; device: string | undefined },
  request: FastifyRequest,
): Promise<void> {
  await uncountOfNetwork(transaction, request);
  if (device === undefined) return clearGuesses(transaction, target);
  // Attempts of strangers stay counted.
  await uncount(transaction, guessesPerAccount, keyOf(target));
  await clearCount(transaction, guessesPerDevice, keyOf(`${target} ${device}`));
}

/** Clears the attempts on an account whose owner has proved their identity in another way. */
export async function clearGuesses(transaction: Database, target: string): Promise<void> {
  await clearCount(transaction, guessesPerAccount, keyOf(target));
}

/**
 * Counts a sign-in attempt of any kind for the client's network.
 * @returns seconds to wait, like `countAgainst`
 */
export async function countOfNetwork(
  transaction: Database,
  { ip }: FastifyRequest,
  now: number,
): Promise<number | undefined> {
  const ofRange = await countAgainst(transaction, guessesPerRange, clientRange(ip), now);
  if (ofRange === undefined) return countAgainst(transaction, guessesPerNetwork, clientNetwork(ip), now);
  return Math.max(ofRange, (await readWait(transaction, guessesPerNetwork, clientNetwork(ip), now)) ?? 0);
}

/** Takes back what `countOfNetwork` counted, after a successful attempt. */
export async function uncountOfNetwork(transaction: Database, { ip }: FastifyRequest): Promise<void> {
  await uncount(transaction, guessesPerRange, clientRange(ip));
  await uncount(transaction, guessesPerNetwork, clientNetwork(ip));
}

/** An attempt from a known browser also counts for the account, but only its own limit can refuse it. */
async function countOfAccount(
  transaction: Database,
  target: string,
  device: string | undefined,
  now: number,
) {
  const wait = await countAgainst(transaction, guessesPerAccount, keyOf(target), now);
  if (device === undefined) return { wait, device };
  return {
    wait: await countAgainst(transaction, guessesPerDevice, keyOf(`${target} ${device}`), now),
    device,
  };
}

/** Users sometimes type a password in place of the address, so the key is hashed. */
function keyOf(text: string): string {
  return hash('sha256', text);
}
