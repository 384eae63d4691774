import { sitePath } from '@accounting-site/contract/endpoints';
import * as siteEndpoints from '@accounting-site/contract/site-endpoints';
import { type MetricType, onCLS, onFCP, onINP, onLCP } from 'web-vitals';

/**
 * Reports how fast this page was, once, when the visitor leaves it or switches away. It respects Do Not Track
 * and Global Privacy Control, although a report contains nothing that identifies the visitor.
 */
export function reportVitals() {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return;

  // The library could also measure the time to first byte, but would add more code than this.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const body: Record<string, string | number | undefined> = {
    page: location.pathname,
    ttfb: navigation?.responseStart,
  };
  const note = ({ name, value }: MetricType) => {
    body[name.toLowerCase()] = value;
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP]) watch(note);

  // Listens in the bubbling phase, because the library finalises its values in the capturing phase.
  addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
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
