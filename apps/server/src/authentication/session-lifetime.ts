import { day, hour } from '../clock.ts';
import type { SessionTable } from '../database/tables.ts';

/** With 'Remember me', 30 days from its last use; without, 12 hours from the login. */
export function lifetime(remember: boolean): number {
  return remember ? 30 * day : 12 * hour;
}

/** However often it is used, a remembered session ends half a year after the login. */
export const longestLifetime = 180 * day;

/** Where the end of a remembered session moves when it is used. */
export function slideTo(createdAt: number, seenAt: number): number {
  return Math.min(seenAt + lifetime(true), createdAt + longestLifetime);
}

/**
 * Whether a session may still be used. A clock that jumped back does not bring an expired session to life: time is never
 * earlier than the session's last use, and an end that lies further off than a whole lifetime was set by a wrong clock.
 */
export function isLive(
  session: Pick<SessionTable, 'ended_at' | 'expires_at' | 'last_seen_at' | 'remember'>,
  now: number,
): boolean {
  if (session.ended_at !== null) return false;
  if (Math.max(now, session.last_seen_at) >= session.expires_at) return false;
  return session.expires_at - now <= lifetime(session.remember === 1) + day;
}
