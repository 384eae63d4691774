import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { minute } from '../clock.ts';
import type { ChallengeTable } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';
import { createToken } from '../secrets/random-token.ts';

/** Long enough to find the phone. A user who comes back later signs in again. */
export const challengeLifetime = 5 * minute;

/** A challenge ends after this many failed attempts. */
export const mostTries = 5;

/**
 * Allows for small differences between server clocks. If a clock was set back further, the challenge ends.
 */
const clockTolerance = minute;

/** A challenge as it is stored. `failures` counts the attempts, including the current one. */
export type ChallengeRow = Selectable<ChallengeTable>;

type Purpose = ChallengeTable['purpose'];

/**
 * Creates a challenge that can be answered once.
 * @returns 256 random bits in base64url; only their hash is stored
 */
export async function addChallenge(
  transaction: Database,
  challenge: {
    purpose: Purpose;
    accountId?: string;
    /** Identifies the password that was entered, so that the challenge ends when the password changes. */
    passwordHash?: string;
    remember?: boolean;
    now: number;
  },
): Promise<string> {
  const { purpose, accountId, passwordHash, remember = false, now } = challenge;
  const token = createToken();
  await transaction
    .insertInto('challenges')
    .values({
      challenge_hash: hash('sha256', token),
      purpose,
      account_id: accountId ?? null,
      password_mark: passwordHash === undefined ? null : hash('sha256', passwordHash),
      remember: remember ? 1 : 0,
      failures: 0,
      created_at: now,
      expires_at: now + challengeLifetime,
    })
    .execute();
  return token;
}

/**
 * The account of an open challenge, or undefined when it is over. Only act on what `tryChallenge` returns.
 */
export async function findChallengedAccount(
  database: Database,
  purpose: Purpose,
  challenge: string,
  now: number,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('challenges')
    .select('account_id')
    .where('challenge_hash', '=', hash('sha256', challenge))
    .where('purpose', '=', purpose)
    .where('failures', '<', mostTries)
    .where('expires_at', '>', now)
    .where('created_at', '<=', now + clockTolerance)
    .executeTakeFirst();
  return row?.account_id ?? undefined;
}

/**
 * Counts an attempt before the answer is checked, in one statement, so that parallel attempts share the limit
 * of five. Commit the transaction even when the answer is wrong. When it is right, call `endChallenge` in the
 * same transaction.
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
    .where('challenge_hash', '=', hash('sha256', challenge))
    .where('purpose', '=', purpose)
    .where('failures', '<', mostTries)
    .where('expires_at', '>', now)
    .where('created_at', '<=', now + clockTolerance)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Consumes a single-use challenge. Of several parallel attempts, only one gets the row.
 * @returns undefined when the challenge does not exist, was used, or is over
 */
export async function takeChallenge(
  database: Database,
  purpose: Purpose,
  challenge: string,
  now: number,
): Promise<ChallengeRow | undefined> {
  const row = await database
    .deleteFrom('challenges')
    .where('challenge_hash', '=', hash('sha256', challenge))
    .where('purpose', '=', purpose)
    .returningAll()
    .executeTakeFirst();
  const isCurrent = row !== undefined && row.expires_at > now && row.created_at <= now + clockTolerance;
  return isCurrent ? row : undefined;
}

/** Whether the password is still the one that was entered before the challenge. */
export function isOfPassword({ password_mark }: ChallengeRow, passwordHash: string): boolean {
  return password_mark === hash('sha256', passwordHash);
}

export async function endChallenge(transaction: Database, { challenge_hash }: ChallengeRow): Promise<void> {
  await transaction.deleteFrom('challenges').where('challenge_hash', '=', challenge_hash).execute();
}

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
