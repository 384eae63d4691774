/**
 * Tells the site that a script of ours failed, so that it can be mended. Fetched at the first failure, and so for most
 * visits never. Not for whoever asks not to be followed, although nothing in it tells who they are.
 */
import { browserErrorsPath, siteBasePath } from '@accounting-site/contract/call-paths';
import { describeError, type Failure } from '../lib/browser-errors/describe-error.ts';

/** What fails once often fails with every touch. */
const mostOfPageView = 3;
/** One page view of so many tells. Raise it when there are more visitors than anybody needs to hear from. */
const oneOf = 1;

const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
const isAsked = doNotTrack !== '1' && !globalPrivacyControl && Math.random() * oneOf < 1;
let left = isAsked ? mostOfPageView : 0;
const told = new Set<string>();

function report(failure: Failure) {
  if (left === 0) return;
  // First of all: were this to fail itself, which is told of as well, it would come to an end.
  left -= 1;
  const described = describeError(failure, location.origin);
  if (described === undefined || told.has(described.message)) {
    left += 1;
    return;
  }
  told.add(described.message);
  const script = document.querySelector<HTMLScriptElement>('script[src*="/_astro/page."]');
  const build = script?.src.split('.').at(-2);
  // Not sendBeacon, which would take the sign-in cookie along.
  fetch(siteBasePath + browserErrorsPath, {
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
