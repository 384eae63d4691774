import { type Retention, readRetention } from '@accounting-site/content/retention';
import type { FastifyBaseLogger } from 'fastify';
import { withAnyTable } from '../backup/any-table.ts';
import { type Clock, day, hour } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { limitFeedback } from '../features/site/article-feedback/article-feedback.repository.ts';
import { deleteOldDemoRequests } from '../features/site/demo-requests/demo-requests.repository.ts';
import { limitSearchMisses } from '../features/site/search-misses/search-misses.repository.ts';
import { deleteOldRegistrations } from '../features/site/webinar-registrations/webinar-registrations.repository.ts';
import { tablePlans } from '../personal-data/table-plans.ts';
import { deleteOldOffers } from '../second-factor/authenticators.repository.ts';

const usual = readRetention({}).retention;

/** Deletes expired data. Any number of processes may do this at the same time. */
export async function tidyUp(database: Database, now: number, retention: Retention = usual): Promise<void> {
  for (const [table, { kept }] of Object.entries(tablePlans)) {
    if (kept === undefined) continue;
    const [column, period] = kept;
    const limit = now - (typeof period === 'number' ? period : retention[period] * day);
    await withAnyTable(database).deleteFrom(table).where(column, '<', limit).execute();
  }
  await deleteOldOffers(database, now);
  await deleteOldDemoRequests(database, now, retention.demo_requests);
  await deleteOldRegistrations(database, now, retention.registrations);
  await limitFeedback(database);
  await limitSearchMisses(database);
}

/** Runs every hour until the returned function is called. */
export function tidyUpHourly(
  { database, clock, retention }: { database: Database; clock: Clock; retention: Retention },
  log: FastifyBaseLogger,
): () => void {
  const timer = setInterval(() => {
    tidyUp(database, clock(), retention).catch((error: unknown) =>
      log.warn({ err: error }, 'could not tidy up'),
    );
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}
