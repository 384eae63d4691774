import { authenticationEvents } from '../audit/authentication-events.ts';
import type { PasswordHashing } from '../authentication/password-hashing.ts';
import { sessionRefreshes } from '../authentication/session-refreshes.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { watchDatabase } from '../database/watch-database.ts';
import { reportedBrowserErrors } from '../features/site/browser-errors/browser-errors.routes.ts';
import { limitRefusals } from '../limits/limit-refusals.ts';
import { watchOutbox } from '../outbox/watch-outbox.ts';
import { listMissed } from '../publishing/publisher/missed-updates.ts';
import type { Metrics } from './metrics.ts';
import { readRelease } from './release.ts';

interface Watched {
  database: Database;
  clock: Clock;
  passwords: PasswordHashing;
  /** The built site, which names the running version. */
  siteDir: string;
  served: { readonly release: string | undefined; readonly hasFailed: boolean };
}

const releases = {
  release: {
    name: 'accounting_site_release',
    help: 'Always 1. The running release is in its label.',
    label: 'release',
  },
  served: {
    name: 'accounting_site_served_release',
    help: 'Always 1. The id of the served release is in its label, or none.',
    label: 'release',
  },
  failed: {
    name: 'accounting_site_release_failed',
    help: '1 while the published release, or parts of its content, cannot be loaded.',
  },
} as const;

const missed = {
  missed: {
    name: 'accounting_site_missed_updates',
    help: 'Planned publications and dates in the content that are late: visitors see the site as before.',
  },
} as const;

const passwordHashing = {
  inside: {
    name: 'accounting_site_password_hash_calls',
    help: 'Calls that hash or compare a password now, or wait for their turn.',
  },
  room: {
    name: 'accounting_site_password_hash_room',
    help: 'How many of them there may be; the next one is refused with 503.',
  },
} as const;

/** All metrics except those of requests and of the process (docs/recipes/watch-the-server.md). */
export function addServerMetrics(
  metrics: Metrics,
  { database, clock, passwords, siteDir, served }: Watched,
): void {
  const release = readRelease(siteDir);
  for (const counted of [authenticationEvents, sessionRefreshes, limitRefusals, reportedBrowserErrors])
    metrics.declare(counted);
  watchDatabase(metrics, database);
  watchOutbox(metrics, database, clock);
  metrics.watch(missed, async () => ({
    missed: (await listMissed(database, { now: clock(), siteDir })).length,
  }));
  metrics.watch(passwordHashing, () => passwords.load());
  metrics.watch(releases, () => ({
    release: { [release]: 1 },
    served: { [served.release ?? 'none']: 1 },
    failed: served.hasFailed ? 1 : 0,
  }));
}
