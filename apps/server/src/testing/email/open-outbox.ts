import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { enqueue } from '../../outbox/outbox.repository.ts';
import type { Deliver } from '../../outbox/outbox-message.ts';
import { OutboxWorker } from '../../outbox/outbox-worker.ts';
import { accountTemplates, bulkTemplates } from '../../outbox/templates.ts';
import { type DatabaseKind, freshDatabase } from '../database/fresh-database.ts';

interface WorkerOptions {
  /** Another connection to the same database. */
  of?: Database;
  maxParallel?: number;
}

/** Opens an outbox for one test, with a clock that only tests move, and workers that stop with the test. */
export async function openOutbox(on: DatabaseKind) {
  const { database, place } = await freshDatabase(on);
  const time = { now: Date.UTC(2026, 10, 2, 9) };
  const startWorker = (deliver: Deliver, { of = database, maxParallel = 3 }: WorkerOptions = {}) => {
    const channel = { maxParallel, first: accountTemplates, last: bulkTemplates, deliver };
    const worker = new OutboxWorker({
      database: of,
      clock: () => time.now,
      log: pino({ level: 'silent' }),
      channels: { mail: channel, webhook: channel },
      random: () => 0.5,
      finishFor: 200,
    });
    onTestFinished(() => worker.stop());
    return worker;
  };
  const put = (...subjects: string[]) =>
    enqueue(
      database,
      subjects.map((subjectId) => ({ kind: 'mail', template: 'note', subjectId })),
      time.now,
    );
  const rows = () => database.selectFrom('outbox').selectAll().orderBy('subject_id').execute();
  return { database, place, time, startWorker, put, rows };
}
