import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { day } from '../clock.ts';
import { type Blanks, keepQuery } from '../database/kept-queries.ts';
import type { Database } from '../database/open-database.ts';
import type { SessionTable } from '../database/tables.ts';
import { isLive, lifetime, slideTo } from './session-lifetime.ts';

const keptAfterEnd = 30 * day;

/** A session as it is stored. */
export type SessionRow = Selectable<SessionTable>;

/** Why a session ended before its time. */
export type EndReason =
  | 'logout'
  | 'expired'
  | 'refresh token reused'
  | 'ended elsewhere'
  | 'password changed'
  | 'password reset'
  | 'account disabled';

/** A session that begins. `device` is what people read of it, like `Chrome on Android`. */
export interface NewSession {
  readonly accountId: string;
  readonly remember: boolean;
  readonly device: string;
  readonly now: number;
}

const insertSession = keepQuery(
  (
    database,
    blank: Blanks<{
      id: string;
      accountId: string;
      remember: number;
      device: string;
      now: number;
      expiresAt: number;
    }>,
  ) =>
    database
      .insertInto('sessions')
      .values({
        id: blank('id'),
        account_id: blank('accountId'),
        remember: blank('remember'),
        created_at: blank('now'),
        last_seen_at: blank('now'),
        expires_at: blank('expiresAt'),
        ended_at: null,
        end_reason: null,
        device: blank('device'),
        proved_at: blank('now'),
      })
      .compile(),
);

/** Starts a session and returns its id. */
export async function startSession(
  transaction: Database,
  { accountId, remember, device, now }: NewSession,
): Promise<string> {
  const id = randomUUID();
  const expiresAt = now + lifetime(remember);
  await insertSession(transaction, { id, accountId, remember: remember ? 1 : 0, device, now, expiresAt });
  return id;
}

/** The session of an id, if it may still be used. */
export async function findLiveSession(
  database: Database,
  id: string,
  now: number,
): Promise<SessionRow | undefined> {
  const session = await database.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
  return session !== undefined && isLive(session, now) ? session : undefined;
}

/** Notes that whoever uses a session has proved again who they are. */
export async function noteProof(transaction: Database, sessionId: string, now: number): Promise<void> {
  await transaction.updateTable('sessions').set({ proved_at: now }).where('id', '=', sessionId).execute();
}

/** Records that a session is in use, and moves its end on when it slides ('Remember me'). */
export async function touchSession(
  transaction: Database,
  session: { id: string; remember: number; created_at: number; last_seen_at: number; expires_at: number },
  now: number,
): Promise<void> {
  const seen = Math.max(now, session.last_seen_at);
  const expires = session.remember === 1 ? slideTo(session.created_at, seen) : session.expires_at;
  await transaction
    .updateTable('sessions')
    .set({ last_seen_at: seen, expires_at: expires })
    .where('id', '=', session.id)
    .execute();
}

/** Ends a session at once. Returns its account, or undefined when it had ended before. */
export async function endSession(
  transaction: Database,
  id: string,
  reason: EndReason,
  now: number,
): Promise<string | undefined> {
  const ended = await transaction
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return ended?.account_id;
}

/**
 * Ends the sessions of an account, all of them or all but one.
 * @returns how many ended
 */
export async function endSessionsOfAccount(
  transaction: Database,
  accountId: string,
  { except, reason, now }: { except?: string; reason: EndReason; now: number },
): Promise<number> {
  let query = transaction
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null);
  if (except !== undefined) query = query.where('id', '!=', except);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Ends the sessions of everybody.
 * @returns how many ended
 */
export async function endEverySession(
  transaction: Database,
  { reason, now }: { reason: EndReason; now: number },
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Forgets sessions, with their refresh tokens, some time after they ended. */
export async function deleteOldSessions(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('expires_at', '<', now - keptAfterEnd)
    .execute();
}
