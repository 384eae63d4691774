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

interface ListRequest {
  after: string | undefined;
  controller: AbortController;
  /** The leads that were changed since the request began, by id. */
  changed: Map<string, StaffLead>;
}

/** The leads that match the filters, page by page. */
export function useLeads(filters: LeadFilters) {
  const [list, setList] = useState<ListState>({
    status: 'loading',
    leads: undefined,
    members: [],
    next: null,
  });
  const last = useRef<ListRequest>(null);

  const load = useCallback(
    (after?: string) => {
      last.current?.controller.abort();
      const controller = new AbortController();
      const changed = new Map<string, StaffLead>();
      last.current = { after, controller, changed };
      setList((before) => ({ ...before, status: 'loading' }));
      listLeads(browserSession('').callSite, filters, after, controller.signal).then(
        ({ leads, next, members }) => {
          if (controller.signal.aborted) return;
          setList((before) => ({
            status: 'ready',
            leads: addPage((after !== undefined && before.leads) || [], leads, changed),
            members,
            next,
          }));
        },
        (error) => {
          // When the session has ended, the page redirects to sign-in.
          if (controller.signal.aborted || error instanceof SessionEndedError) return;
          // The next page of the old list does not match new filters.
          const next = after === undefined && { next: null };
          setList((before) => ({ ...before, status: failureOf(error), ...next }));
        },
      );
    },
    [filters],
  );

  useEffect(() => {
    load();
    return () => last.current?.controller.abort();
  }, [load]);

  const retry = useCallback(() => load(last.current?.after), [load]);

  /** Updates a lead where it is, even if it no longer matches the filters. */
  const replace = useCallback((changed: StaffLead) => {
    last.current?.changed.set(changed.id, changed);
    setList((before) => ({
      ...before,
      leads: before.leads?.map((each) => (each.id === changed.id ? changed : each)),
    }));
  }, []);

  return { list, load, retry, replace };
}

/**
 * Adds a page to the list. A lead that is already listed stays where it is: a later due time moves it to a later
 * page. `changed` contains the leads that were changed after the page was requested, by id.
 */
export function addPage(
  listed: StaffLead[],
  page: StaffLead[],
  changed: ReadonlyMap<string, StaffLead>,
): StaffLead[] {
  const byId = new Map([...listed, ...page].map((each) => [each.id, changed.get(each.id) ?? each]));
  return [...byId.values()];
}
