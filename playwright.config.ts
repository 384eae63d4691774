import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchBrowser, visitor } from './e2e/support/browser.ts';
import { isFastLane, slowBrowserTests } from './tools/test-lanes.ts';

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  testIgnore: isFastLane ? slowBrowserTests : [],
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: 'e2e/visual/approved/{arg}{ext}',
  forbidOnly: true,
  fullyParallel: true,
  // Tests wait for pages and for slow networks more than they compute: two cores carry three.
  workers: availableParallelism() + 1,
  retries: 0,
  // A busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // One project: another would need new workers, each with a server and a browser of its own.
  testDir: 'e2e',
  use: {
    ...visitor,
    launchOptions: launchBrowser(),
    // Recording what every test does takes longer than doing it again where one fails: for a few files only (tools/e2e.ts).
    trace: process.env.RECORD_TESTS ? { mode: 'retain-on-failure', screenshots: false } : 'off',
  },
});
