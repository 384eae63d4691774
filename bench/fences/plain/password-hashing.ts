import { createPasswordHashing as create } from '@accounting-site/server/authentication/password-hashing';
import { quickHash } from '@accounting-site/server/testing/sign-in/quick-hash';

/** Sign-ins without their slow hash, which hides what else they cost. */
export const createPasswordHashing: typeof create = () =>
  create({ functions: { ...quickHash, verify: async () => true } });
export { hashCost } from '@accounting-site/server/authentication/password-hashing';
