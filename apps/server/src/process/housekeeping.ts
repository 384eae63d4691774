import { type Retention, readRetention } from '@accounting-site/content/dates/retention';
import { keepForContent } from '@accounting-site/content/reading/content-folder';
import type { FastifyBaseLogger } from 'fastify';
import { withAnyTable } from '../backup/any-table.ts';
import { type Clock, day, hour, minute } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { limitFeedback } from '../features/site/article-feedback/article-feedback.repository.ts';
import { adoptLeads, adoptOwners } from '../features/site/leads/adopt-leads.ts';
import { type AnswerPromise, readPromise } from '../features/site/leads/answer-promise.ts';
import { deleteOldLeads } from '../features/site/leads/delete-leads.ts';
import { alertOfWaiting, remindOfDue } from '../features/site/leads/remind-staff.ts';
import { limitSearchMisses } from '../features/site/search-misses/search-misses.repository.ts';
import { deleteOldRegistrations } from '../features/site/webinar-registrations/webinar-registrations.repository.ts';
import { mailedLinkTemplate } from '../mailed-links/mailed-links.repository.ts';
import { noticeTemplate } from '../notices/notices.repository.ts';
import { deleteFailedWebhooks } from '../outbox/failed-messages.repository.ts';
import type { OutboxWorker } from '../outbox/outbox-worker.ts';
import { tablePlans } from '../personal-data/table-plans.ts';
import { tellOfMissed } from '../publishing/publisher/missed-updates.ts';
import { publicationTemplate } from '../releases/tell-team.ts';
import { deleteOldOffers } from '../second-factor/authenticators.repository.ts';
import { watchClock } from './trusted-clock.ts';

const usual = readRetention({}).retention;
const leadsEvery = 5 * minute;
const missedEvery = 5 * minute;

interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly retention: Retention;
  readonly siteDir: string;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
}

/**
 * Deletes expired data. Any number of processes may do this at the same time.
 * @param log gets the error of a step, after which the other steps follow, and names deleted webhooks. Without it an
 * error is thrown
 */
export async function tidyUp(
  database: Database,
  now: number,
  retention: Retention = usual,
  log?: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const attempt = async (step: string, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (log === undefined) throw error;
      log.warn({ err: error, step }, 'could not tidy up');
    }
  };
  for (const [table, { kept }] of Object.entries(tablePlans)) {
    if (kept === undefined) continue;
    const [column, period] = kept;
    const limit = now - (typeof period === 'number' ? period : retention[period] * day);
    await attempt(table, () => withAnyTable(database).deleteFrom(table).where(column, '<', limit).execute());
  }
  // Their links and notices are deleted, so a retry cannot be written; an old publication is no news.
  await attempt('failed emails', () =>
    database
      .deleteFrom('outbox')
      .where('template', 'in', [mailedLinkTemplate, noticeTemplate, publicationTemplate])
      .where('failed_at', '<', now - 7 * day)
      .execute(),
  );
  // A month is long enough to fix the receiver. Without this, the alert MailFailed would never end.
  await attempt('failed webhooks', async () => {
    for (const lead of await deleteFailedWebhooks(database, now - 30 * day)) {
      log?.warn({ lead }, 'the webhook about this lead was given up 30 days ago, and is deleted');
    }
  });
  await attempt('offers', () => deleteOldOffers(database, now));
  await attempt('leads', () => deleteOldLeads(database, now, retention.leads));
  await attempt('registrations', () => deleteOldRegistrations(database, now, retention.registrations));
  await attempt('feedback', () => limitFeedback(database));
  await attempt('searches', () => limitSearchMisses(database));
}

/**
 * Completes leads that the previous version wrote, then reminds staff. Any number of processes may do this together.
 */
export async function mindLeads(
  database: Database,
  outbox: Services['outbox'],
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
  { database, clock, retention, outbox }: Omit<Services, 'siteDir'>,
  log: FastifyBaseLogger,
): () => void {
  const promise = keepForContent(readPromise);
  const mind = () =>
    mindLeads(database, outbox, clock(), promise, retention).catch(
      warn(log, 'could not remind staff of leads'),
    );
  void mind();
  adoptOwners(database).catch(warn(log, 'could not replace the names of owners'));
  return repeat(mind, leadsEvery);
}

const warn = (log: FastifyBaseLogger, message: string) => (error: unknown) =>
  log.warn({ err: error }, message);

/** @returns a function that ends it */
function repeat(task: () => unknown, every: number): () => void {
  const timer = setInterval(task, every);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Tells the team every five minutes of what the publisher missed, until the returned function is called. Not
 * immediately, because a publisher that starts together with the server first catches up.
 */
export function tellOfMissedOften(
  { database, clock, siteDir, outbox }: Omit<Services, 'retention'>,
  log: FastifyBaseLogger,
): () => void {
  const tell = async () => {
    if (await tellOfMissed(database, { now: clock(), siteDir })) outbox.wake();
  };
  return repeat(() => tell().catch(warn(log, 'could not look for missed updates')), missedEvery);
}

/**
 * Runs every hour until the returned function is called. Deletes nothing while the clock may be months ahead.
 */
export function tidyUpHourly(
  { database, clock, retention }: Pick<Services, 'database' | 'clock' | 'retention'>,
  log: FastifyBaseLogger,
): () => void {
  const findDoubt = watchClock(database, clock);
  const tidy = async () => {
    const newest = await findDoubt();
    if (newest === undefined) return tidyUp(database, clock(), retention, log);
    const times = { now: new Date(clock()).toISOString(), newest: new Date(newest).toISOString() };
    log.warn(
      times,
      'nothing expired is deleted, because the last lead or audit event is more than 60 days old. Check the clock of this server. If it is right, deletion begins when this server has run for twelve hours; if the clock was set ahead meanwhile, restart it',
    );
  };
  return repeat(() => tidy().catch(warn(log, 'could not tidy up')), hour);
}
