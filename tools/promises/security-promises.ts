import type { KeptPromise } from './kept-promise.ts';

const server = 'apps/server/src';
const appHost = `${server}/features/app-host`;

/** What the site promises about attackers who know how it works, from number 28 on. */
export const securityPromises: readonly KeptPromise[] = [
  {
    number: 28,
    says: 'No requests that the limits accept from one account crash the server or slow pages for others',
    tests: ['tools/load/heavy-account.test.ts', `${appHost}/inventory/inventory-limit.test.ts`],
    open: 'in the middle, pages take up to ten times as long as before in the same run; who comes from one address with many accounts is not tried',
  },
  {
    number: 29,
    says: 'After a password reset only the owner of the mailbox can sign in',
    tests: [`${appHost}/password-reset/thief-after-reset.test.ts`],
  },
  {
    number: 30,
    says: 'The time of the next request does not show whether an email address has an account',
    tests: [`${server}/faults/later-latency.test.ts`, `${appHost}/same-mails.test.ts`],
  },
  {
    number: 31,
    says: 'An endpoint has one URL, and no other spelling reaches it',
    tests: [`${server}/faults/api-spellings.test.ts`],
  },
  {
    number: 32,
    says: 'A copied refresh cookie ends the session once the real browser has used the next one',
    tests: [
      `${appHost}/sessions/copied-cookie.test.ts`,
      `${server}/faults/sessions-model/sessions-model.test.ts`,
    ],
  },
  {
    number: 33,
    says: 'No other user of the machine can read the data',
    tests: [`${server}/process/private-files.test.ts`],
  },
  {
    number: 34,
    says: 'Everything that runs is in a lockfile with a hash, Node included',
    tests: ['tools/repository/licences.test.ts', 'tools/install-own-packages.test.ts'],
    open: 'deploy/Dockerfile and deploy/compose.yaml name the version of an image, not its digest',
  },
  {
    number: 35,
    says: 'A publication or rollback fails no request and mixes no releases, and if killed, the old release is served and no draft is lost',
    tests: [
      'tools/deploy/two-releases.test.ts',
      `${server}/releases/kill-releases.test.ts`,
      `${server}/publishing/publisher/killed-publisher.test.ts`,
    ],
  },
  {
    number: 36,
    says: 'Every table with personal data is covered by export, erasure and retention',
    tests: [
      `${server}/personal-data/table-plans.test.ts`,
      `${server}/personal-data/personal-data.test.ts`,
      `${server}/process/housekeeping.test.ts`,
      'apps/manage/src/commands/person.test.ts',
    ],
  },
  {
    number: 37,
    says: 'A failed build does not affect what is served',
    tests: [
      `${server}/publishing/publisher/broken-tools.test.ts`,
      `${server}/publishing/publisher/publisher.test.ts`,
      'tools/build-steps/publish-build.test.ts',
    ],
  },
];
