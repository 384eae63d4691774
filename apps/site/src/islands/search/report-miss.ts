import { sitePath } from '@accounting-site/contract/endpoints';
import type { SearchMissInput } from '@accounting-site/contract/search-misses';
import { countableQuery } from '@accounting-site/contract/search-query';
import * as siteEndpoints from '@accounting-site/contract/site-endpoints';

/** Long enough to assume that the visitor has stopped typing. */
const pause = 1500;

const reported = new Set<string>();
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Cancels the report, because the visitor is still typing. */
export const forgetMiss = () => clearTimeout(waiting);

/**
 * Reports a search without results, so that the owner learns what is missing. It is sent once per page, after
 * a pause, and never if it looks like personal data.
 */
export function reportMiss(typed: string): void {
  forgetMiss();
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
