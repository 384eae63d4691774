/**
 * `npm test` runs the fast lane: the tests that most changes can break. `npm test -- --all`, as in `.ci/run`,
 * runs every test. So do `npm run unit` and `npm run e2e`.
 */
export const isFastLane = process.env.TEST_LANE === 'fast';

/**
 * Vitest files that the fast lane skips: servers that are killed, flooded, attacked, deployed or measured.
 */
export const slowUnitTests = [
  'apps/server/src/faults/**',
  'apps/server/src/database/upgrades/killed-upgrade.test.ts',
  'apps/server/src/backup/drill.test.ts',
  'apps/manage/src/killed-restore.test.ts',
  'tools/{load,deploy,scanners}/**',
  'tools/{bootstrap,database-restarts,database-tls,nginx,observability,two-servers}.test.ts',
  'tools/repository/recipes.test.ts',
];

/**
 * Playwright files that the fast lane skips: other builds, other browsers, and other ways to serve the site.
 */
export const slowBrowserTests = [
  '**/edited-content.e2e.ts',
  '**/editor.e2e.ts',
  '**/firefox.e2e.ts',
  '**/cross-origin.e2e.ts',
  '**/old-browsers.e2e.ts',
];
