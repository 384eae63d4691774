import type { Drafts } from '@accounting-site/contract/staff-content';
import { useState } from 'react';

type Reviewed = Drafts['drafts'][number];

/** Whether a draft can be published now: it has no error, and no publication that waits is of it. */
export const canChoose = ({ draft, errors }: Reviewed): boolean =>
  errors.length === 0 && draft?.planned == null;

/** The drafts to publish or preview: all that can be, except those that this person leaves out. */
export function useChoice(drafts: readonly Reviewed[]) {
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const chosen = drafts.filter((draft) => canChoose(draft) && !leftOut.includes(draft.path));
  const choose = (path: string, isChosen: boolean) =>
    setLeftOut((before) => [...before.filter((other) => other !== path), ...(isChosen ? [] : [path])]);
  return { chosen, choose };
}
