import { useSyncExternalStore } from 'react';

const changed = 'query-change';

function subscribe(onChange: () => void) {
  const events = ['popstate', changed];
  for (const name of events) addEventListener(name, onChange);
  return () => {
    for (const name of events) removeEventListener(name, onChange);
  };
}

/** The query of the page's URL, for a page that has its state there, so that a view can be shared and bookmarked. */
export const useQueryString = () =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );

/** Changes the query. The page is not loaded again. */
export function goToQuery(query: string, how: 'push' | 'replace' = 'push') {
  if (query === location.search) return;
  history[`${how}State`](null, '', location.pathname + query);
  dispatchEvent(new Event(changed));
}
