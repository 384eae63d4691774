import { siteBasePath, vitalsPath } from '@accounting-site/contract/call-paths';
import { type MetricType, onCLS, onFCP, onINP, onLCP } from 'web-vitals';

/**
 * Tells the site how fast this page was, once, when the visitor leaves it or looks at something else. Not for whoever
 * asks not to be followed, although nothing in it tells who they are.
 */
export function reportVitals() {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return;

  // The library could measure the first byte as well; this page needs less than it brings for that.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const body: Record<string, string | number | undefined> = {
    page: location.pathname,
    ttfb: navigation?.responseStart,
  };
  const note = ({ name, value }: MetricType) => {
    body[name.toLowerCase()] = value;
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP]) watch(note);

  // While the event bubbles: the library settles its last values while it is captured.
  addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    // Not sendBeacon, which would take the sign-in cookie along.
    fetch(siteBasePath + vitalsPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => {});
  });
}
