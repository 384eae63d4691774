/**
 * `npm test` runs the fast lane: the tests that most changes can break. `npm test -- --all`, as in `.ci/run`,
 * runs every test. So do `npm run unit` and `npm run e2e`.
 */
export const isFastLane = process.env.TEST_LANE === 'fast';

/** The part of a whole run whose tests share the machine, which is all but `loadTests`. */
export const isSharedLane = process.env.TEST_LANE === 'shared';

/**
 * Vitest files that use the whole machine, or measure servers under such load: nothing else runs at the same
 * time. A server that gets no processor time rightly refuses requests.
 */
export const loadTests: readonly string[] = [
  'apps/server/src/faults/login-flood.test.ts',
  'apps/server/src/faults/slow-clients.test.ts',
  'apps/server/src/faults/hanging-mail-server.test.ts',
  'apps/server/src/faults/later-latency.test.ts',
  'tools/deploy/containers.test.ts',
  'tools/deploy/two-releases.test.ts',
  'tools/deploy/two-servers.test.ts',
  'tools/load/h2load.test.ts',
  'tools/load/heavy-account.test.ts',
  'tools/load/slowhttptest.test.ts',
];

/**
 * Vitest files that the fast lane skips: servers that are killed, flooded, attacked, deployed or measured, or
 * whose mail server or provider fails; databases of a newer version; the permissions of files; 100,000 leads; a
 * release of the largest size; and the search for slow regular expressions.
 */
export const slowUnitTests = [
  'apps/server/src/faults/**',
  'apps/server/src/database/upgrades/{killed-upgrade,newer-database}.test.ts',
  'apps/server/src/backup/drill.test.ts',
  'apps/manage/src/killed-restore.test.ts',
  'apps/server/src/{publishing/publisher/killed-publisher,releases/{kill-releases,largest-release}}.test.ts',
  'apps/server/src/process/{run-server,private-files}.test.ts',
  'apps/server/src/features/site/leads/staff/many-leads.test.ts',
  'apps/server/src/mail/{smtp-steps,mail-outage}.test.ts',
  'apps/server/src/features/app-host/providers/provider-away.test.ts',
  'tools/build-steps/publish-build.test.ts',
  'tools/{rebuild-site,another-language}.test.ts',
  'tools/{load,deploy,scanners,regular-expressions}/**',
  'tools/bootstrap.test.ts',
  'tools/repository/recipes.test.ts',
];

/** Vitest files that take longest, so they start first: half a minute or more each on two cores. */
export const longUnitTests = [
  'tools/repository/recipes.test.ts',
  'tools/regular-expressions/slow-expressions.test.ts',
  'tools/rebuild-site.test.ts',
  'apps/server/src/faults/kill-accounts.test.ts',
  'apps/server/src/database/upgrades/killed-upgrade.test.ts',
  'apps/server/src/process/run-server.test.ts',
  'apps/server/src/{publishing/publisher/killed-publisher,releases/kill-releases}.test.ts',
  'apps/server/src/features/site/leads/staff/many-leads.test.ts',
];

/**
 * Playwright files that the fast lane skips: other builds, other browsers, other ways to serve the site; what
 * a slow network or a setting of the browser changes on every page; and pages of accounts and staff, whose
 * requests the tests of the server cover.
 */
export const slowBrowserTests = [
  '{account,browsers,desk,offline,servers}/*',
  '{forms/form-terms,languages/french-{account,offline},pages/{article-tables,printed-articles,styleguide},tools/tool-states}',
  'sign-in/{confirm-sign-up,cross-site,passkey-*,password-reset,provider-*,second-factor,session-draft,sign-in-ahead}',
  'site/{stability,staff-stability,back-forward,preferences}',
  'visual/primitives',
].map((names) => `**/e2e/${names}.e2e.ts`);
