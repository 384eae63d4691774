import type { KeptPromise } from './kept-promise.ts';
import { securityPromises } from './security-promises.ts';

const server = 'apps/server/src';
const appHost = `${server}/features/app-host`;

/**
 * What the site promises under load, faults and attack, each with the tests that fail if the promise is
 * broken.
 */
export const promises: readonly KeptPromise[] = [
  {
    number: 1,
    says: 'Nothing acknowledged is lost when the server is killed',
    tests: [
      `${server}/faults/kill-sqlite.test.ts`,
      `${server}/faults/kill-postgres.test.ts`,
      `${server}/faults/kill-accounts.test.ts`,
    ],
  },
  {
    number: 2,
    says: 'Signing out ends access and refresh immediately',
    tests: [`${appHost}/sessions/logout.test.ts`],
  },
  {
    number: 3,
    says: 'An old refresh token ends its session',
    tests: [`${server}/faults/sessions-model/sessions-model.test.ts`],
  },
  {
    number: 4,
    says: 'Simultaneous refreshes do not end the session',
    tests: [
      `${appHost}/sessions/refresh.test.ts`,
      'packages/session/src/refresh-races.test.ts',
      'packages/session/src/refresh-tabs.test.ts',
    ],
  },
  {
    number: 5,
    says: 'Single-use tokens and codes work only once',
    tests: [
      `${server}/faults/one-time-links.test.ts`,
      `${server}/second-factor/one-time-codes.test.ts`,
      `${server}/mailed-links/mailed-links.repository.test.ts`,
    ],
  },
  {
    number: 6,
    says: 'A new password ends the other sessions',
    tests: [`${appHost}/password-reset/reset-password.test.ts`, `${appHost}/account/password-change.test.ts`],
  },
  {
    number: 7,
    says: 'No credential is readable in the database, a backup, a log or a response',
    tests: [
      `${appHost}/unreadable-secrets.test.ts`,
      `${appHost}/second-factor/unreadable-codes.test.ts`,
      `${server}/faults/secret-canaries/secret-canaries.test.ts`,
      `${server}/backup/drill.test.ts`,
    ],
  },
  {
    number: 8,
    says: 'Nothing shows whether an email address has an account',
    tests: [`${appHost}/unknown-addresses.test.ts`],
  },
  {
    number: 9,
    says: 'Guessing is limited, from any number of network addresses',
    tests: [
      `${appHost}/sessions/guessing-limits.test.ts`,
      `${server}/limits/client-network.test.ts`,
      `${appHost}/password-reset/reset-under-attack.test.ts`,
    ],
  },
  {
    number: 10,
    says: 'A flood of logins is deferred with little memory',
    tests: [`${server}/faults/login-flood.test.ts`, 'tools/load/h2load.test.ts'],
    open: 'how fast pages are meanwhile is printed, not held',
  },
  {
    number: 11,
    says: 'Other sites change nothing',
    tests: [`${server}/plugins/same-origin.test.ts`],
    inBrowsers: ['e2e/sign-in/cross-site.e2e.ts'],
  },
  {
    number: 12,
    says: 'Passwords are hashed with argon2id, and again when the cost rises',
    tests: [`${appHost}/sessions/login.test.ts`],
  },
  {
    number: 13,
    says: 'Forged tokens are refused',
    tests: [`${server}/authentication/access-tokens.test.ts`],
  },
  {
    number: 14,
    says: 'A forged sign-in from Google or Facebook is refused',
    tests: [`${appHost}/providers/attacked-returns.test.ts`, `${appHost}/providers/forged-answers.test.ts`],
  },
  {
    number: 15,
    says: 'Six hours without a mail server lose no demo request and slow no form',
    tests: [
      `${server}/mail/mail-outage.test.ts`,
      `${server}/mail/smtp-steps.test.ts`,
      `${server}/faults/hanging-mail-server.test.ts`,
      `${server}/outbox/retry-schedule.test.ts`,
    ],
    open: 'the milliseconds of a form are printed, not held',
  },
  {
    number: 16,
    says: 'Pages work without a database, with a full disk or a locked file; endpoints respond with 503 and recover',
    tests: [
      `${server}/database/database-away.test.ts`,
      `${server}/process/run-server.test.ts`,
      `${server}/faults/full-or-locked.test.ts`,
      `${server}/faults/full-disk.test.ts`,
      `${server}/faults/full-log.test.ts`,
      'tools/deploy/database-restarts.test.ts',
      'tools/deploy/containers.test.ts',
    ],
    open: 'the containers run in the long form alone, and where a Docker engine answers',
  },
  {
    number: 17,
    says: 'Stopping the server drops no request',
    tests: [`${server}/faults/terminate.test.ts`, `${server}/faults/lingering-clients.test.ts`],
  },
  {
    number: 18,
    says: 'Slow clients are disconnected and do not affect others',
    tests: [`${server}/faults/slow-clients.test.ts`, 'tools/load/slowhttptest.test.ts'],
    open: 'who slowly reads a file larger than a buffer of the kernel has 45 seconds, not 30',
  },
  {
    number: 19,
    says: 'No input causes a server error or leaks memory',
    tests: [
      `${server}/faults/fuzz.test.ts`,
      `${server}/faults/fuzz-entry.test.ts`,
      `${server}/faults/fuzz-account.test.ts`,
      `${server}/faults/fuzz-providers.test.ts`,
      `${server}/faults/fuzz-described.test.ts`,
      `${server}/faults/memory.test.ts`,
      `${server}/faults/compressed-bodies.test.ts`,
      `${server}/faults/poisoned-names.test.ts`,
      `${server}/faults/hostile-addresses.test.ts`,
      `${server}/faults/hostile-headers.test.ts`,
      `${server}/faults/vanishing-clients.test.ts`,
      `${server}/faults/heavy-clients.test.ts`,
      `${appHost}/providers/bounded-fetch.test.ts`,
      'tools/regular-expressions/slow-expressions.test.ts',
      `${server}/inventory/any-inventory-file.test.ts`,
      `${server}/plugins/errors.test.ts`,
    ],
  },
  {
    number: 20,
    says: 'No input adds a header or recipient to an email',
    tests: [`${server}/mail/mail-wire.test.ts`],
  },
  {
    number: 21,
    says: 'Scanners find nothing, and no page breaks its policy',
    tests: [
      `${server}/plugins/security-headers.test.ts`,
      `${server}/plugins/policies.test.ts`,
      'tools/scanners/scanners.test.ts',
    ],
    inBrowsers: ['e2e/site/every-page.e2e.ts'],
    open: 'the scanners run on SQLite, in the long form alone; nikto is not in Debian, the observatory is not asked',
  },
  {
    number: 22,
    says: 'Logs contain no secret, and every sign-in event is recorded',
    tests: [
      `${server}/observability/logging.test.ts`,
      `${server}/faults/secret-canaries/secret-canaries.test.ts`,
      `${server}/faults/secret-canaries/failing-start.test.ts`,
      'apps/manage/src/commands/audit.test.ts',
    ],
  },
  {
    number: 23,
    says: 'A clock change extends no session, delays no email and locks out no account',
    tests: [`${server}/faults/sessions-model/sessions-model.test.ts`, `${server}/faults/clock-jumps.test.ts`],
  },
  {
    number: 24,
    says: 'A restored backup equals the original',
    tests: [
      `${server}/backup/drill.test.ts`,
      `${server}/backup/restore-backup.test.ts`,
      `${server}/backup/damaged-backup.test.ts`,
      'apps/manage/src/killed-restore.test.ts',
    ],
  },
  {
    number: 25,
    says: 'Two servers share everything, and one may be killed',
    tests: ['tools/deploy/two-servers.test.ts', `${server}/outbox/outbox-worker.test.ts`],
  },
  {
    number: 26,
    says: 'What is installed is pinned and reviewed',
    tests: [
      'tools/repository/packages.test.ts',
      'tools/repository/licences.test.ts',
      'tools/bill-of-materials.test.ts',
      'tools/bootstrap.test.ts',
    ],
  },
  {
    number: 27,
    says: 'An upgrade loses no data, even if killed, and the previous version keeps working',
    tests: [
      `${server}/database/upgrades/upgrades.test.ts`,
      `${server}/database/upgrades/killed-upgrade.test.ts`,
      `${server}/database/upgrades/previous-version.test.ts`,
      `${server}/database/upgrades/newer-database.test.ts`,
    ],
  },
  ...securityPromises,
];
