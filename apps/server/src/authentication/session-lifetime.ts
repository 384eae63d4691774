import { day, hour } from '../clock.ts';
import type { SessionTable } from '../database/tables.ts';

/**
 * How long a session lasts without use: 30 days with 'Remember me', otherwise an hour (NIST SP 800-63B-4,
 * AAL2).
 */
export function lifetime(remember: boolean): number {
  return remember ? 30 * day : hour;
}

/**
 * The longest time after the login, regardless of use: half a year with 'Remember me', otherwise 12 hours.
 */
export function longestLifetime(remember: boolean): number {
  return remember ? 180 * day : 12 * hour;
}

/** The new expiry time of a session that is used. */
export function slideTo(session: Pick<SessionTable, 'created_at' | 'remember'>, seenAt: number): number {
  const remember = session.remember === 1;
  return Math.min(seenAt + lifetime(remember), session.created_at + longestLifetime(remember));
}

/**
 * Whether a session may still be used. A clock that jumped back does not revive an expired session: its last
 * use is the earliest possible time, and an expiry more than a whole lifetime ahead was set by a wrong clock.
 */
export function isLive(
  session: Pick<SessionTable, 'ended_at' | 'expires_at' | 'last_seen_at' | 'remember'>,
  now: number,
): boolean {
  if (session.ended_at !== null) return false;
  if (Math.max(now, session.last_seen_at) >= session.expires_at) return false;
  return session.expires_at - now <= lifetime(session.remember === 1) + day;
}
