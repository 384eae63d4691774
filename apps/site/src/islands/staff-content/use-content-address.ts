import { type MouseEvent, useCallback, useMemo, useSyncExternalStore } from 'react';
import { type ContentAddress, readAddress, writeAddress } from './content-address.ts';

const changed = 'content-address';

function subscribe(onChange: () => void) {
  const events = ['popstate', changed];
  for (const name of events) addEventListener(name, onChange);
  return () => {
    for (const name of events) removeEventListener(name, onChange);
  };
}

/** Opens a view of the page, with an entry in the browser's history. */
export function goTo(address: ContentAddress) {
  history.pushState(null, '', location.pathname + writeAddress(address));
  dispatchEvent(new Event(changed));
}

/** What the page shows, which is in its address, so that a link can name an entry and its field. */
export function useContentAddress(): ContentAddress {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  return useMemo(() => readAddress(search), [search]);
}

/** The attributes of a link to a view of the page. The page is not loaded again. */
export function useViewLink(address: ContentAddress) {
  const query = writeAddress(address);
  const onClick = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      goTo(readAddress(query));
    },
    [query],
  );
  return { href: query === '' ? '?' : query, onClick };
}
