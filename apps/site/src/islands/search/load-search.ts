import { createSearch, type SearchHit } from './create-search.ts';
import type { SearchIndex } from './search-index.ts';

let loading: Promise<(query: string) => SearchHit[]> | undefined;

/**
 * Loads the search once per page, when the visitor starts typing. A failed load is retried at the next
 * character.
 */
export function loadSearch(): Promise<(query: string) => SearchHit[]> {
  loading ??= fetchIndex()
    .then(createSearch)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch('/search-index.json');
  if (!response.ok) throw new Error(`/search-index.json answered ${response.status}`);
  return response.json();
}
