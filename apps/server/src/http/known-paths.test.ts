import { expect, test } from 'vitest';
import { createKnownPaths } from './known-paths.ts';

test.each([
  ['/', '/'],
  ['/pricing', '/pricing'],
  ['/Pricing/', '/pricing'],
  ['/resources/guides/tax-canary', '/resources/guides/…'],
  ['/pricing/canary/pricing', '/pricing/…'],
  ['/reset-password%23canary', '/…'],
  ['/canary/../pricing', '/…'],
  ['/api/account/sessions/canary', '/api/account/sessions/…'],
  ['/api/account/sessions/canary/more', '/api/account/sessions/…'],
  ['//canary', '/…'],
  ['http://canary.example/pricing', '/…'],
  ['/Help%20Center', '/help center'],
  ['/%zz', '/…'],
  ['*', '/…'],
  ['', '/'],
])('%j is logged as %j', (asked, written) => {
  const paths = createKnownPaths([
    'index.html',
    'pricing.html',
    'Help Center.html',
    'resources/index.html',
    'resources/guides.html',
  ]);
  paths.addRoute('/api/account/sessions/:id/:file');
  expect(paths.knownPart(asked)).toBe(written);
});
