import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HashFunctions } from '../../authentication/password-hashing.ts';

/** Replaces argon2 where a test needs thousands of sign-ins and the work of a hash proves nothing. */
export const quickHash: HashFunctions = {
  hash: async (password) => shapedLikeArgon2(password),
  verify: async (stored, password) => stored === shapedLikeArgon2(password),
};

/**
 * The same, with a delay that lets other requests run in between. Without it, SQLite would process them one
 * by one.
 */
export const delayedQuickHash: HashFunctions = {
  async hash(password, cost) {
    await sleep(2);
    return quickHash.hash(password, cost);
  },
  async verify(stored, password) {
    await sleep(2);
    return quickHash.verify(stored, password);
  },
};

function shapedLikeArgon2(password: string): string {
  const digest = createHash('sha256').update(password).digest('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$${digest}`;
}
