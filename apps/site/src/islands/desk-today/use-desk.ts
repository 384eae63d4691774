import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type { NumberPeriod } from '@accounting-site/contract/staff/number-names';
import type { Numbers, Today } from '@accounting-site/contract/staff/staff-numbers';
import { useCallback, useEffect } from 'react';
import { type LoadState, useLoaded } from '../../lib/actions/use-loaded.ts';
import { listenForReturn } from '../../lib/desk/listen-for-return.ts';
import { browserSession } from '../../lib/session/browser-session.ts';

interface LoadedDesk {
  today: Today;
  numbers: Numbers;
  /** The period of the numbers. */
  days: NumberPeriod;
}

/** What needs doing, and the numbers of a period. */
export function useDesk(days: NumberPeriod) {
  const { state, readAgain: load } = useLoaded(
    useCallback(
      async (signal: AbortSignal): Promise<LoadedDesk> => {
        const { callSite } = browserSession('');
        const [today, numbers] = await Promise.all([
          callSite(siteEndpoints.readToday, {}, { signal }),
          callSite(siteEndpoints.readNumbers, { query: { days } }, { signal }),
        ]);
        return { today, numbers, days };
      },
      [days],
    ),
  );

  useEffect(() => listenForReturn(load), [load]);

  return { ...shownDesk(state, days), load };
}

/** What is shown: the figures of another period stay while the chosen ones are loading, and are `old` until then. */
export function shownDesk(state: LoadState<LoadedDesk>, days: NumberPeriod) {
  const value: Partial<LoadedDesk> = state.status === 'ready' ? state.value : {};
  const isReading = state.status === 'loading' || (state.status === 'ready' && state.isReading);
  const error = state.status === 'loading' ? undefined : state.error;
  const old = value.days !== days;
  return { ...value, isReading, error, numbers: old && error !== undefined ? undefined : value.numbers, old };
}
