import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hour, minute, second } from '../clock.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { databaseKinds, freshDatabase } from '../testing/fresh-database.ts';
import { deleteOldSent, enqueue, listFailed, retryFailed } from './outbox.repository.ts';
import { type ClaimedMessage, type Deliver, DeliveryFailed } from './outbox-message.ts';
import { OutboxWorker } from './outbox-worker.ts';

const log = pino({ level: 'silent' });

describe.each(databaseKinds)('the outbox on %s', (on) => {
  const open = async () => {
    const { database, place } = await freshDatabase(on);
    const time = { now: Date.UTC(2026, 10, 2, 9) };
    const startWorker = (deliver: Deliver, { of = database, atOnce = 3 }: WorkerOptions = {}) => {
      const channel = { atOnce, deliver };
      const worker = new OutboxWorker({
        database: of,
        clock: () => time.now,
        log,
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
  };

  test('sends each message once, under an id that stays', async () => {
    const { startWorker, put, rows } = await open();
    await put('a', 'b');
    await put('a');
    const seen: ClaimedMessage[] = [];
    const worker = startWorker(async (message) => {
      seen.push(message);
      return 'delivered';
    });
    await worker.sendDue();
    await worker.sendDue();
    const stored = await rows();
    expect(seen.map(({ subjectId }) => subjectId).sort()).toEqual(['a', 'b']);
    expect(seen.map(({ id }) => id).sort()).toEqual(stored.map(({ id }) => id).sort());
    expect(stored).toEqual([
      expect.objectContaining({ sent_at: expect.any(Number), next_attempt_at: null, claimed_by: null }),
      expect.objectContaining({ sent_at: expect.any(Number), attempts: 1 }),
    ]);
  });

  test('forgets what was put in by a transaction that failed', async () => {
    const { database, rows, time } = await open();
    const failing = database.transaction().execute(async (transaction) => {
      await enqueue(transaction, [{ kind: 'mail', template: 'note', subjectId: 'a' }], time.now);
      throw new Error('the form was refused');
    });
    await expect(failing).rejects.toThrow('the form was refused');
    expect(await rows()).toEqual([]);
  });

  test('tries again after a failure, later and later, with the same id', async () => {
    const { startWorker, put, rows, time } = await open();
    await put('a');
    const ids: string[] = [];
    const worker = startWorker(async ({ id, attempts }) => {
      ids.push(id);
      if (attempts < 3) throw new DeliveryFailed('ECONNREFUSED', 'soon');
      return 'delivered';
    });
    await worker.sendDue();
    expect(await rows()).toEqual([
      expect.objectContaining({ last_error: 'ECONNREFUSED', next_attempt_at: time.now + 5 * second }),
    ]);
    await worker.sendDue();
    expect(ids).toHaveLength(1);
    time.now += 5 * second;
    await worker.sendDue();
    time.now += 10 * second;
    await worker.sendDue();
    expect(new Set(ids).size).toBe(1);
    expect(await rows()).toEqual([
      expect.objectContaining({ attempts: 3, last_error: null, sent_at: time.now }),
    ]);
  });

  test('stores nothing of an unexpected error but its name and code', async () => {
    const { startWorker, put, rows } = await open();
    await put('a');
    const error = Object.assign(new TypeError('ama@shop.example has a secret'), { code: 'E_WRONG' });
    await startWorker(() => Promise.reject(error)).sendDue();
    expect((await rows())[0]?.last_error).toBe('TypeError E_WRONG');
  });

  test('gives up after 72 hours, shows it, and sends it when it is told to try again', async () => {
    const { database, startWorker, put, time } = await open();
    await put('a', 'b');
    let mended = false;
    let attempts = 0;
    const worker = startWorker(async () => {
      attempts += 1;
      if (!mended) throw new DeliveryFailed('ETIMEDOUT', 'soon');
      return 'delivered';
    });
    const start = time.now;
    while (time.now < start + 73 * hour) {
      await worker.sendDue();
      time.now += hour;
    }
    const failed = await listFailed(database);
    expect(failed).toEqual([
      expect.objectContaining({ failed_at: start + 72 * hour, last_error: 'ETIMEDOUT' }),
      expect.objectContaining({ failed_at: start + 72 * hour }),
    ]);
    const before = attempts;
    await worker.sendDue();
    expect(attempts).toBe(before);

    mended = true;
    expect(await retryFailed(database, 'no such id', time.now)).toBe(0);
    expect(await retryFailed(database, failed[0]?.id, time.now)).toBe(1);
    await worker.sendDue();
    expect(await listFailed(database)).toHaveLength(1);
    expect(await retryFailed(database, undefined, time.now)).toBe(1);
    await worker.sendDue();
    expect(await listFailed(database)).toEqual([]);
    expect(attempts).toBe(before + 2);
  });

  test('gives up at once where trying again cannot help', async () => {
    const { database, startWorker, put, time } = await open();
    await put('a');
    await startWorker(() => Promise.reject(new DeliveryFailed('550', 'never'))).sendDue();
    expect(await listFailed(database)).toEqual([expect.objectContaining({ failed_at: time.now })]);
  });

  test('drops a message whose subject was erased', async () => {
    const { startWorker, put, rows } = await open();
    await put('a');
    await startWorker(async () => 'gone').sendDue();
    expect(await rows()).toEqual([]);
  });

  test('is shared by several processes, and each message is claimed by one of them', async () => {
    const { place, startWorker, put, rows } = await open();
    await put(...Array.from({ length: 60 }, (_, index) => `subject ${index}`));
    const sent: string[] = [];
    const deliver: Deliver = async ({ subjectId }) => {
      sent.push(subjectId);
      await new Promise((resolve) => setTimeout(resolve, 2));
      return 'delivered';
    };
    const databases: Database[] = Array.from({ length: 4 }, () => openDatabase(place));
    onTestFinished(async () => void (await Promise.all(databases.map((each) => each.destroy()))));
    const workers = databases.map((of) => startWorker(deliver, { of }));
    await Promise.all(workers.map((worker) => worker.sendDue()));
    expect(sent).toHaveLength(60);
    expect(new Set(sent).size).toBe(60);
    expect((await rows()).every(({ sent_at, attempts }) => sent_at !== null && attempts === 1)).toBe(true);
  });

  test('sends what a process that died had claimed, once its lease is over', async () => {
    const { startWorker, put, rows, time } = await open();
    await put('a');
    let begun = () => {};
    const began = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const dead = startWorker(
      (_message, signal) =>
        new Promise((_resolve, reject) => {
          begun();
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    dead.sendDue();
    await began;
    const sent: string[] = [];
    const alive = startWorker(async ({ subjectId }) => {
      sent.push(subjectId);
      return 'delivered';
    });
    time.now += 2 * minute - second;
    await alive.sendDue();
    expect(sent).toEqual([]);
    time.now += second;
    await alive.sendDue();
    expect(sent).toEqual(['a']);
    // The late end of the first attempt no longer decides anything.
    await dead.stop();
    expect(await rows()).toEqual([expect.objectContaining({ sent_at: time.now, attempts: 2 })]);
  });

  test('gives back what cannot be finished when the server stops, as if it had not been tried', async () => {
    const { startWorker, put, rows } = await open();
    await put('a', 'b');
    const finished: string[] = [];
    const worker = startWorker(
      ({ subjectId }, signal) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          if (subjectId === 'b') setTimeout(() => resolve(finished.push('b') ? 'delivered' : 'gone'), 50);
        }),
    );
    worker.start();
    while ((await rows()).some(({ claimed_by }) => claimed_by === null)) await aMoment();
    await worker.stop();
    expect(finished).toEqual(['b']);
    expect(await rows()).toEqual([
      expect.objectContaining({ attempts: 0, claimed_by: null, last_error: null, sent_at: null }),
      expect.objectContaining({ attempts: 1, sent_at: expect.any(Number) }),
    ]);
  });

  test('goes on beside a message that hangs', async () => {
    const { startWorker, put, rows } = await open();
    await put('hangs');
    const worker = startWorker(({ subjectId }, signal) =>
      subjectId === 'hangs'
        ? new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
        : Promise.resolve('delivered'),
    );
    worker.start();
    await put('a', 'b', 'c', 'd');
    worker.wake();
    while ((await rows()).filter(({ sent_at }) => sent_at !== null).length < 4) await aMoment();
  });

  test('keeps what was sent for thirty days', async () => {
    const { database, startWorker, put, rows, time } = await open();
    await put('a');
    await startWorker(async () => 'delivered').sendDue();
    await deleteOldSent(database, time.now + 30 * 24 * hour);
    expect(await rows()).toHaveLength(1);
    await deleteOldSent(database, time.now + 30 * 24 * hour + 1);
    expect(await rows()).toEqual([]);
  });
});

interface WorkerOptions {
  of?: Database;
  atOnce?: number;
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5));
