import { useEffect, useState } from 'react';
import { askBeforeLeaving } from '../../lib/actions/ask-before-leaving.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import { type AllSaves, createSaves } from './create-saves.ts';

/** What is being saved of each lead, and what failed, where the list is: a filter may hide the lead meanwhile. */
export function useSaves() {
  const [all, setAll] = useState<AllSaves>(() => new Map());
  const [saves] = useState(() => createSaves(setAll));
  const isUnsent = [...all.values()].some(({ busy, failed }) => busy || failed !== undefined);
  useEffect(() => {
    if (isUnsent) return askBeforeLeaving(() => browserSession('').getSnapshot() !== undefined);
  }, [isUnsent]);
  return { all, ...saves };
}

export type Saves = ReturnType<typeof useSaves>;
