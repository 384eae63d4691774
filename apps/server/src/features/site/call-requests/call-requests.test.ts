import { phoneInvalid } from '@accounting-site/contract/fields/validation-messages';
import { describe, expect, test } from 'vitest';
import { day, hour, minute } from '../../../clock.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { sendJson, sendPlainForm } from '../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { adoptLeads } from '../leads/adopt-leads.ts';
import { readPromise } from '../leads/answer-promise.ts';

const path = '/api/site/call-requests';
const ama = { name: 'Ama Mensah', phone: '024 123 4567' };
const number = '+233241234567';

describe.each(databaseKinds)('a request for a call on %s', (on) => {
  const open = async () => {
    const { database, ...test } = await buildTestApp({ on });
    const stored = () => database.selectFrom('demo_requests').selectAll().orderBy('received_at').execute();
    const events = () => database.selectFrom('lead_events').selectAll().orderBy('at').execute();
    const send = async (request: object, headers = {}) => {
      const answer = await sendJson(test.app, path, request, headers);
      expect(answer.statusCode).toBe(201);
      return answer.json();
    };
    return { ...test, database, stored, events, send };
  };

  test('is stored as a lead, with its number in international form, and due by the promise', async () => {
    const { stored, send, time } = await open();
    const from = { page: '/pricing', button: 'Call me', campaign: 'harmattan', first_page: '/' };
    const answer = await send({ ...ama, best_time: 'after 4', plan: 'annually', ...from });
    const { dueAt, privacyVersion } = readPromise();
    expect(await stored()).toEqual([
      expect.objectContaining({
        ...ama,
        ...from,
        ...{ id: answer.id, kind: 'call', email: '', phone_number: number, best_time: 'after 4' },
        ...{ plan: 'annually', due_at: dueAt(time.now), privacy_version: privacyVersion },
      }),
    ]);
    expect(answer.receivedAt).toBe(new Date(time.now).toISOString());
  });

  test.each([
    [{}, 'Full name is required', 'Phone number is required'],
    [{ name: 'Ama', phone: '024 123' }, phoneInvalid],
    [{ name: 'Ama', phone: '024 123 4567 or 020' }, phoneInvalid],
  ])('of %j is refused', async (request, ...messages) => {
    const { app, stored } = await open();
    const answer = await sendJson(app, path, request);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.map(({ message }: { message: string }) => message)).toEqual(messages);
    expect(await stored()).toEqual([]);
  });

  test('sent again with its key is one lead with one response, also concurrently', async () => {
    const { app, stored, events } = await open();
    const key = { 'idempotency-key': '0123456789abcdef' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendJson(app, path, ama, key)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect([await stored(), await events()].map(({ length }) => length)).toEqual([1, 0]);
  });

  test('sent again with its key after a demo request of the number gets its first response', async () => {
    const { app, stored, events, send, time } = await open();
    const key = { 'idempotency-key': '0123456789abcdef' };
    const first = await send(ama, key);
    time.now += minute;
    await sendJson(app, '/api/site/demo-requests', { ...ama, email: 'ama@shop.example' });
    expect(await send(ama, key)).toEqual(first);
    expect([await stored(), await events()].map(({ length }) => length)).toEqual([2, 0]);
  });

  test('of a number that asked within a day is joined, with everything that was typed', async () => {
    const { app, stored, events, send, time } = await open();
    const first = await send(ama);
    time.now += day - hour;
    const key = { 'idempotency-key': '0123456789abcdef' };
    const again = { name: 'Ama M.', phone: '+233 24 123 4567', best_time: 'now', page: '/contact' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendJson(app, path, again, key)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const answer = answers[0]?.json();
    expect(answer).toEqual({ id: expect.any(String), receivedAt: new Date(time.now).toISOString() });
    expect(answer.id).not.toBe(first.id);
    expect(await stored()).toEqual([expect.objectContaining({ id: first.id, name: ama.name })]);
    expect(await events()).toEqual([
      expect.objectContaining({ lead_id: first.id, kind: 'asked again', account_id: null }),
    ]);
    const [event] = await events();
    expect(event?.text).toBe('Name: Ama M.\nPhone: +233 24 123 4567\nBest time (GMT): now\nPage: /contact');
    time.now += 2 * hour;
    await send({ ...ama, best_time: 'tomorrow' });
    expect(await stored()).toHaveLength(2);
  });

  test('is joined to another that arrives at the same time', async () => {
    const { app, stored, events } = await open();
    const send = (at: number) =>
      sendJson(app, path, { ...ama, best_time: `${at}` }, { 'idempotency-key': `at-the-same-time-${at}` });
    const answers = await Promise.all([1, 2, 3, 4].map(send));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect([await stored(), await events()].map(({ length }) => length)).toEqual([1, 3]);
  });

  test('is joined to a demo request with the same number', async () => {
    const { app, stored, send } = await open();
    await sendJson(app, '/api/site/demo-requests', { ...ama, email: 'ama@shop.example' });
    await send({ ...ama, phone: '+233241234567' });
    expect(await stored()).toEqual([expect.objectContaining({ kind: 'demo' })]);
  });

  test.each([
    ['new', { stage: 'new' }, 'new', 'the first'],
    ['contacted', { stage: 'contacted', due_at: null }, 'contacted', 'again'],
    ['with a far next step', { stage: 'demo held', due_at: Date.UTC(2030, 0, 1) }, 'demo held', 'again'],
    ['lost', { stage: 'lost', lost_reason: 'no answer', due_at: null, answered_at: 1 }, 'new', 'again'],
  ] as const)('joined to a lead that is %s makes it due', async (_, change, stage, due) => {
    const { database, stored, send, time } = await open();
    const { dueAt } = readPromise();
    const first = await send(ama);
    const promised = dueAt(time.now);
    await database.updateTable('demo_requests').set(change).execute();
    time.now += 20 * hour;
    const again = await send({ ...ama, best_time: 'now' });
    // The response must not reveal that the number is known.
    for (const { id } of [first, again]) expect(id).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    const due_at = due === 'again' ? dueAt(time.now) : promised;
    await adoptLeads(database, readPromise);
    expect(await stored()).toEqual([expect.objectContaining({ stage, due_at, lost_reason: '' })]);
  });

  test('is not joined to a suspected or a won lead, nor to one of another number', async () => {
    const { database, stored, events, send } = await open();
    await send({ ...ama, website: 'https://spam.example' });
    await send(ama);
    await database.updateTable('demo_requests').set({ stage: 'won' }).execute();
    await send({ ...ama, best_time: 'now' });
    await send({ ...ama, phone: '020 123 4567' });
    expect((await stored()).map(({ suspected }) => suspected).sort()).toEqual([0, 0, 0, 1]);
    await send({ ...ama, website: 'https://spam.example', best_time: 'never' });
    expect([await stored(), await events()].map(({ length }) => length)).toEqual([5, 0]);
  });

  test('is not joined to a lead that was closed as spam, and is suspected for 30 days', async () => {
    const { database, stored, events, send, time } = await open();
    await send(ama);
    const spam = { stage: 'lost', lost_reason: 'spam' } as const;
    await database.updateTable('demo_requests').set(spam).execute();
    await send({ ...ama, best_time: 'now' });
    await send({ ...ama, phone: '020 123 4567' });
    expect((await stored()).map(({ stage, suspected }) => `${stage} ${suspected}`).sort()).toEqual([
      ...['lost 0', 'new 0', 'new 1'],
    ]);
    time.now += 30 * day;
    await send({ ...ama, best_time: 'later' });
    expect((await stored()).at(-1)).toMatchObject({ best_time: 'later', suspected: 0 });
    expect(await events()).toEqual([]);
  });

  test('is limited to five an hour for one number, in any spelling', async () => {
    const { app, stored, events, send, time } = await open();
    for (let at = 0; at < 5; at += 1) await send({ ...ama, best_time: `at ${at}` });
    const refused = await sendJson(app, path, { ...ama, phone: '+233 241234567', best_time: 'at 6' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    await send({ ...ama, best_time: 'at 0' }, {});
    await send({ ...ama, phone: '020 123 4567' });
    time.now += hour;
    await send({ ...ama, best_time: 'at 7' });
    expect([await stored(), await events()].map(({ length }) => length)).toEqual([2, 5]);
  });

  test('is limited to thirty an hour for one network', async () => {
    const { app, stored } = await open();
    const statuses = [];
    for (let at = 10; at < 42; at += 1) {
      statuses.push((await sendJson(app, path, { ...ama, phone: `024 123 45${at}` })).statusCode);
    }
    expect(statuses).toEqual([...Array(30).fill(201), 429, 429]);
    expect(await stored()).toHaveLength(30);
  });

  test('from a plain form redirects, or is shown again with its errors and all its values', async () => {
    const { app, stored } = await open();
    const sent = await sendPlainForm(app, path, { ...ama, page: '/pricing' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/call-request/sent']);
    await sendPlainForm(app, path, { ...ama, page: '/pricing' });
    expect(await stored()).toEqual([expect.objectContaining({ page: '/pricing' })]);
    const refused = await sendPlainForm(app, path, { name: '<Ama>', phone: '12', page: '/pricing' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(`<li><a href="#phone">${phoneInvalid}</a></li>`);
    expect(refused.body).toContain('value="&lt;Ama&gt;"');
    expect(refused.body).toContain('<input type="hidden" name="page" value="/pricing">');
  });
});
