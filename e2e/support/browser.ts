import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../tools/find-chromium.ts';

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
      ...more,
    ],
  };
}
