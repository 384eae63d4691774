import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type { DraftStates, Drafts } from '@accounting-site/contract/staff/staff-content';
import { useCallback, useRef, useState } from 'react';
import { checked } from '../../../lib/actions/checked.ts';
import { useContentDesk } from '../content-desk.ts';
import { checkPause, useRepeated } from '../use-repeated.ts';

const longestPause = 15_000;

const isChecked = ({ drafts }: Pick<DraftStates, 'drafts'>) =>
  drafts.every(({ draft }) => draft?.checked !== false);

/** The drafts that are shown, with their states now. Undefined if their texts have to be read again. */
export function withStates(shown: Drafts, now: DraftStates): Drafts | undefined {
  if (summary(shown) !== summary(now)) return undefined;
  // Both are in the order of their paths.
  return { ...shown, drafts: shown.drafts.map((draft, at) => ({ ...draft, ...now.drafts[at] })) };
}

const summary = ({ drafts, conflicts }: Pick<DraftStates, 'drafts' | 'conflicts'>) =>
  JSON.stringify([
    drafts.map(({ path, version, state, conflict }) => [path, version, state, conflict]),
    conflicts.map(({ path }) => path),
  ]);

interface Shown {
  drafts: Drafts | undefined;
  show: (drafts: Drafts) => void;
  /** Reads the drafts again, with their texts. */
  readAgain: () => Promise<void>;
}

/**
 * While the publisher checks drafts, looks whether it has checked all, less and less often. Their texts are read again
 * only if one changed.
 */
export function useDraftChecks(shown: Shown): void {
  const { call, hasPublisher, readList } = useContentDesk();
  const latest = useRef(shown);
  latest.current = shown;
  const [pause, setPause] = useState(checkPause);
  const look = useCallback(
    async (signal: AbortSignal) => {
      const reading = checked(call(siteEndpoints.listDraftStates, {}, { signal }), 'drafts');
      const now = await reading.catch(() => undefined);
      if (signal.aborted) return;
      setPause((before) => Math.min(2 * before, longestPause));
      if (now?.publisher === false) return readList();
      const { drafts, show, readAgain } = latest.current;
      if (now === undefined || drafts === undefined || !isChecked(now)) return;
      setPause(checkPause);
      const same = withStates(drafts, now);
      if (same) show(same);
      else await readAgain();
    },
    [call, readList],
  );
  useRepeated(hasPublisher && shown.drafts !== undefined && !isChecked(shown.drafts), look, pause);
}
