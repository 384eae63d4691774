import { devices, type LaunchOptions } from '@playwright/test';
import { findChromium } from '../../tools/find-chromium.ts';

/** Who visits in the tests. */
export const visitor = {
  ...devices['Desktop Chrome'],
  locale: 'en-GH',
  timezoneId: 'Africa/Accra',
  // It would answer in the network's place in the middle of a test. The tests of it let it in.
  serviceWorkers: 'block',
} as const;

/** How the tests start Chromium: the one of this machine, with nothing that reaches for the network by itself. */
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
      // A window goes on in the process that it was opened in: starting another takes as long as a page.
      '--renderer-process-limit=1',
      // Letters stand where they stand on every machine, whichever Chromium draws them.
      '--font-render-hinting=none',
      ...more,
    ],
  };
}
