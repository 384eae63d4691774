import type { LeadFilters, Member, StaffLead } from '@accounting-site/contract/staff-leads';
import { SessionEndedError } from '@accounting-site/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DeskFailure, failureOf } from '../../lib/desk/failure-of.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import { listLeads } from './lead-calls.ts';

export interface ListState {
  /** While loading and after a failure, the old list stays. */
  status: 'loading' | 'ready' | DeskFailure;
  /** Undefined until the first response. */
  leads: StaffLead[] | undefined;
  /** Everyone who can own a lead. */
  members: Member[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

/** The leads that match the filters, page by page. */
export function useLeads(filters: LeadFilters) {
  const [list, setList] = useState<ListState>({
    status: 'loading',
    leads: undefined,
    members: [],
    next: null,
  });
  const running = useRef<AbortController>(null);

  const load = useCallback(
    (after?: string) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setList((before) => ({ ...before, status: 'loading' }));
      listLeads(browserSession('').callSite, filters, after, controller.signal).then(
        ({ leads, next, members }) => {
          if (controller.signal.aborted) return;
          setList((before) => ({
            status: 'ready',
            leads: after === undefined ? leads : [...(before.leads ?? []), ...leads],
            members,
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

  /** Updates a lead where it is, even if it no longer matches the filters. */
  const replace = useCallback(
    (changed: StaffLead) =>
      setList((before) => ({
        ...before,
        leads: before.leads?.map((each) => (each.id === changed.id ? changed : each)),
      })),
    [],
  );

  return { list, load, replace };
}
