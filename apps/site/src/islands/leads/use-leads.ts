import type { LeadFilters, Member, StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { NetworkError, SessionEndedError } from '@accounting-site/session';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { listenForReturn } from '../../lib/desk/listen-for-return.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import { writeAddress } from './desk-address.ts';
import { listLeads } from './lead-calls.ts';

export interface ListState {
  /** While loading and after a failure, the old list stays. */
  status: 'loading' | 'ready' | 'failed';
  /** Why it failed. */
  error?: unknown;
  /** Undefined until the first response. */
  leads: StaffLead[] | undefined;
  /** The filters of the leads. */
  filters: LeadFilters | undefined;
  /** Everyone who can own a lead. */
  members: Member[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
  /** Whether the last request was for the next page. */
  isMore: boolean;
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
    filters: undefined,
    members: [],
    next: null,
    isMore: false,
  });
  const last = useRef<ListRequest>(null);

  const load = useCallback(
    (after?: string) => {
      last.current?.controller.abort();
      const controller = new AbortController();
      const changed = new Map<string, StaffLead>();
      last.current = { after, controller, changed };
      const isMore = after !== undefined;
      setList((before) => ({ ...before, status: 'loading', error: undefined, isMore }));
      listLeads(browserSession('').callSite, { ...filters, after }, controller.signal).then(
        ({ leads, next, members }) => {
          if (controller.signal.aborted) return;
          startTransition(() =>
            setList((before) => ({
              status: 'ready',
              leads: addPage((isMore && before.leads) || [], leads, changed),
              filters,
              members,
              next,
              isMore,
            })),
          );
        },
        (error) => {
          // When the session has ended, the page redirects to sign-in.
          if (controller.signal.aborted || error instanceof SessionEndedError) return;
          setList((before) => ({ ...before, status: 'failed', error }));
        },
      );
    },
    [filters],
  );

  useEffect(() => {
    load();
    return () => last.current?.controller.abort();
  }, [load]);

  useEffect(
    () =>
      listenForReturn(() => {
        // Reload only a one-page list: a longer one would lose its scroll position and open record.
        if (last.current?.after === undefined) load();
      }),
    [load],
  );

  const retry = useCallback(() => load(last.current?.after), [load]);

  /** Updates a lead where it is, even if it no longer matches the filters. */
  function replace(changed: StaffLead) {
    last.current?.changed.set(changed.id, changed);
    setList((before) => ({
      ...before,
      leads: before.leads?.map((each) => (each.id === changed.id ? changed : each)),
    }));
  }

  return { list: shownList(list, filters), load, retry, replace };
}

/**
 * The list without leads that have other filters than the chosen ones, if those could not be loaded. Without a network
 * they stay, because a phone number in them may be needed, and the page says that they may be out of date.
 */
export function shownList(list: ListState, chosen: LeadFilters): ListState {
  const { status, error, filters } = list;
  const isOther = filters !== undefined && writeAddress(filters) !== writeAddress(chosen);
  if (!isOther || status !== 'failed') return list;
  return { ...list, next: null, ...(!(error instanceof NetworkError) && { leads: undefined }) };
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
