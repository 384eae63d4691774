import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { sendJson, sendPlainForm } from '../../../testing/app/send-form.ts';
import { bothDatabases } from '../../../testing/database/fresh-database.ts';
import { signInAs } from '../../../testing/sign-in/sign-in-as.ts';

const forms = ['/api/site/demo-requests', '/api/site/call-requests'] as const;
const list = '/api/site/staff/leads';
const key = '0123456789abcdef';
const header = { 'idempotency-key': key };
const ama = { name: 'Ama', phone: '024 123 4567', email: 'ama@shop.example' };
const kofi = { name: 'Kofi', phone: '020 123 4567', source: 'visit' };
const esi = { name: 'Esi', phone: '020 765 4321', source: 'visit' };

describe.each(bothDatabases)('an idempotency key on %s', (on) => {
  const open = async () => {
    const test = await buildTestApp({ on });
    const { app, database } = test;
    const browser = await signInAs(test, 'staff');
    const admin = await signInAs(test, 'admin');
    const names = async () =>
      (await database.selectFrom('demo_requests').select('name').orderBy('name').execute()).map(
        ({ name }) => name,
      );
    const events = async () =>
      (await database.selectFrom('lead_events').select(['kind', 'text']).execute()).filter(
        ({ kind }) => kind !== 'added',
      );
    return { app, browser, admin, names, events };
  };

  test('belongs to one form', async () => {
    const { app, names } = await open();
    const [demo, call] = [
      await sendJson(app, forms[0], ama, header),
      await sendJson(app, forms[1], kofi, header),
    ];
    expect([demo.statusCode, call.statusCode]).toEqual([201, 201]);
    expect(call.json().id).not.toBe(demo.json().id);
    expect(await names()).toEqual(['Ama', 'Kofi']);
    expect((await sendJson(app, forms[0], ama, header)).body).toBe(demo.body);
    expect((await sendJson(app, forms[1], kofi, header)).body).toBe(call.body);
    expect(await names()).toEqual(['Ama', 'Kofi']);
  });

  test('identifies a plain form that the service worker sends again as JSON', async () => {
    const { app, names } = await open();
    expect((await sendPlainForm(app, forms[0], ama, header)).statusCode).toBe(303);
    expect((await sendJson(app, forms[0], ama, header)).statusCode).toBe(201);
    expect(await names()).toEqual(['Ama']);
  });

  test('of staff belongs to their account, and not to a form', async () => {
    const { app, browser, admin, names } = await open();
    await sendJson(app, forms[0], ama, header);
    for (const _time of ['first', 'again']) {
      expect((await browser.send('POST', list, kofi, header)).json().lead.name).toBe('Kofi');
      expect((await admin.send('POST', list, esi, header)).json().lead.name).toBe('Esi');
    }
    expect(await names()).toEqual(['Ama', 'Esi', 'Kofi']);
  });

  test('of a change and of a note belongs to their lead', async () => {
    const { browser, admin, events } = await open();
    const first = (await browser.send('POST', list, kofi, header)).json().lead.id;
    const second = (await browser.send('POST', list, esi, { 'idempotency-key': 'another-key' })).json().lead
      .id;
    for (const _time of ['first', 'again']) {
      for (const id of [first, second]) {
        await browser.send('POST', `${list}/${id}/notes`, { text: 'From staff' }, header);
        await browser.send('PUT', `${list}/${id}`, { nextStep: 'Call' }, header);
      }
      await admin.send('POST', `${list}/${first}/notes`, { text: 'From an admin' }, header);
    }
    expect((await events()).map(({ text }) => text).sort()).toEqual([
      ...['Call', 'Call', 'From an admin', 'From staff', 'From staff'],
    ]);
  });

  test.each(['short', 'x'.repeat(101), 'with a space', 'a:colon:key', 'ɛ-ɛ-ɛ-ɛ-ɛ'])(
    'that is no key, %j, is refused from a script, and ignored with a plain form',
    async (wrong) => {
      const { app, browser, names } = await open();
      const sent = { 'idempotency-key': Buffer.from(wrong).toString('latin1') };
      const message = expect.stringContaining('8 to 100 letters, digits');
      for (const answer of [
        await sendJson(app, forms[0], ama, sent),
        await sendJson(app, forms[1], kofi, sent),
        await browser.send('POST', list, esi, sent),
      ]) {
        expect(answer.statusCode).toBe(422);
        expect(answer.json()).toMatchObject({ message, errors: [{ field: 'Idempotency-Key', message }] });
      }
      expect(await names()).toEqual([]);
      expect((await sendPlainForm(app, forms[0], ama, sent)).statusCode).toBe(303);
      expect(await names()).toEqual(['Ama']);
    },
  );
});
