import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { type Blanks, keepQuery } from '../database/kept-queries.ts';
import type { Database } from '../database/open-database.ts';
import type { SessionTable } from '../database/tables.ts';
import { isLive, lifetime, slideTo } from './session-lifetime.ts';

export type SessionRow = Selectable<SessionTable>;

/** Why a session ended early. */
export type EndReason =
  | 'logout'
  | 'expired'
  | 'refresh token reused'
  | 'ended elsewhere'
  | 'password changed'
  | 'password reset'
  | 'signed in again'
  | 'factors removed'
  | 'account disabled';

/** A new session. `device` is a readable name like `Chrome on Android`. */
interface NewSession {
  readonly accountId: string;
  readonly remember: boolean;
  readonly device: string;
  /** Whether the user gave a code of the second factor. */
  readonly provedFactor?: boolean;
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
      provedFactor: number;
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
        proved_factor: blank('provedFactor'),
      })
      .compile(),
);

export async function startSession(
  transaction: Database,
  { accountId, remember, device, provedFactor = false, now }: NewSession,
): Promise<string> {
  const id = randomUUID();
  const expiresAt = now + lifetime(remember);
  await insertSession(transaction, {
    id,
    accountId,
    remember: remember ? 1 : 0,
    device,
    provedFactor: provedFactor ? 1 : 0,
    now,
    expiresAt,
  });
  return id;
}

export const findSession = (database: Database, id: string): Promise<SessionRow | undefined> =>
  database.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();

/** Finds a session by its id, if it may still be used. */
export async function findLiveSession(
  database: Database,
  id: string,
  now: number,
): Promise<SessionRow | undefined> {
  const session = await findSession(database, id);
  return session !== undefined && isLive(session, now) ? session : undefined;
}

/**
 * Records that the user of a session has reauthenticated.
 * @param withFactor whether they gave a code of the second factor
 */
export async function noteProof(
  transaction: Database,
  sessionId: string,
  { withFactor, now }: { withFactor: boolean; now: number },
): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ proved_at: now, proved_factor: withFactor ? 1 : 0 })
    .where('id', '=', sessionId)
    .execute();
}

/** Voids earlier proofs of identity, because the second factor did not exist at that time. */
export async function forgetProofs(transaction: Database, accountId: string): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ proved_at: null, proved_factor: 0 })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Records a use. Returns false for a session that has ended meanwhile. */
export async function touchSession(
  transaction: Database,
  session: Pick<SessionRow, 'id' | 'remember' | 'created_at' | 'last_seen_at'>,
  now: number,
): Promise<boolean> {
  const seen = Math.max(now, session.last_seen_at);
  const { numUpdatedRows } = await transaction
    .updateTable('sessions')
    .set({ last_seen_at: seen, expires_at: slideTo(session, seen) })
    .where('id', '=', session.id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Records that the browser has received the refresh token of this generation, because it used the access
 * token issued with it.
 */
export async function noteDelivered(database: Database, id: string, generation: number): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ delivered_generation: generation })
    .where('id', '=', id)
    .where('delivered_generation', '<', generation)
    .execute();
}

/** Ends a session immediately. Returns its account, or undefined when it had already ended. */
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
 * Ends the sessions of an account: all of them, or all but one.
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

/** Locks the sessions of an account until the transaction ends. Lock the account first. */
export async function lockSessionsOfAccount(transaction: Database, accountId: string): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set((row) => ({ created_at: row.ref('created_at') }))
    .where('account_id', '=', accountId)
    .execute();
}

/** The live sessions of an account, the most recently used first. */
export async function listLiveSessions(
  database: Database,
  accountId: string,
  now: number,
): Promise<SessionRow[]> {
  const rows = await database
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.filter((row) => isLive(row, now));
}
