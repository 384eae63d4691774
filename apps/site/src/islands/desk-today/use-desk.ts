import * as siteEndpoints from '@accounting-site/contract/site-endpoints';
import type { NumberPeriod, Numbers, Today } from '@accounting-site/contract/staff-numbers';
import { SessionEndedError } from '@accounting-site/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DeskFailure, failureOf } from '../../lib/desk/failure-of.ts';
import { browserSession } from '../../lib/session/browser-session.ts';

interface DeskState {
  /** While loading and after a failure, the old figures stay. */
  status: 'loading' | 'ready' | DeskFailure;
  today?: Today;
  numbers?: Numbers;
}

/** What needs doing, and the numbers of a period. */
export function useDesk(days: NumberPeriod) {
  const [desk, setDesk] = useState<DeskState>({ status: 'loading' });
  const running = useRef<AbortController>(null);

  const load = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const { callSite } = browserSession('');
    setDesk((before) => ({ ...before, status: 'loading' }));
    Promise.all([
      callSite(siteEndpoints.readToday, {}, { signal }),
      callSite(`${siteEndpoints.readNumbers}?days=${days}`, {}, { signal }),
    ]).then(
      ([today, numbers]) => {
        if (!signal.aborted) setDesk({ status: 'ready', today: today as Today, numbers: numbers as Numbers });
      },
      (error) => {
        // When the session has ended, the page redirects to sign-in.
        if (signal.aborted || error instanceof SessionEndedError) return;
        setDesk((before) => ({ ...before, status: failureOf(error) }));
      },
    );
  }, [days]);

  useEffect(() => {
    load();
    return () => running.current?.abort();
  }, [load]);

  return { ...desk, load };
}
