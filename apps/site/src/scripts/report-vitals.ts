import { sitePath } from '@accounting-site/contract/endpoints/endpoints';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type { CountedKind } from '@accounting-site/contract/reports/visits';
import { type MetricType, onCLS, onFCP, onINP, onLCP } from 'web-vitals';
import { visitFrom } from '../lib/came-from/came-from.ts';

/**
 * Reports how fast this page was and what to count about the visit, when the visitor leaves the page or
 * switches away. It respects Do Not Track and Global Privacy Control, although a report contains nothing that
 * identifies the visitor.
 */
export function reportVitals() {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return;
  // What an editor looks at before it is published is no visit. The server adds the bar to it (preview-bar.ts).
  if (document.querySelector('.site-preview')) return;

  // The library needs it, and browsers before 2022 lack it.
  if (!('at' in [])) return;
  // The library could also measure the time to first byte, but would add more code than this.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let speed: Record<string, number | undefined> | undefined = { ttfb: navigation?.responseStart };
  const note = ({ name, value }: MetricType) => {
    if (speed) speed[name.toLowerCase()] = value;
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP]) watch(note);
  const visit = watchVisit(navigation);

  // Listens in the bubbling phase, because the library finalises its values in the capturing phase.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !(speed || visit.length)) return;
    const counts = visit.splice(0);
    const body = {
      page: location.pathname,
      ...speed,
      ...(counts.length && { counts, ...visitFrom() }),
    };
    speed = undefined;
    // sendBeacon would include the sign-in cookie.
    fetch(sitePath(siteEndpoints.vitals), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => {});
  });
}

/** A path of routes.ts, which is too large to import here. */
export const pricing = '/pricing';

/**
 * What to count about this visit. The caller empties the list when it reports it. A reload is not counted as a
 * page or a visit, nor is a page that is shown again with the back button. Of the team and of customers, who are signed
 * in, nothing is counted, because the numbers are about people who may become customers.
 */
function watchVisit(navigation: PerformanceNavigationTiming | undefined): CountedKind[] {
  const counts: CountedKind[] = [];
  if (document.documentElement.dataset.session) return counts;
  if (!['reload', 'back_forward'].includes(navigation?.type ?? '')) {
    counts.push('page');
    if (isFirst('visited')) counts.push('tab');
    if (location.pathname.endsWith(pricing) && isFirst('priced')) counts.push('pricing');
  }

  addEventListener('input', function use({ target }) {
    if (!(target as Element).closest('[data-tool]')) return;
    counts.push('tool');
    removeEventListener('input', use);
  });
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[href^="/downloads/"]')) counts.push('download');
  });
  return counts;
}

/** Whether this happens for the first time in this tab. Without storage, every time counts as the first. */
function isFirst(what: string): boolean {
  try {
    const isFirstTime = !sessionStorage[what];
    sessionStorage[what] = 1;
    return isFirstTime;
  } catch {
    return true;
  }
}
