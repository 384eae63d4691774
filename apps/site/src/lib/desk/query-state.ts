import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  addEventListener('popstate', onChange);
  return () => removeEventListener('popstate', onChange);
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
  // The browser sends this event only when someone goes back or forward.
  dispatchEvent(new PopStateEvent('popstate'));
}
