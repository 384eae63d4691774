import { defineConfig } from '@playwright/test';
import { launchBrowser, visitor } from './e2e/support/browser.ts';

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: 'e2e/visual/approved/{arg}{ext}',
  forbidOnly: true,
  fullyParallel: true,
  // Tests wait for pages and for slow networks more than they compute: two cores carry three.
  workers: 3,
  retries: 0,
  // A busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...visitor,
    launchOptions: launchBrowser(),
  },
  projects: [
    {
      name: 'screens',
      testDir: 'e2e',
      testIgnore: 'site/**',
      use: { trace: { mode: 'retain-on-failure', screenshots: false } },
    },
    // A thousand small tests whose messages say all; recording them would take longer than they do.
    { name: 'every page', testDir: 'e2e/site', use: { trace: 'off' } },
  ],
});
