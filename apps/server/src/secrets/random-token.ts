import { randomBytes } from 'node:crypto';

/** A new token that no one can guess: 256 random bits in base64url. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Undefined for a text that cannot be such a token. */
export const readToken = (text: string | undefined): string | undefined =>
  text !== undefined && /^[\w-]{43}$/.test(text) ? text : undefined;
