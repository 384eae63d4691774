import { describe, expect, test } from 'vitest';
import { day } from '../../../clock.ts';
import { tidyUp } from '../../../process/housekeeping.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { bothDatabases } from '../../../testing/database/fresh-database.ts';
import { adoptLeads } from './adopt-leads.ts';
import { readPromise } from './answer-promise.ts';

describe.each(bothDatabases)('suspected leads on %s', (on) => {
  test('that are still new are deleted after 30 days, with their messages', async () => {
    const { app, database, time } = await buildTestApp({ on });
    const sent = time.now;
    for (const [name, website] of [
      ['bot', 'x'],
      ['contacted', 'x'],
      ['noted', 'x'],
      ['person', ''],
    ]) {
      const request = { name, email: `${name}@shop.example`, website };
      expect((await sendJson(app, '/api/site/demo-requests', request)).statusCode).toBe(201);
    }
    const set = (name: string, columns: object) =>
      database.updateTable('demo_requests').set(columns).where('name', '=', name).execute();
    await set('contacted', { stage: 'contacted' });
    const noted = database.selectFrom('demo_requests').select('id').where('name', '=', 'noted');
    const { id: lead_id } = await noted.executeTakeFirstOrThrow();
    await database
      .insertInto('lead_events')
      .values({
        id: 'n',
        lead_id,
        at: sent,
        account_id: null,
        kind: 'note',
        text: 'Real',
        idempotency_key: null,
      })
      .execute();
    const seat = { webinar_id: 'w', registered_at: sent, occurrence_start: sent + 60 * day, suspected: 1 };
    await database
      .insertInto('webinar_registrations')
      .values({ id: 'r', name: 'seat', email: 'seat@shop.example', ...seat })
      .execute();
    await adoptLeads(database, readPromise);
    const left = async (now: number) => {
      await tidyUp(database, now);
      const leads = await database.selectFrom('demo_requests').select('name').orderBy('name').execute();
      const messages = await database.selectFrom('outbox').select('id').execute();
      return [leads.map(({ name }) => name).join(), messages.length];
    };
    expect(await left(sent + 30 * day)).toEqual(['bot,contacted,noted,person,seat', 5]);
    expect(await left(sent + 30 * day + 1)).toEqual(['contacted,noted,person,seat', 4]);
  });
});
