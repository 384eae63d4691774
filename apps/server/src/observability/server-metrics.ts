import { authenticationEvents } from '../audit/authentication-events.ts';
import type { PasswordHashing } from '../authentication/password-hashing.ts';
import { sessionRefreshes } from '../authentication/session-refreshes.ts';
import { watchPasswords } from '../authentication/watch-passwords.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { watchDatabase } from '../database/watch-database.ts';
import { reportedBrowserErrors } from '../features/site/browser-errors/browser-errors.routes.ts';
import { limitRefusals } from '../limits/limit-refusals.ts';
import { watchOutbox } from '../outbox/watch-outbox.ts';
import type { Metrics } from './metrics.ts';

interface Watched {
  database: Database;
  clock: Clock;
  passwords: PasswordHashing;
  /** The running release. */
  release: string;
}

const releases = {
  release: {
    name: 'accounting_site_release',
    help: 'Always 1. The running release is in its label.',
    label: 'release',
  },
} as const;

/** All metrics except those of requests and of the process (docs/recipes/watch-the-server.md). */
export function addServerMetrics(metrics: Metrics, { database, clock, passwords, release }: Watched): void {
  for (const counted of [authenticationEvents, sessionRefreshes, limitRefusals, reportedBrowserErrors])
    metrics.declare(counted);
  watchDatabase(metrics, database);
  watchOutbox(metrics, database, clock);
  watchPasswords(metrics, passwords);
  metrics.watch(releases, () => ({ release: { [release]: 1 } }));
}
