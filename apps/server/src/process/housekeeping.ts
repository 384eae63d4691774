import { type Retention, readRetention } from '@accounting-site/content/retention';
import type { FastifyBaseLogger } from 'fastify';
import { deleteOldAuditEvents } from '../audit/audit-events.repository.ts';
import { deleteOldDevices } from '../authentication/devices.ts';
import { deleteOldSessions } from '../authentication/sessions.repository.ts';
import { deleteExpiredSigningKeys } from '../authentication/signing-keys.repository.ts';
import { deleteOldChallenges } from '../challenges/challenges.repository.ts';
import { type Clock, hour } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { deleteOldFeedback } from '../features/site/article-feedback/article-feedback.repository.ts';
import { deleteOldBrowserErrors } from '../features/site/browser-errors/browser-errors.repository.ts';
import { deleteOldDemoRequests } from '../features/site/demo-requests/demo-requests.repository.ts';
import { deleteOldSearchMisses } from '../features/site/search-misses/search-misses.repository.ts';
import { deleteOldVitals } from '../features/site/vitals/vitals.repository.ts';
import { deleteOldRegistrations } from '../features/site/webinar-registrations/webinar-registrations.repository.ts';
import { deleteExpiredCounts } from '../limits/rate-limits.repository.ts';
import { deleteOldMailedLinks } from '../mailed-links/mailed-links.repository.ts';
import { deleteOldNotices } from '../notices/notices.repository.ts';
import { deleteOldSent } from '../outbox/outbox.repository.ts';
import { deleteOldOffers } from '../second-factor/authenticators.repository.ts';

const usual = readRetention({}).retention;

/** Deletes expired data. Any number of processes may do this at the same time. */
export async function tidyUp(database: Database, now: number, retention: Retention = usual): Promise<void> {
  await deleteExpiredCounts(database, now);
  await deleteExpiredSigningKeys(database, now);
  await deleteOldSessions(database, now);
  await deleteOldSent(database, now);
  await deleteOldMailedLinks(database, now);
  await deleteOldNotices(database, now);
  await deleteOldDevices(database, now);
  await deleteOldChallenges(database, now);
  await deleteOldOffers(database, now);
  await deleteOldAuditEvents(database, now, retention.audit);
  await deleteOldDemoRequests(database, now, retention.demo_requests);
  await deleteOldRegistrations(database, now, retention.registrations);
  await deleteOldFeedback(database, now);
  await deleteOldSearchMisses(database, now);
  await deleteOldVitals(database, now);
  await deleteOldBrowserErrors(database, now);
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
