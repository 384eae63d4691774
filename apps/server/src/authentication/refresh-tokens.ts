import { createHmac, hash } from 'node:crypto';

/** The stored form of a refresh token. A plain hash is enough: the token is random and cannot be guessed. */
export function hashRefreshToken(token: string): string {
  return hash('sha256', token);
}

/**
 * Derives the child of a refresh token. Concurrent refreshes, and a retry after a lost response, get the same
 * child although it is not stored. Deriving it takes the parent, which only the browser has, and a random salt,
 * which only the database has, and only while the child may still be requested.
 */
export function deriveChild(parent: string, salt: string): string {
  return createHmac('sha256', parent).update(`refresh token child ${salt}`).digest('base64url');
}
