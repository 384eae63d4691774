import { z } from 'zod';
import { otherVersion } from '../fields/validation-messages.ts';

/**
 * The body of a request that changes something. Unknown members are refused: after a rollback an older server gets
 * requests of newer pages that are still open, and without a member they may change more than was chosen.
 */
export const staffBody = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? otherVersion : undefined),
  });
