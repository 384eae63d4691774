import type { DraftStates, Drafts } from '@accounting-site/contract/staff/staff-content';
import { useContentDesk } from '../content-desk.ts';

type Reviewed = Drafts['drafts'][number];

/**
 * Whether a draft can be published now: it has no error of its own, and no publication that waits contains it. An error
 * that a draft causes in another entry is listed with all drafts, and gone without the one that causes it.
 */
export const canChoose = ({ path, draft, errors }: DraftStates['drafts'][number]): boolean =>
  errors.every((error) => error.path !== path) && !draft?.planned;

/** The drafts to publish or preview: all that can be, except those that this person leaves out. */
export function useChoice(drafts: readonly Reviewed[]) {
  const { leftOut, leaveOut } = useContentDesk();
  const chosen = drafts.filter((draft) => canChoose(draft) && !leftOut.includes(draft.path));
  const choose = (path: string, isChosen: boolean) =>
    leaveOut(isChosen ? leftOut.filter((other) => other !== path) : [...leftOut, path]);
  return { chosen, choose };
}
