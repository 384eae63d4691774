/**
 * Reports script errors to the site, so that they can be fixed. It is loaded at the first error, so most
 * visits never load it. It respects Do Not Track and Global Privacy Control, although a report contains
 * nothing that identifies the visitor.
 */
import { sitePath } from '@accounting-site/contract/endpoints/endpoints';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import { describeError, type Failure } from '../lib/browser-errors/describe-error.ts';

/** A repeated error often happens at every touch. */
const mostOfPageView = 3;

const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
const isAsked = doNotTrack !== '1' && !globalPrivacyControl;
let left = isAsked ? mostOfPageView : 0;
const told = new Set<string>();

function report(failure: Failure) {
  if (left === 0) return;
  // Must be first: if this function itself failed, its error would be reported too, and the limit ends that
  // loop.
  left -= 1;
  const described = describeError(failure, location.origin);
  if (described === undefined || told.has(described.message)) {
    left += 1;
    return;
  }
  told.add(described.message);
  const script = document.querySelector<HTMLScriptElement>('script[src*="/_astro/page."]');
  const build = script?.src.split('.').slice(-2)[0];
  // sendBeacon would include the sign-in cookie.
  fetch(sitePath(siteEndpoints.browserError), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page: location.pathname, build, ...described }),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {});
}

const waiting = window.failures;
window.failures = { push: report };
if (Array.isArray(waiting)) for (const failure of waiting) report(failure);
