import { siteBasePath, sitePaths } from '@accounting-site/contract/call-paths';
import type { SearchMissInput } from '@accounting-site/contract/search-misses';
import { countableQuery } from '@accounting-site/contract/search-query';

/** Long enough that somebody has stopped typing. */
const pause = 1500;

const reported = new Set<string>();
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Forgets the words that were about to be counted: somebody types on. */
export const forgetMiss = () => clearTimeout(waiting);

/**
 * Tells the site that these words found nothing, so that the owner learns what is missing: once a page, when they
 * have stood for a moment, and never what looks like a person's data.
 */
export function reportMiss(typed: string): void {
  forgetMiss();
  waiting = setTimeout(() => {
    const query = countableQuery(typed);
    if (query === undefined || reported.has(query)) return;
    reported.add(query);
    const body = JSON.stringify({ query } satisfies SearchMissInput);
    const headers = { 'content-type': 'application/json' };
    // One that gets lost is one count less: nobody waits for it.
    fetch(siteBasePath + sitePaths.searchMisses, { method: 'POST', headers, body, keepalive: true }).catch(
      () => undefined,
    );
  }, pause);
}
