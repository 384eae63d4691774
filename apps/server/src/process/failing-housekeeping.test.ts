import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { day } from '../clock.ts';
import { addNote } from '../features/site/leads/change-lead.ts';
import { tidyUp, tidyUpHourly } from '../process/housekeeping.ts';
import { publicationTemplate } from '../releases/tell-team.ts';
import { bothDatabases, freshDatabase } from '../testing/database/fresh-database.ts';

const now = Date.UTC(2026, 10, 2, 9);
const retention = { leads: 730, registrations: 30, audit: 400 };

describe.each(bothDatabases)('housekeeping on %s', (on) => {
  test('goes on after a step that fails, and logs each of these steps', async () => {
    const { database } = await freshDatabase(on);
    const lines: string[] = [];
    const log = pino({}, { write: (line) => void lines.push(line) });
    const lead = { name: 'Ama', email: 'ama@shop.example', received_at: 1, suspected: 0, phone: '' };
    await database
      .insertInto('demo_requests')
      .values(
        [lead, { ...lead, received_at: now - 2 * day }].map((each, at) => ({
          ...each,
          id: ['old', 'recent'][at] ?? '',
          company: '',
          message: '',
          idempotency_key: null,
        })),
      )
      .execute();
    // One of the first steps, and one of the last.
    await database.schema.dropTable('known_devices').execute();
    await database.schema.dropTable('article_feedback').execute();
    const timers = vi.spyOn(globalThis, 'setInterval');
    const stop = tidyUpHourly({ database, clock: () => now, retention }, log);
    const [run] = timers.mock.lastCall ?? [];
    timers.mockRestore();
    stop();
    run?.();
    await vi.waitFor(() => expect(lines).toHaveLength(3), { timeout: 20_000, interval: 20 });
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      ['known_devices', 'article_feedback', 'feedback'].map((step) =>
        expect.objectContaining({ step, msg: 'could not tidy up', err: expect.anything() }),
      ),
    );
    expect(await database.selectFrom('demo_requests').select('id').execute()).toEqual([{ id: 'recent' }]);
  });

  test('deletes failed webhooks after thirty days, and names their leads in the log', async () => {
    const { database } = await freshDatabase(on);
    const lead = { id: 'lead', name: 'Ama', email: 'ama@shop.example', received_at: now, suspected: 0 };
    await database
      .insertInto('demo_requests')
      .values({ ...lead, phone: '', company: '', message: '', idempotency_key: null })
      .execute();
    const source = { at: now, request: 'command line' } as const;
    await addNote(database, 'lead', { text: 'Asked again', key: 'k' }, source);
    const event = await database.selectFrom('lead_events').select('id').executeTakeFirstOrThrow();
    const webhook = { kind: 'webhook', attempts: 9, give_up_at: now, created_at: now } as const;
    await database
      .insertInto('outbox')
      .values([
        { ...webhook, id: 'a', template: 'lead', subject_id: 'lead', failed_at: now },
        { ...webhook, id: 'b', template: 'asked again', subject_id: event.id, failed_at: now },
        { ...webhook, id: 'c', template: 'waiting', subject_id: 'lead', next_attempt_at: now },
        { ...webhook, id: 'd', kind: 'mail', template: 'mail', subject_id: 'lead', failed_at: now },
      ])
      .execute();
    const lines: string[] = [];
    const log = pino({}, { write: (line) => void lines.push(line) });
    const left = async (at: number) => {
      await tidyUp(database, at, retention, log);
      return (await database.selectFrom('outbox').select('id').orderBy('id').execute()).map(({ id }) => id);
    };
    expect(await left(now + 30 * day)).toEqual(['a', 'b', 'c', 'd']);
    expect(lines).toEqual([]);
    expect(await left(now + 30 * day + 1)).toEqual(['c', 'd']);
    expect(lines.map((line) => JSON.parse(line).lead)).toEqual(['lead', 'lead']);
    expect(lines.join('')).not.toMatch(/Ama|shop\.example/);
  });

  test('deletes failed emails about publications after a week', async () => {
    const { database } = await freshDatabase(on);
    const message = { kind: 'mail', template: publicationTemplate, attempts: 9, give_up_at: now } as const;
    await database
      .insertInto('outbox')
      .values({ ...message, id: 'm', subject_id: '1/account', created_at: now, failed_at: now })
      .execute();
    const left = async (at: number) => {
      await tidyUp(database, at, retention);
      return (await database.selectFrom('outbox').select('id').execute()).length;
    };
    expect([await left(now + 7 * day), await left(now + 7 * day + 1)]).toEqual([1, 0]);
  });
});
