import { phoneInvalid } from '@accounting-site/contract/fields/validation-messages';
import type { LeadRecord } from '@accounting-site/contract/staff/staff-leads';
import { describe, expect, test } from 'vitest';
import { minute } from '../../../clock.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { bothDatabases } from '../../../testing/database/fresh-database.ts';
import { signInAs } from '../../../testing/sign-in/sign-in-as.ts';
import { leadEvent } from './lead-webhook.ts';
import { alertOfWaiting } from './remind-staff.ts';

const list = '/api/site/staff/leads';
const ama = { name: 'Ama Mensah', phone: '024 123 4567', source: 'whatsapp' };
const secret = Buffer.from('a secret of at least twenty-four bytes').toString('base64');

describe.each(bothDatabases)('a lead that staff enter on %s', (on) => {
  const open = async (environment = {}) => {
    const test = await buildTestApp({ on, environment });
    const browser = await signInAs(test, 'staff');
    let last = 0;
    const add = (body: object, key = `lead-key-${++last}`) =>
      browser.send('POST', list, body, { 'idempotency-key': key });
    const stored = () => test.database.selectFrom('demo_requests').selectAll().execute();
    const outbox = () => test.database.selectFrom('outbox').select(['kind', 'template']).execute();
    return { ...test, browser, add, stored, outbox };
  };

  test('belongs to the person who entered it, is due by the promise, and sends no email', async () => {
    const { add, stored, outbox } = await open();
    const typed = { company: 'Adom', email: 'Ama@Shop.example', plan: 'annually', message: 'Two\r\nshops' };
    const answer = await add({ ...ama, ...typed });
    expect(answer.statusCode).toBe(201);
    const { lead, events, messages }: LeadRecord = answer.json();
    expect(lead).toMatchObject({
      ...{ ...ama, ...typed, message: 'Two\nshops' },
      ...{ kind: 'added', stage: 'new', suspected: false, owner: { name: 'staff' } },
      ...{ phoneDigits: '233241234567', dueAt: '2026-11-03T09:00:00.000Z', answeredAt: null },
    });
    expect(events).toMatchObject([{ kind: 'added', text: '', by: { name: 'staff' } }]);
    expect([messages, await outbox()]).toEqual([[], []]);
    expect(await stored()).toMatchObject([{ phone_number: '+233241234567', privacy_version: '' }]);
  });

  test('is posted to the webhook, and names how the person came', async () => {
    const environment = { LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/leads', LEADS_WEBHOOK_SECRET: secret };
    const { add, outbox, database } = await open(environment);
    const { lead } = (await add(ama)).json();
    expect(await outbox()).toEqual([{ kind: 'webhook', template: 'demo-request-webhook' }]);
    expect(await leadEvent(database, lead.id)).toMatchObject({
      type: 'lead.added',
      data: { ...ama, id: lead.id, kind: 'added', suspected: false, owner: 'staff@sikabooks.example' },
    });
  });

  test('causes no alert that it waits, because its owner knows of it', async () => {
    const { add, database, time } = await open();
    await add(ama);
    expect(await alertOfWaiting(database, time.now + 20 * 60 * minute)).toBe(false);
  });

  test('is not suspected after one of this number that was closed as spam', async () => {
    const { app, add, database } = await open();
    await sendJson(app, '/api/site/call-requests', { name: 'Ama', phone: ama.phone });
    const spam = { stage: 'lost', lost_reason: 'spam' } as const;
    await database.updateTable('demo_requests').set(spam).execute();
    expect((await add(ama)).json().lead.suspected).toBe(false);
  });

  test('has no plan if the price list does not have it', async () => {
    const { add } = await open();
    expect((await add({ ...ama, plan: 'old' })).json().lead.plan).toBe('');
  });

  test.each<[body: object, ...errors: [field: string, message: string][]]>([
    [{}, ['name', 'Full name is required'], ['source', 'Please choose how they came to us']],
    [{ name: 'Ama', source: 'visit' }, ['phone', 'Please enter a phone number or an email address']],
    [{ ...ama, phone: '024 123' }, ['phone', phoneInvalid]],
    [{ ...ama, email: 'ama@' }, ['email', 'Please enter a valid email']],
    [{ ...ama, source: 'facebook' }, ['source', 'Please choose how they came to us']],
    [{ ...ama, company: 'x'.repeat(161) }, ['company', 'Company name must be 160 characters or fewer']],
  ])('of %j is refused', async (body, ...errors) => {
    const { add, stored } = await open();
    const answer = await add(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(errors.map(([field, message]) => ({ field, message })));
    expect(await stored()).toEqual([]);
  });

  test('is stored once, however often the same request arrives', async () => {
    const { add, browser, stored, database } = await open();
    const answers = await Promise.all([1, 2, 3].map(() => add(ama, 'the-same-key')));
    const ids = answers.map((answer) => answer.json().lead.id);
    expect([answers.map(({ statusCode }) => statusCode), new Set(ids).size]).toEqual([[201, 201, 201], 1]);
    // Without a key, the same content is the same lead.
    const efua = { ...ama, name: 'Efua', phone: '020 123 4567' };
    for (const _time of ['first', 'again']) await browser.send('POST', list, efua);
    expect(await stored()).toHaveLength(2);
    const audited = database.selectFrom('audit_events').select(['event', 'detail']);
    expect(
      await audited.where('event', '=', 'lead added').where('detail', '=', ids[0]).execute(),
    ).toHaveLength(1);
  });

  test.each([
    ['number', { phone: '+233 24 123 4567', email: 'efua@shop.example' }],
    ['email address', { phone: '', email: 'AMA@shop.example' }],
  ])('with the %s of an open lead is stored only if that is wanted', async (_what, same) => {
    const { app, add, stored } = await open();
    const sent = { name: 'Ama', email: 'Ama@shop.example', phone: '024 123 4567' };
    const { id } = (await sendJson(app, '/api/site/demo-requests', sent)).json();
    const second = { ...ama, ...same };
    const refused = await add(second);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ instance: `/staff/leads?lead=${id}` });
    expect(refused.body).not.toContain('shop.example');
    expect(await stored()).toHaveLength(1);
    expect((await add({ ...second, anyway: true })).statusCode).toBe(201);
    expect(await stored()).toHaveLength(2);
  });

  test('is a new one for a former customer, and for someone who shares nothing with an open lead', async () => {
    const { browser, add } = await open();
    const { lead } = (await add(ama)).json();
    await browser.send('PUT', `${list}/${lead.id}`, { stage: 'won' });
    expect((await add(ama)).statusCode).toBe(201);
    expect((await add({ ...ama, phone: '', email: 'efua@shop.example' })).statusCode).toBe(201);
    expect((await add({ ...ama, phone: '020 123 4567' })).statusCode).toBe(201);
  });

  test('the second of two people who enter the same person sees the first lead', async () => {
    const { add, stored } = await open();
    const answers = await Promise.all([add(ama), add({ ...ama, name: 'Ama', email: 'ama@shop.example' })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await stored()).toHaveLength(1);
  });

  test('is found, filtered and downloaded like every lead', async () => {
    const { add, browser } = await open();
    await add(ama);
    const found = async (query: string) =>
      (await browser.send('GET', `${list}?${query}`)).json().leads.map(({ name }: { name: string }) => name);
    expect(await found('kind=added&source=whatsapp&text=0241234567')).toEqual([ama.name]);
    expect(await found('kind=demo')).toEqual([]);
    expect((await browser.send('GET', `${list}.csv`)).body).toContain('"added","new","","Ama Mensah"');
  });
});
