import { second } from '../clock.ts';
import { type Blanks, keepQuery } from '../database/kept-queries.ts';
import type { Database } from '../database/open-database.ts';
import type { RefreshTokenTable } from '../database/tables.ts';
import { createToken } from '../secrets/random-token.ts';
import { deriveChild, hashRefreshToken } from './refresh-tokens.ts';
import { isLive } from './session-lifetime.ts';
import {
  endSession,
  findLiveSession,
  findSession,
  type SessionRow,
  touchSession,
} from './sessions.repository.ts';

/** How long after its replacement a token is still exchanged for its child, even if the child was used. */
const grace = 30 * second;
/** The largest assumed clock difference between servers that share a database. */
const largestSkew = 60 * second;

type Rotation =
  | { outcome: 'rotated'; token: string; generation: number; session: SessionRow }
  | { outcome: 'refused' }
  | { outcome: 'reused'; session: SessionRow };

/** Stores the first refresh token of a session and returns it. */
export async function issueRefreshToken(
  transaction: Database,
  sessionId: string,
  now: number,
): Promise<string> {
  const token = createToken();
  await insertToken(transaction, { token, sessionId, generation: 1, now });
  return token;
}

/**
 * Exchanges a refresh token for its child. One guarded update decides which request advances the session.
 * Other requests with the same token get the same child, within `grace` or before the child was used. A child
 * is used when it is exchanged, or when the access token issued with it is. An older token means that two
 * parties have a copy, so the session ends (RFC 9700 §4.14.2).
 */
export async function rotateRefreshToken(
  transaction: Database,
  token: string,
  now: number,
): Promise<Rotation> {
  const hash = hashRefreshToken(token);
  const presented = await findToken(transaction, hash);
  const session = presented && (await findSession(transaction, presented.session_id));
  if (presented === undefined || session === undefined) return { outcome: 'refused' };
  if (!isLive(session, now)) {
    await endSession(transaction, session.id, 'expired', now);
    return { outcome: 'refused' };
  }
  // Locks the session before its tokens, as the deletion of an account does: two transactions could deadlock otherwise.
  if (!(await touchSession(transaction, session, now))) return { outcome: 'refused' };

  const child =
    (await advance(transaction, token, presented, now)) ?? (await repeat(transaction, token, session, now));
  if (child === undefined) {
    await endSession(transaction, session.id, 'refresh token reused', now);
    return { outcome: 'reused', session };
  }
  return { outcome: 'rotated', token: child, generation: presented.generation + 1, session };
}

/** The session of a refresh token of any generation. */
export async function findSessionOfToken(database: Database, token: string): Promise<string | undefined> {
  const row = await findToken(database, hashRefreshToken(token));
  return row?.session_id;
}

/**
 * The live session of a refresh token, for form posts from our pages, which send the cookie but no bearer
 * header. The token is not rotated.
 * @returns undefined also for a token that was replaced more than `grace` ago: the session's browser has a
 * newer one
 */
export async function findSessionOfCurrentToken(
  database: Database,
  token: string,
  now: number,
): Promise<SessionRow | undefined> {
  const presented = await findToken(database, hashRefreshToken(token));
  if (presented === undefined) return undefined;
  const isCurrent = presented.replaced_at === null || isWithinGrace(presented.replaced_at, now);
  return isCurrent ? findLiveSession(database, presented.session_id, now) : undefined;
}

async function advance(transaction: Database, token: string, presented: RefreshTokenTable, now: number) {
  const salt = createToken();
  const replaced = await transaction
    .updateTable('refresh_tokens')
    .set({ replaced_at: now, child_salt: salt })
    .where('token_hash', '=', presented.token_hash)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  if (replaced.numUpdatedRows === 0n) return undefined;
  const child = deriveChild(token, salt);
  const { session_id: sessionId, generation } = presented;
  await insertToken(transaction, { token: child, sessionId, generation: generation + 1, now });
  await forgetSalts(transaction, sessionId, generation, now);
  return child;
}

async function repeat(transaction: Database, token: string, session: SessionRow, now: number) {
  const parent = await findToken(transaction, hashRefreshToken(token));
  if (parent === undefined || parent.replaced_at === null || parent.child_salt === null) return undefined;
  const child = deriveChild(token, parent.child_salt);
  if (isWithinGrace(parent.replaced_at, now)) return child;
  if (session.delivered_generation > parent.generation) return undefined;
  const stored = await findToken(transaction, hashRefreshToken(child));
  return stored?.replaced_at === null ? child : undefined;
}

function isWithinGrace(replacedAt: number, now: number): boolean {
  const age = now - replacedAt;
  return age <= grace && age >= -largestSkew;
}

/**
 * Deletes old salts. Without its salt, an old token cannot be turned into its child, even with access to the
 * database.
 */
async function forgetSalts(transaction: Database, sessionId: string, generation: number, now: number) {
  await transaction
    .updateTable('refresh_tokens')
    .set({ child_salt: null })
    .where('session_id', '=', sessionId)
    .where('generation', '<', generation)
    .where('replaced_at', '<', now - grace - largestSkew)
    .where('child_salt', 'is not', null)
    .execute();
}

function findToken(database: Database, hash: string): Promise<RefreshTokenTable | undefined> {
  return database.selectFrom('refresh_tokens').selectAll().where('token_hash', '=', hash).executeTakeFirst();
}

const insertHash = keepQuery(
  (database, blank: Blanks<{ hash: string; sessionId: string; generation: number; now: number }>) =>
    database
      .insertInto('refresh_tokens')
      .values({
        token_hash: blank('hash'),
        session_id: blank('sessionId'),
        generation: blank('generation'),
        created_at: blank('now'),
        replaced_at: null,
        child_salt: null,
      })
      .compile(),
);

async function insertToken(
  transaction: Database,
  { token, ...row }: { token: string; sessionId: string; generation: number; now: number },
): Promise<void> {
  await insertHash(transaction, { hash: hashRefreshToken(token), ...row });
}
