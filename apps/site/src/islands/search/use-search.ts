import { sitePath } from '@accounting-site/contract/endpoints/endpoints';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type { SearchMissInput } from '@accounting-site/contract/reports/search-misses';
import { countableQuery } from '@accounting-site/contract/reports/search-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { abortAfter } from '../../lib/forms/abort-after.ts';
import { routes } from '../../lib/pages/routes.ts';
import { createSearch, type SearchHit } from './create-search.ts';
import { hasWords } from './plain-word.ts';
import type { SearchIndex } from './search-index.ts';

export type SearchState =
  | { status: 'empty' }
  | { status: 'failed' }
  | { status: 'done'; query: string; hits: SearchHit[]; all: number };

/**
 * Searches for the text of a box, also for text typed before the code loaded. Outdated results are dropped.
 */
export function useSearch(box: RefObject<HTMLInputElement | null>, limit: number) {
  const [state, setState] = useState<SearchState>({ status: 'empty' });
  const latest = useRef('');

  const search = useCallback(
    async (typed: string) => {
      const query = typed.trim();
      latest.current = query;
      forgetMiss();
      if (!hasWords(query)) return setState({ status: 'empty' });
      try {
        const find = await loadSearch();
        if (latest.current !== query) return;
        const found = find(query);
        if (found.length === 0) reportMiss(query);
        setState({ status: 'done', query, hits: found.slice(0, limit), all: found.length });
      } catch {
        if (latest.current === query) setState({ status: 'failed' });
      }
    },
    [limit],
  );

  useEffect(() => {
    if (box.current?.value) search(box.current.value);
  }, [box, search]);

  return { state, search };
}

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

/** In milliseconds, for 36 KB on a slow network. */
const deadline = 30_000;

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(routes.searchIndex, { signal: abortAfter(deadline) });
  if (!response.ok) throw new Error(`${routes.searchIndex} answered ${response.status}`);
  return response.json();
}

/** Long enough to assume that the visitor has stopped typing. */
const pause = 1500;

const reported = new Set<string>();
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Cancels the report, because the visitor is still typing. */
const forgetMiss = () => clearTimeout(waiting);

/**
 * Reports a search without results, so that the owner learns what is missing. Each is sent once, after a
 * pause, and never if it looks like personal data. Not if Today at the desk opened the page: its list links to the
 * searches that visitors made.
 */
export function reportMiss(typed: string): void {
  forgetMiss();
  if (document.referrer.startsWith(`${location.origin}${routes.staff}`)) return;
  waiting = setTimeout(() => {
    const query = countableQuery(typed);
    if (query === undefined || reported.has(query)) return;
    reported.add(query);
    const body = JSON.stringify({ query } satisfies SearchMissInput);
    const headers = { 'content-type': 'application/json' };
    // A lost report is not retried.
    fetch(sitePath(siteEndpoints.searchMiss), { method: 'POST', headers, body, keepalive: true }).catch(
      () => undefined,
    );
  }, pause);
}
