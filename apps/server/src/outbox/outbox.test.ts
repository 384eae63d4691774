import { describe, expect, test } from 'vitest';
import { hour, second } from '../clock.ts';
import { reminderTemplates } from '../features/site/leads/remind-staff.ts';
import { tidyUp } from '../process/housekeeping.ts';
import { publicationTemplate } from '../releases/tell-team.ts';
import { addPerson } from '../testing/app/build-test-app.ts';
import { bothDatabases } from '../testing/database/fresh-database.ts';
import { openOutbox } from '../testing/email/open-outbox.ts';
import { listFailed, retryFailed } from './failed-messages.repository.ts';
import { enqueue } from './outbox.repository.ts';
import { type ClaimedMessage, type Deliver, DeliveryFailed } from './outbox-message.ts';
import { accountTemplates, bulkTemplates } from './templates.ts';

describe.each(bothDatabases)('the outbox on %s', (on) => {
  test('sends each message once, under a stable id', async () => {
    const { startWorker, put, rows } = await openOutbox(on);
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

  test('sends emails about accounts first and those to many people last, others in the order of time', async () => {
    const { database, startWorker, put, time } = await openOutbox(on);
    const putEach = async (templates: readonly string[]) => {
      for (const template of templates) {
        await enqueue(database, [{ kind: 'mail', template, subjectId: template }], time.now);
        time.now += second;
      }
    };
    await putEach(bulkTemplates);
    for (const subject of ['c', 'b', 'a']) {
      await put(subject);
      time.now += second;
    }
    await putEach(accountTemplates);
    const sent: string[] = [];
    const deliver: Deliver = async ({ subjectId }) => {
      sent.push(subjectId);
      return 'delivered';
    };
    await startWorker(deliver, { maxParallel: 1 }).sendDue();
    expect(sent).toEqual([...accountTemplates, 'c', 'b', 'a', ...bulkTemplates]);
  });

  test('drops messages of a transaction that failed', async () => {
    const { database, rows, time } = await openOutbox(on);
    const failing = database.transaction().execute(async (transaction) => {
      await enqueue(transaction, [{ kind: 'mail', template: 'note', subjectId: 'a' }], time.now);
      throw new Error('the form was refused');
    });
    await expect(failing).rejects.toThrow('the form was refused');
    expect(await rows()).toEqual([]);
  });

  test('retries after a failure, with growing pauses and the same id', async () => {
    const { startWorker, put, rows, time } = await openOutbox(on);
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

  test('stores only the name and code of an unexpected error', async () => {
    const { startWorker, put, rows } = await openOutbox(on);
    await put('a');
    const error = Object.assign(new TypeError('ama@shop.example has a secret'), { code: 'E_WRONG' });
    await startWorker(() => Promise.reject(error)).sendDue();
    expect((await rows())[0]?.last_error).toBe('TypeError E_WRONG');
  });

  test('gives up after 72 hours, lists the message, and sends it when the owner retries it', async () => {
    const { database, startWorker, put, time } = await openOutbox(on);
    await put('a', 'b');
    let isFixed = false;
    let attempts = 0;
    const worker = startWorker(async () => {
      attempts += 1;
      if (!isFixed) throw new DeliveryFailed('ETIMEDOUT', 'soon');
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

    isFixed = true;
    expect(await retryFailed(database, 'no such id', time.now)).toBe(0);
    expect(await retryFailed(database, failed[0]?.id, time.now)).toBe(1);
    await worker.sendDue();
    expect(await listFailed(database)).toHaveLength(1);
    expect(await retryFailed(database, undefined, time.now)).toBe(1);
    await worker.sendDue();
    expect(await listFailed(database)).toEqual([]);
    expect(attempts).toBe(before + 2);
  });

  test('retries what was given up within thirty days, and something older by its id', async () => {
    const { database, startWorker, put, time } = await openOutbox(on);
    const worker = startWorker(() => Promise.reject(new DeliveryFailed('550', 'never')));
    await put('old');
    await worker.sendDue();
    time.now += 30 * 24 * hour;
    await put('recent');
    await worker.sendDue();
    const [, old] = await listFailed(database);
    time.now += 1;
    expect(await retryFailed(database, undefined, time.now)).toBe(1);
    expect((await listFailed(database)).map(({ subject_id }) => subject_id)).toEqual(['old']);
    expect(await retryFailed(database, old?.id, time.now)).toBe(1);
    expect(await listFailed(database)).toEqual([]);
  });

  test('names the colleague whom a failed email was for', async () => {
    const { database, time } = await openOutbox(on);
    const { accountId } = await addPerson(database, {
      email: 'efua@sikabooks.example',
      business: 'The company',
      now: time.now,
    });
    const mail = { kind: 'mail', attempts: 1, created_at: 1, give_up_at: 1, failed_at: 1 } as const;
    await database
      .insertInto('outbox')
      .values([
        { ...mail, id: '1', template: reminderTemplates.due, subject_id: accountId },
        { ...mail, id: '2', template: publicationTemplate, subject_id: `12/${accountId}` },
        { ...mail, id: '3', template: publicationTemplate, subject_id: '12/erased' },
      ])
      .execute();
    expect((await listFailed(database)).map(({ visitor }) => visitor)).toEqual([
      ...['efua@sikabooks.example', 'efua@sikabooks.example', null],
    ]);
  });

  test('gives up immediately where a retry cannot help', async () => {
    const { database, startWorker, put, time } = await openOutbox(on);
    await put('a');
    await startWorker(() => Promise.reject(new DeliveryFailed('550', 'never'))).sendDue();
    expect(await listFailed(database)).toEqual([expect.objectContaining({ failed_at: time.now })]);
  });

  test('drops a message whose subject was erased', async () => {
    const { startWorker, put, rows } = await openOutbox(on);
    await put('a');
    await startWorker(async () => 'gone').sendDue();
    expect(await rows()).toEqual([]);
  });

  test('keeps sent messages for thirty days', async () => {
    const { database, startWorker, put, rows, time } = await openOutbox(on);
    await put('a');
    await startWorker(async () => 'delivered').sendDue();
    await tidyUp(database, time.now + 30 * 24 * hour);
    expect(await rows()).toHaveLength(1);
    await tidyUp(database, time.now + 30 * 24 * hour + 1);
    expect(await rows()).toEqual([]);
  });
});
