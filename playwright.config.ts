import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchBrowser, visitor } from './e2e/support/browser.ts';
import { isFastLane, slowBrowserTests } from './tools/test-setup/test-lanes.ts';

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  testIgnore: isFastLane ? slowBrowserTests : [],
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: 'e2e/visual/approved/{arg}{ext}',
  forbidOnly: true,
  fullyParallel: true,
  // Besides the unit tests, which run at the same time. With more workers the tests of a busy machine wait for
  // each other until they fail.
  workers: availableParallelism(),
  // A test that needed the second attempt is named at the end of the run.
  retries: process.env.CI ? 1 : 0,
  // Generous, because a busy machine is slow, which is no failure.
  timeout: 90_000,
  // Some notes wait for an idle browser, which a page on a busy machine first has after nine seconds.
  expect: { timeout: 30_000 },
  reporter: 'list',
  // One project: another would need new workers, each with its own server and browser.
  testDir: 'e2e',
  use: {
    ...visitor,
    launchOptions: launchBrowser(),
    // A trace of every test takes longer than repeating a failed one, so traces are only for runs of a few
    // files (tools/e2e.ts).
    trace: process.env.RECORD_TESTS ? { mode: 'retain-on-failure', screenshots: false } : 'off',
  },
});
