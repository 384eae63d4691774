import { keepForContent } from '@accounting-site/content/content-folder';
import { type Retention, readRetention } from '@accounting-site/content/retention';
import type { FastifyBaseLogger } from 'fastify';
import { withAnyTable } from '../backup/any-table.ts';
import { type Clock, day, hour, minute } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { limitFeedback } from '../features/site/article-feedback/article-feedback.repository.ts';
import { adoptLeads, adoptOwners } from '../features/site/leads/adopt-leads.ts';
import { type AnswerPromise, readPromise } from '../features/site/leads/answer-promise.ts';
import { deleteOldLeads } from '../features/site/leads/leads.repository.ts';
import { alertOfWaiting, remindOfDue } from '../features/site/leads/remind-staff.ts';
import { limitSearchMisses } from '../features/site/search-misses/search-misses.repository.ts';
import { deleteOldRegistrations } from '../features/site/webinar-registrations/webinar-registrations.repository.ts';
import { mailedLinkTemplate } from '../mailed-links/mailed-links.repository.ts';
import { noticeTemplate } from '../notices/notices.repository.ts';
import type { OutboxWorker } from '../outbox/outbox-worker.ts';
import { tablePlans } from '../personal-data/table-plans.ts';
import { deleteOldOffers } from '../second-factor/authenticators.repository.ts';

const usual = readRetention({}).retention;
const leadsEvery = 5 * minute;

/** Deletes expired data. Any number of processes may do this at the same time. */
export async function tidyUp(database: Database, now: number, retention: Retention = usual): Promise<void> {
  for (const [table, { kept }] of Object.entries(tablePlans)) {
    if (kept === undefined) continue;
    const [column, period] = kept;
    const limit = now - (typeof period === 'number' ? period : retention[period] * day);
    await withAnyTable(database).deleteFrom(table).where(column, '<', limit).execute();
  }
  // The links and notices that these were about are gone, and so is the use of a retry.
  await database
    .deleteFrom('outbox')
    .where('template', 'in', [mailedLinkTemplate, noticeTemplate])
    .where('failed_at', '<', now - 7 * day)
    .execute();
  await deleteOldOffers(database, now);
  await deleteOldLeads(database, now, retention.leads);
  await deleteOldRegistrations(database, now, retention.registrations);
  await limitFeedback(database);
  await limitSearchMisses(database);
}

/** Adopts what the previous version wrote, then reminds staff. Any number of processes may do this together. */
export async function mindLeads(
  database: Database,
  outbox: Pick<OutboxWorker, 'wake'>,
  now: number,
  promise: () => AnswerPromise = readPromise,
  retention: Retention = usual,
): Promise<void> {
  await adoptLeads(database, promise, { since: now - retention.leads * day });
  const alerted = await alertOfWaiting(database, now);
  const reminded = await remindOfDue(database, promise(), now);
  if (alerted || reminded) outbox.wake();
}

/**
 * Runs `mindLeads` immediately and every five minutes, until the returned function is called, and `adoptOwners`
 * once.
 */
export function mindLeadsOften(
  {
    database,
    clock,
    retention,
    outbox,
  }: { database: Database; clock: Clock; retention: Retention; outbox: Pick<OutboxWorker, 'wake'> },
  log: FastifyBaseLogger,
): () => void {
  const promise = keepForContent(readPromise);
  const mind = () => {
    mindLeads(database, outbox, clock(), promise, retention).catch((error: unknown) =>
      log.warn({ err: error }, 'could not remind staff of leads'),
    );
  };
  mind();
  adoptOwners(database).catch((error: unknown) =>
    log.warn({ err: error }, 'could not replace the names of owners'),
  );
  const timer = setInterval(mind, leadsEvery);
  timer.unref();
  return () => clearInterval(timer);
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
