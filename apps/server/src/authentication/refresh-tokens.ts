import { createHmac, hash, randomBytes } from 'node:crypto';

/** A refresh token: 256 random bits in base64url. */
export function createRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a refresh token. A plain hash suffices: the token is random, so there is nothing to guess. */
export function hashRefreshToken(token: string): string {
  return hash('sha256', token);
}

/** Random, stored with the parent while it may still be asked for its child. */
export function createChildSalt(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The child of a refresh token. Refreshes that run side by side, and one whose answer was lost, all get the same child
 * although it is stored nowhere: making it takes the parent, which only the browser has, and the salt, which only the
 * database has.
 */
export function deriveChild(parent: string, salt: string): string {
  return createHmac('sha256', parent).update(`refresh token child ${salt}`).digest('base64url');
}
