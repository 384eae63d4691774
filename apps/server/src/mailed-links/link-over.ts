import { RefusedCall } from '../problems.ts';

/**
 * The link of a mail that leads nowhere any more: used, replaced, too old, or never there. Which of them is not said.
 * @param advice what to do instead
 */
export function linkOver(advice: string): RefusedCall {
  return new RefusedCall(410, `This link was used already, or is too old. ${advice}`);
}
