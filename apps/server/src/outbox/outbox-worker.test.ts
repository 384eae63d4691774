import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { minute, second } from '../clock.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { bothDatabases, createPostgresDatabase } from '../testing/database/fresh-database.ts';
import { layPostgresWire } from '../testing/database/postgres-wire.ts';
import { openOutbox } from '../testing/email/open-outbox.ts';
import { enqueue } from './outbox.repository.ts';
import type { Deliver } from './outbox-message.ts';

describe.each(bothDatabases)('an outbox with several workers on %s', (on) => {
  test('is shared by several processes, and each message is claimed by one of them', async () => {
    const { place, startWorker, put, rows } = await openOutbox(on);
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

  test('sends the messages of a crashed process once their lease has expired', async () => {
    const { startWorker, put, rows, time } = await openOutbox(on);
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
    // The first attempt ends late and no longer has an effect.
    await dead.stop();
    expect(await rows()).toEqual([expect.objectContaining({ sent_at: time.now, attempts: 2 })]);
  });

  test('returns unfinished messages when the server stops, without counting the attempt', async () => {
    const { startWorker, put, rows } = await openOutbox(on);
    await put('a', 'b');
    const { promise: stopping, resolve: finish } = Promise.withResolvers<void>();
    const worker = startWorker(
      ({ subjectId }, signal) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          if (subjectId === 'b') void stopping.then(() => resolve('delivered'));
        }),
    );
    worker.start();
    while ((await rows()).some(({ claimed_by }) => claimed_by === null)) await aMoment();
    const stopped = worker.stop();
    finish();
    await stopped;
    expect(await rows()).toEqual([
      expect.objectContaining({ attempts: 0, claimed_by: null, last_error: null, sent_at: null }),
      expect.objectContaining({ attempts: 1, sent_at: expect.any(Number) }),
    ]);
  });

  test('continues while one message hangs', async () => {
    const { startWorker, put, rows } = await openOutbox(on);
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
});

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('an unavailable PostgreSQL', () => {
  const open = async () => {
    const wire = await layPostgresWire();
    const databaseUrl = wire.url(await createPostgresDatabase(inject('postgresTemplate')));
    const database = openDatabase({ databaseUrl, dataDir: '' });
    onTestFinished(() => database.destroy());
    const { startWorker } = await openOutbox('SQLite');
    const put = (subjectId: string) =>
      enqueue(database, [{ kind: 'mail', template: 'note', subjectId }], Date.UTC(2026, 10, 2, 9));
    const unsent = async () =>
      (await database.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).length;
    return { wire, database, startWorker, put, unsent };
  };

  test('delays the messages, which are sent when it is back', async () => {
    const { wire, database, startWorker, put, unsent } = await open();
    const worker = startWorker(async () => 'delivered', { of: database });
    await put('a');
    wire.become('refuses');
    worker.start();
    await expect(worker.sendDue()).rejects.toThrow();
    wire.become('whole');
    worker.wake();
    await vi.waitFor(async () => expect(await unsent()).toBe(0), 5000);
  });

  test('between sending and marking a message does not send it twice', async () => {
    const { wire, database, startWorker, put, unsent } = await open();
    let sent = 0;
    const worker = startWorker(
      async () => {
        sent += 1;
        wire.become('refuses');
        return 'delivered';
      },
      { of: database },
    );
    await put('a');
    const sending = worker.sendDue().catch(() => 'the next claim failed');
    await vi.waitFor(() => expect(sent).toBe(1));
    await aMoment();
    wire.become('whole');
    await sending;
    await vi.waitFor(async () => expect(await unsent()).toBe(0), 5000);
    expect(sent).toBe(1);
  });
});
