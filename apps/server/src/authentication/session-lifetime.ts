import { day, hour } from '../clock.ts';
import type { SessionTable } from '../database/tables.ts';

/** How long a session lasts without a refresh: 30 days with 'Remember me', else an hour (NIST SP 800-63B-4, AAL2). */
export function lifetime(remember: boolean): number {
  return remember ? 30 * day : hour;
}

/** How long it lasts after the login, however often it is used: half a year with 'Remember me', else 12 hours. */
export function longestLifetime(remember: boolean): number {
  return remember ? 180 * day : 12 * hour;
}

/** Where the end of a session moves when it is used. */
export function slideTo(session: Pick<SessionTable, 'created_at' | 'remember'>, seenAt: number): number {
  const remember = session.remember === 1;
  return Math.min(seenAt + lifetime(remember), session.created_at + longestLifetime(remember));
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
