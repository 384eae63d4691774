import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { minute } from '../clock.ts';
import type { RunInGroup } from '../database/group-commits.ts';
import type { Database } from '../database/open-database.ts';
import { clientNetwork, clientRange } from '../limits/client-network.ts';
import { inMinutes } from '../limits/in-minutes.ts';
import {
  clearCount,
  countAgainst,
  type RateLimit,
  readWait,
  uncount,
} from '../limits/rate-limits.repository.ts';
import { RefusedCall } from '../problems.ts';
import { findKnownDevice } from './devices.ts';

/** Whatever the address they come from, and whether or not the account exists. */
export const guessesPerAccount: RateLimit = { name: 'login account', points: 10, duration: 15 * minute };
/**
 * For a browser that signed in to the account before. It has tries of its own, so that strangers who use up those of
 * the account do not keep its owner out (OWASP, 'device cookies').
 */
export const guessesPerDevice: RateLimit = { name: 'login device', points: 10, duration: 15 * minute };
/** More than one account's worth: an office or a mobile network may share an address. */
export const guessesPerNetwork: RateLimit = { name: 'login network', points: 50, duration: 15 * minute };
/** For whoever rents a range of addresses. Mobile carriers put a town behind one, and few of those mistype at once. */
export const guessesPerRange: RateLimit = { name: 'login range', points: 500, duration: 15 * minute };

/**
 * Counts an attempt to sign in before it is made.
 * @param target the e-mail address in lower case, or what else the tries of one account are known by
 * @param otherwise what to do instead of waiting
 * @throws RefusedCall 429 when there were too many failures, with the time to wait
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
 * Counts an attempt to sign in and begins it while the count is written to the disk, because comparing a password takes
 * other hands than writing does. What was begun is handed over once the count is stored, and not before.
 * @param begin only called within the limits, with what tells the browser from others where it is known; slow work is
 * left running and returned inside of an object
 * @throws RefusedCall 429 when there were too many failures, with the time to wait
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

/** The widest first: those that may try no longer cannot use up the account's attempts either. */
async function countOfBoth(
  transaction: Database,
  target: string,
  request: FastifyRequest,
  now: number,
): Promise<{ wait: number | undefined; device?: string | undefined }> {
  const wait = await countOfNetwork(transaction, request, now);
  if (wait === undefined) return countOfAccount(transaction, target, request, now);
  return { wait: Math.max(wait, (await readWaitOfAccount(transaction, target, request, now)) ?? 0) };
}

/** The attempt succeeded, so it was no guess. */
export async function forgiveGuesses(
  transaction: Database,
  target: string,
  request: FastifyRequest,
): Promise<void> {
  const device = await findKnownDevice(transaction, target, request);
  await forgiveGuessesOf(transaction, { target, device }, request);
}

/**
 * The same for whoever has looked up the browser already.
 * In the order of counting: else two transactions could wait for each other.
 */
export async function forgiveGuessesOf(
  transaction: Database,
  { target, device }: { target: string; device: string | undefined },
  request: FastifyRequest,
): Promise<void> {
  await uncountOfNetwork(transaction, request);
  if (device === undefined) return clearGuesses(transaction, target);
  // What strangers tried goes on counting.
  await uncount(transaction, guessesPerAccount, keyOf(target));
  await clearCount(transaction, guessesPerDevice, keyOf(`${target} ${device}`));
}

/** The owner has shown who they are in another way, so what was tried before no longer counts. */
export async function clearGuesses(transaction: Database, target: string): Promise<void> {
  await clearCount(transaction, guessesPerAccount, keyOf(target));
}

/** Counts a try at anything that signs in for where it comes from. @returns seconds to wait, as `countAgainst` does */
export async function countOfNetwork(
  transaction: Database,
  { ip }: FastifyRequest,
  now: number,
): Promise<number | undefined> {
  const ofRange = await countAgainst(transaction, guessesPerRange, clientRange(ip), now);
  if (ofRange === undefined) return countAgainst(transaction, guessesPerNetwork, clientNetwork(ip), now);
  return Math.max(ofRange, (await readWait(transaction, guessesPerNetwork, clientNetwork(ip), now)) ?? 0);
}

/** Takes back what `countOfNetwork` counted: the try succeeded. */
export async function uncountOfNetwork(transaction: Database, { ip }: FastifyRequest): Promise<void> {
  await uncount(transaction, guessesPerRange, clientRange(ip));
  await uncount(transaction, guessesPerNetwork, clientNetwork(ip));
}

/** A known browser counts for the account as well, but only its own tries can shut it out. */
async function countOfAccount(transaction: Database, target: string, request: FastifyRequest, now: number) {
  const wait = await countAgainst(transaction, guessesPerAccount, keyOf(target), now);
  const device = await findKnownDevice(transaction, target, request);
  if (device === undefined) return { wait, device };
  return {
    wait: await countAgainst(transaction, guessesPerDevice, keyOf(`${target} ${device}`), now),
    device,
  };
}

/** What `countOfAccount` would return for the next attempt, without counting one. */
async function readWaitOfAccount(
  transaction: Database,
  target: string,
  request: FastifyRequest,
  now: number,
) {
  const device = await findKnownDevice(transaction, target, request);
  return device === undefined
    ? readWait(transaction, guessesPerAccount, keyOf(target), now)
    : readWait(transaction, guessesPerDevice, keyOf(`${target} ${device}`), now);
}

/** What was typed as an address may be a password, so it is not stored readable. */
function keyOf(text: string): string {
  return hash('sha256', text);
}
