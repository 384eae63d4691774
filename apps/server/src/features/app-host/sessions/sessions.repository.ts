import { randomUUID } from 'node:crypto';
import { lifetime } from '../../../authentication/session-lifetime.ts';
import { day } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';

const keptAfterEnd = 30 * day;

/** Why a session ended before its time. */
export type EndReason = 'logout' | 'expired' | 'refresh token reused';

/** The account behind a trimmed, lower-case address. */
export function findAccountByEmail(database: Database, email: string) {
  return database
    .selectFrom('accounts')
    .select(['id', 'email', 'role', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Replaces a password hash that was made with a lower cost; not when the password was changed meanwhile. */
export async function replacePasswordHash(
  database: Database,
  accountId: string,
  hashes: { from: string; to: string },
): Promise<void> {
  await database
    .updateTable('accounts')
    .set({ password_hash: hashes.to })
    .where('id', '=', accountId)
    .where('password_hash', '=', hashes.from)
    .execute();
}

/** Starts a session and returns its id. */
export async function startSession(
  transaction: Database,
  { accountId, remember, now }: { accountId: string; remember: boolean; now: number },
): Promise<string> {
  const id = randomUUID();
  await transaction
    .insertInto('sessions')
    .values({
      id,
      account_id: accountId,
      remember: remember ? 1 : 0,
      created_at: now,
      last_seen_at: now,
      expires_at: now + lifetime(remember),
      ended_at: null,
      end_reason: null,
    })
    .execute();
  return id;
}

/** Records that a session is in use, and moves its end on when it slides ('Remember me'). */
export async function touchSession(
  transaction: Database,
  session: { id: string; remember: number; last_seen_at: number; expires_at: number },
  now: number,
): Promise<void> {
  const seen = Math.max(now, session.last_seen_at);
  const expires = session.remember === 1 ? seen + lifetime(true) : session.expires_at;
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

/** Forgets sessions, with their refresh tokens, some time after they ended. */
export async function deleteOldSessions(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('expires_at', '<', now - keptAfterEnd)
    .execute();
}
