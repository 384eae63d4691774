import type { DemoRequestFilters, StaffDemoRequest } from '@accounting-site/contract/staff-demo-requests';
import { SessionEndedError } from '@accounting-site/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserSession } from '../../lib/session/browser-session.ts';
import { failureOf, listDemoRequests } from './staff-calls.ts';

export interface ListState {
  /** While loading and after a failure, the old list stays. */
  status: 'loading' | 'ready' | ReturnType<typeof failureOf>;
  /** Undefined until the first response. */
  requests: StaffDemoRequest[] | undefined;
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

/** The demo requests that match the filters, page by page. */
export function useDemoRequests(filters: DemoRequestFilters) {
  const [list, setList] = useState<ListState>({ status: 'loading', requests: undefined, next: null });
  const running = useRef<AbortController>(null);

  const load = useCallback(
    (after?: string) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setList((before) => ({ ...before, status: 'loading' }));
      listDemoRequests(browserSession('').callSite, filters, after, controller.signal).then(
        ({ requests, next }) => {
          if (controller.signal.aborted) return;
          setList((before) => ({
            status: 'ready',
            requests: after === undefined ? requests : [...(before.requests ?? []), ...requests],
            next,
          }));
        },
        (error) => {
          // When the session has ended, the page redirects to sign-in.
          if (controller.signal.aborted || error instanceof SessionEndedError) return;
          setList((before) => ({ ...before, status: failureOf(error) }));
        },
      );
    },
    [filters],
  );

  useEffect(() => {
    load();
    return () => running.current?.abort();
  }, [load]);

  /** Updates a demo request in place, even if it no longer matches the filters. */
  const replace = (changed: StaffDemoRequest) =>
    setList((before) => ({
      ...before,
      requests: before.requests?.map((each) => (each.id === changed.id ? changed : each)),
    }));

  return { list, load, replace };
}
