import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { minute } from '../clock.ts';
import type { ChallengeTable } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';

/** Long enough to find the phone; whoever finds the browser later signs in again. */
export const challengeLifetime = 5 * minute;

/** After so many a challenge is over. */
export const mostTries = 5;

/** Clocks of servers differ a little. One that jumped back further does not make a challenge last longer. */
const clockTolerance = minute;

/** A challenge as it is stored. `failures` counts tries, the one under way with them. */
export type ChallengeRow = Selectable<ChallengeTable>;

type Purpose = ChallengeTable['purpose'];

/**
 * Stores a question that is good for one answer.
 * @returns 256 random bits in base64url, of which only the hash is stored
 */
export async function addChallenge(
  transaction: Database,
  challenge: {
    purpose: Purpose;
    accountId?: string;
    /** That of the password which was given, so that the challenge ends when another is set. */
    passwordHash?: string;
    remember?: boolean;
    now: number;
  },
): Promise<string> {
  const { purpose, accountId, passwordHash, remember = false, now } = challenge;
  const token = randomBytes(32).toString('base64url');
  await transaction
    .insertInto('challenges')
    .values({
      challenge_hash: sha256(token),
      purpose,
      account_id: accountId ?? null,
      password_mark: passwordHash === undefined ? null : sha256(passwordHash),
      remember: remember ? 1 : 0,
      failures: 0,
      created_at: now,
      expires_at: now + challengeLifetime,
    })
    .execute();
  return token;
}

/** Whose answer a challenge waits for; undefined when it is over. Only what `tryChallenge` returns may be acted upon. */
export async function findChallengedAccount(
  database: Database,
  purpose: Purpose,
  challenge: string,
  now: number,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('challenges')
    .select('account_id')
    .where('challenge_hash', '=', sha256(challenge))
    .where('purpose', '=', purpose)
    .where('failures', '<', mostTries)
    .where('expires_at', '>', now)
    .where('created_at', '<=', now + clockTolerance)
    .executeTakeFirst();
  return row?.account_id ?? undefined;
}

/**
 * Counts a try before it is looked at, in one statement, so that tries side by side get no more than five either.
 * Commit the transaction also when the answer was wrong; when it was right, `endChallenge` in it.
 * @returns undefined when the challenge is over
 */
export function tryChallenge(
  transaction: Database,
  purpose: Purpose,
  challenge: string,
  now: number,
): Promise<ChallengeRow | undefined> {
  return transaction
    .updateTable('challenges')
    .set((row) => ({ failures: row('failures', '+', 1) }))
    .where('challenge_hash', '=', sha256(challenge))
    .where('purpose', '=', purpose)
    .where('failures', '<', mostTries)
    .where('expires_at', '>', now)
    .where('created_at', '<=', now + clockTolerance)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Uses a challenge up that is good for one try. However many try at once, one gets the row.
 * @returns undefined when there is no such challenge, or it was used, or is over
 */
export async function takeChallenge(
  database: Database,
  purpose: Purpose,
  challenge: string,
  now: number,
): Promise<ChallengeRow | undefined> {
  const row = await database
    .deleteFrom('challenges')
    .where('challenge_hash', '=', sha256(challenge))
    .where('purpose', '=', purpose)
    .returningAll()
    .executeTakeFirst();
  const isCurrent = row !== undefined && row.expires_at > now && row.created_at <= now + clockTolerance;
  return isCurrent ? row : undefined;
}

/** Whether the password is still the one that was given before the challenge. */
export function isOfPassword({ password_mark }: ChallengeRow, passwordHash: string): boolean {
  return password_mark === sha256(passwordHash);
}

/** Ends a challenge. */
export async function endChallenge(transaction: Database, { challenge_hash }: ChallengeRow): Promise<void> {
  await transaction.deleteFrom('challenges').where('challenge_hash', '=', challenge_hash).execute();
}

/** Ends whatever waits for an answer of an account. */
export async function endChallengesOfAccount(
  transaction: Database,
  accountId: string,
  purpose: Purpose,
): Promise<void> {
  await transaction
    .deleteFrom('challenges')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute();
}

/** Forgets challenges that nobody answered. */
export async function deleteOldChallenges(database: Database, now: number): Promise<void> {
  await database.deleteFrom('challenges').where('expires_at', '<', now).execute();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
