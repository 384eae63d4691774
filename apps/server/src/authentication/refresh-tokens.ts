import { createHmac, hash, randomBytes } from 'node:crypto';

/** A refresh token: 256 random bits in base64url. */
export function createRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a refresh token. A plain hash is enough: the token is random and cannot be guessed. */
export function hashRefreshToken(token: string): string {
  return hash('sha256', token);
}

/** A random salt, stored with the parent while its child may still be requested. */
export function createChildSalt(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Derives the child of a refresh token. Concurrent refreshes, and a retry after a lost response, get the same
 * child although it is not stored. Deriving it takes the parent, which only the browser has, and the salt,
 * which only the database has.
 */
export function deriveChild(parent: string, salt: string): string {
  return createHmac('sha256', parent).update(`refresh token child ${salt}`).digest('base64url');
}
