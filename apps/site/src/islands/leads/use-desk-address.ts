import type { LeadFilters } from '@accounting-site/contract/staff-leads';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readAddress, writeAddress } from './desk-address.ts';

const changed = 'desk-address';

function subscribe(onChange: () => void) {
  const events = ['popstate', changed];
  for (const name of events) addEventListener(name, onChange);
  return () => {
    for (const name of events) removeEventListener(name, onChange);
  };
}

/** The filters and the open record. They are in the URL, so that a list can be shared and bookmarked. */
export function useDeskAddress(me: string) {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const { filters: read, lead } = readAddress(search, me);
  const written = writeAddress(read);
  // Opening a record must not load the list again.
  const filters = useMemo(() => readAddress(written, me).filters, [written, me]);

  const go = useCallback((filters: LeadFilters, lead: string | undefined, how: 'push' | 'replace') => {
    const address = location.pathname + writeAddress(filters, lead);
    if (address === location.pathname + location.search) return;
    history[`${how}State`](null, '', address);
    dispatchEvent(new Event(changed));
  }, []);

  return { filters, lead, go };
}
