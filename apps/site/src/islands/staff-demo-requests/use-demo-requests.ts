import type { DemoRequestFilters, StaffDemoRequest } from '@accounting-site/contract/staff-demo-requests';
import { SessionEndedError } from '@accounting-site/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserSession } from '../../lib/session/browser-session.ts';
import { failureOf, listDemoRequests } from './staff-calls.ts';

export interface ListState {
  /** Loading keeps what was there before; a failure does, too. */
  status: 'loading' | 'ready' | ReturnType<typeof failureOf>;
  /** Undefined until the first answer. */
  requests: StaffDemoRequest[] | undefined;
  /** Where the next page begins; null on the last one. */
  next: string | null;
}

/** The demo requests that fit the filters, page after page. */
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
          // A session that ended leads to the sign-in page.
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

  /** Puts a demo request in its place as it is now; it stays where it is even if it no longer fits the filters. */
  const replace = (changed: StaffDemoRequest) =>
    setList((before) => ({
      ...before,
      requests: before.requests?.map((each) => (each.id === changed.id ? changed : each)),
    }));

  return { list, load, replace };
}
