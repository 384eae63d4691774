import { phoneInvalid } from '@accounting-site/contract/fields/validation-messages';
import { describe, expect, test } from 'vitest';
import { hour } from '../../../clock.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { sendJson, sendPlainForm } from '../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';

const path = '/api/site/demo-requests';
const ama = { name: 'Ama Mensah', email: 'ama@shop.example' };

describe.each(databaseKinds)('a demo request on %s', (on) => {
  const open = async () => {
    const { database, ...test } = await buildTestApp({ on });
    const stored = () => database.selectFrom('demo_requests').selectAll().orderBy('received_at').execute();
    return { ...test, database, stored };
  };

  test('is stored and then acknowledged', async () => {
    const { app, stored, time } = await open();
    const sent = { ...ama, company: 'Shop', phone: '024 123 4567', message: 'Hello\r\nthere' };
    const answer = await sendJson(app, path, sent);
    expect(answer.statusCode).toBe(201);
    const [request, ...more] = await stored();
    expect(more).toEqual([]);
    expect(answer.json()).toEqual({ id: request?.id, receivedAt: new Date(time.now).toISOString() });
    expect(request).toMatchObject({ ...sent, message: 'Hello\nthere', suspected: 0, received_at: time.now });
  });

  test('requires only a full name and a business email', async () => {
    const { app, stored } = await open();
    expect((await sendJson(app, path, ama)).statusCode).toBe(201);
    expect(await stored()).toEqual([expect.objectContaining({ company: '', phone: '', message: '' })]);
    const refused = await sendJson(app, path, { phone: 'call me' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual([
      { field: 'name', message: 'Full name is required' },
      { field: 'email', message: 'Business email is required' },
      { field: 'phone', message: phoneInvalid },
    ]);
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    ['annually', 'annually'],
    ['self-hosted', 'self-hosted'],
    ['no-such-plan', ''],
    ['', ''],
  ])('with the plan %j is stored with %j', async (plan, kept) => {
    const { app, stored } = await open();
    expect((await sendJson(app, path, { ...ama, plan })).statusCode).toBe(201);
    expect((await sendPlainForm(app, path, { ...ama, message: 'without script', plan })).statusCode).toBe(
      303,
    );
    expect((await stored()).map((request) => request.plan)).toEqual([kept, kept]);
  });

  test('sent twice with one key is one request, also concurrently', async () => {
    const { app, stored } = await open();
    const key = { 'idempotency-key': '0123456789abcdef' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendJson(app, path, ama, key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    await sendJson(app, path, ama, { 'idempotency-key': 'fedcba9876543210' });
    expect(await stored()).toHaveLength(2);
  });

  test('sent twice without a key is one request within the hour', async () => {
    const { app, stored, time } = await open();
    await sendPlainForm(app, path, ama);
    await sendPlainForm(app, path, ama);
    await sendPlainForm(app, path, { ...ama, message: 'and one more thing' });
    expect(await stored()).toHaveLength(2);
    time.now += hour;
    await sendPlainForm(app, path, ama);
    expect(await stored()).toHaveLength(3);
  });

  test('with its honeypot filled in is acknowledged as usual and stored as suspected', async () => {
    const { app, stored } = await open();
    const answer = await sendJson(app, path, { ...ama, website: 'https://spam.example' });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([201, ['id', 'receivedAt']]);
    expect(await stored()).toEqual([expect.objectContaining({ suspected: 1 })]);
  });

  test('of an address whose request was closed as spam is suspected, and the visitor gets no email', async () => {
    const { app, database, stored, time } = await open();
    await sendJson(app, path, { ...ama, email: 'AMA@Shop.example' });
    const spam = { stage: 'lost', lost_reason: 'spam' } as const;
    await database.updateTable('demo_requests').set(spam).execute();
    await database.deleteFrom('outbox').execute();
    time.now += 1;
    const answer = await sendJson(app, path, { ...ama, email: 'AMA@SHOP.example' });
    expect(answer.statusCode).toBe(201);
    expect((await stored()).map(({ suspected }) => suspected)).toEqual([0, 1]);
    const emails = await database.selectFrom('outbox').select('template').execute();
    expect(emails).toEqual([{ template: 'demo-request-to-sales' }]);
  });

  test('is limited to five an hour for one address, in any letter case', async () => {
    const { app, stored, time } = await open();
    const send = (index: number, email = ama.email) =>
      sendJson(app, path, { ...ama, email, message: `number ${index}` });
    for (let index = 0; index < 5; index += 1) expect((await send(index)).statusCode).toBe(201);
    const refused = await send(6, ama.email.toUpperCase());
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect(refused.json().message).toBe(
      'Too many forms came from you or your network. Wait 60 minutes and send it again, or call us.',
    );
    expect((await send(0)).statusCode).toBe(201);
    expect(await stored()).toHaveLength(5);
    expect((await send(7, 'kofi@shop.example')).statusCode).toBe(201);
    time.now += hour;
    expect((await send(8)).statusCode).toBe(201);
  });

  test('is limited to thirty an hour for one network', async () => {
    const { app, stored } = await open();
    const statuses = [];
    for (let index = 0; index < 32; index += 1) {
      const answer = await sendJson(app, path, { ...ama, email: `person${index}@shop.example` });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array(30).fill(201), 429, 429]);
    expect(await stored()).toHaveLength(30);
  });

  test('keeps all printable characters, and none that could become an email header', async () => {
    const { app, stored } = await open();
    const message = "Ɛte sɛn? ₵ 漢字 🛒 <script>alert(1)</script> '; drop table accounts; --";
    const name = 'Ama\r\nBcc: everyone@shop.example\u0000';
    expect((await sendJson(app, path, { ...ama, name, message })).statusCode).toBe(201);
    expect(await stored()).toEqual([
      expect.objectContaining({ message, name: 'Ama Bcc: everyone@shop.example' }),
    ]);
  });

  test('from a plain form redirects to a confirmation page', async () => {
    const { app, stored } = await open();
    const answer = await sendPlainForm(app, path, {
      ...ama,
      company: '',
      phone: '',
      message: '',
      website: '',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/demo-request/sent']);
    expect(await stored()).toHaveLength(1);
  });

  test('from a plain form is shown again with its errors and all its values', async () => {
    const { app, stored } = await open();
    const typed = { name: '"Ama" <b>', email: 'ama@', message: '\nTwo\nlines & more', phone: '' };
    const answer = await sendPlainForm(app, path, {
      ...typed,
      idempotency_key: 'abcdefgh',
      plan: 'annually',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; object-src 'none'; style-src 'sha256-/,
    );
    expect(answer.body).toContain('<li><a href="#email">Please enter a valid email</a></li>');
    expect(answer.body).toContain('value="&quot;Ama&quot; &lt;b&gt;"');
    expect(answer.body).toContain(
      '<textarea id="message" name="message">\n\nTwo\nlines &amp; more</textarea>',
    );
    expect(answer.body).toContain('<input type="hidden" name="idempotency_key" value="abcdefgh">');
    expect(answer.body).toContain('<input type="hidden" name="plan" value="annually">');
    expect(answer.body).toMatch(/<input type="email" id="email"[^>]* aria-describedby="email-problem"/);
    expect(answer.body).toMatch(/<input type="tel"[^>]* autocomplete="tel"/);
    expect(await stored()).toEqual([]);
  });
});
