import { createHash } from 'node:crypto';
import type { HashFunctions } from '../authentication/password-hashing.ts';

/** Stands in for argon2 where a test needs thousands of logins and the work of a hash proves nothing. */
export const quickHash: HashFunctions = {
  hash: async (password) => shapedLikeArgon2(password),
  verify: async (stored, password) => stored === shapedLikeArgon2(password),
};

function shapedLikeArgon2(password: string): string {
  const digest = createHash('sha256').update(password).digest('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$${digest}`;
}
