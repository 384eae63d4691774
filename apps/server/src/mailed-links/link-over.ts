import { RefusedCall } from '../http/problems.ts';

/**
 * The error for a link that does not work: used, replaced, expired or unknown. It does not say which.
 * @param advice what to do instead
 */
export function linkOver(advice: string): RefusedCall {
  return new RefusedCall(410, `This link was used already, or is too old. ${advice}`);
}
