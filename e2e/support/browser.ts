import { devices, type LaunchOptions } from '@playwright/test';
import { findChromium } from '../../tools/test-setup/find-chromium.ts';

/** The browser context of the tests. */
export const visitor = {
  ...devices['Desktop Chrome'],
  locale: 'en-GH',
  timezoneId: 'Africa/Accra',
  // A service worker could respond instead of the network. The tests of the worker allow it.
  serviceWorkers: 'block',
} as const;

/** The windows that long tests use in turn. */
export const phone = { width: 360, height: 800 };
export const desktop = { width: 1280, height: 800 };

/** Launch options of Chromium: the one of this machine, without background network requests. */
export function launchBrowser(...more: string[]): LaunchOptions {
  const executablePath = findChromium();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Keeps a window in its process across navigations: starting another takes as long as a page.
      '--renderer-process-limit=1',
      // Makes text rendering the same on every machine and in every Chromium.
      '--font-render-hinting=none',
      ...more,
    ],
  };
}
