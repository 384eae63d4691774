import { readContact, readHours, readPlans } from '@accounting-site/content/facts/facts';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { isApprovedContent } from '@accounting-site/content/testing/approved-content';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { receiveMail } from '../../../testing/email/receive-mail.ts';
import { readMailToSalesWords } from '../leads/mail-to-sales.ts';

const path = '/api/site/demo-requests';
const ama = {
  name: 'Ama Mensah',
  email: 'ama@shop.example',
  company: 'Adom Provisions',
  phone: '024 123 4567',
  message: 'We sell rice & oil.\nWhen can you come?',
};

const words = readMailToSalesWords();
const slots = { who: `${ama.name}, ${ama.company}`, name: ama.name };
const greeting = encodeURIComponent(fillSlots(words.whatsapp_message, slots));
const { plans, deployments } = readPlans();

describe.each(databaseKinds)('the emails about a demo request on %s', (on) => {
  const open = async (environment: Record<string, string> = {}) => {
    const { mailServer, environment: toMailServer } = await receiveMail();
    const test = await buildTestApp({ on, environment: { ...toMailServer, ...environment } });
    const send = async (request: object, headers = {}) => {
      expect((await sendJson(test.app, path, request, headers)).statusCode).toBe(201);
      await test.app.outbox.sendDue();
    };
    const to = async (address: string) => {
      const mail = mailServer.mails.find((each) => each.to.includes(address));
      return mail && { ...(await PostalMime.parse(mail.message)), raw: mail };
    };
    return { ...test, mailServer, send, to };
  };

  test('are two: one to the company, one to the visitor', async () => {
    const { mailServer, send } = await open();
    await send(ama);
    const envelopes = mailServer.mails.map(({ from, to }) => [from, ...to]).sort();
    expect(envelopes).toEqual([
      ['hello@sikabooks.example', 'ama@shop.example'],
      ['hello@sikabooks.example', 'sales@sikabooks.example'],
    ]);
  });

  test('give the company all fields, and replies go to the visitor', async () => {
    const { send, to, time } = await open();
    await send(ama);
    const mail = await to('sales@sikabooks.example');
    expect(mail?.subject).toBe(fillSlots(words.subject, slots));
    expect(mail?.from).toMatchObject({ name: 'SikaBooks', address: 'hello@sikabooks.example' });
    expect(mail?.replyTo).toEqual([expect.objectContaining({ name: ama.name, address: ama.email })]);
    expect(mail?.date).toBe(new Date(time.now).toISOString());
    for (const value of [...Object.values(ama).flatMap((text) => text.split('\n')), '2 November']) {
      expect(mail?.text).toContain(value);
      expect(mail?.html).toContain(value.replace('&', '&amp;'));
    }
    const links = [...(mail?.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual([
      `https://wa.me/233241234567?text=${greeting}`,
      'tel:+233241234567',
      expect.stringMatching(/^https:\/\/www\.example\.com\/staff\/leads\?lead=[\w-]{36}$/),
    ]);
  });

  test.each([
    ...plans.map(({ id, name }) => [id, name] as const),
    ['self-hosted', deployments.self_hosted.name] as const,
  ])('tell the company the chosen plan %s', async (plan, name) => {
    const { send, to } = await open();
    await send({ ...ama, plan });
    const lines = (await to('sales@sikabooks.example'))?.text?.split(/\n+|(?<=:)\s/) ?? [];
    expect(lines[lines.indexOf(words.fields.plan) + 1]).toBe(name);
  });

  test('tell the visitor when to expect a reply, and the opening hours', async () => {
    const { send, to } = await open();
    await send(ama);
    const mail = await to(ama.email);
    const { reply_times, weekly, emergency } = readHours();
    const told = [reply_times.demo, emergency.text, ...weekly.flatMap(({ label, text }) => [label, text])];
    for (const fact of [...told, readContact().phone_display]) {
      expect(mail?.text).toContain(fact);
      expect(mail?.html).toContain(fact);
    }
    expect(mail?.replyTo).toEqual([expect.objectContaining({ address: 'sales@sikabooks.example' })]);
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    );
  });

  test.runIf(isApprovedContent)(
    'tell the visitor when the reply comes if nobody works for 24 hours',
    async () => {
      const { send, to, time } = await open();
      // A Friday evening before a closed Saturday.
      time.now = Date.parse('2026-11-06T18:00Z');
      await send(ama);
      expect((await to(ama.email))?.text).toMatch(
        /We're closed until Sunday,? 8 November, so this time you'll hear from us that day\./,
      );
      time.now = Date.parse('2026-11-09T10:00Z');
      await send({ ...ama, email: 'kofi@shop.example' });
      expect((await to('kofi@shop.example'))?.text).not.toContain('closed until');
    },
  );

  test('repeat no typed text to an address that may be a stranger’s', async () => {
    const { send, to } = await open();
    const words = ['Buy', 'pills', 'spam.example', '0551'];
    await send({
      name: 'Buy at spam.example',
      email: 'stranger@shop.example',
      company: 'pills',
      phone: '0551 234 567',
      message: 'Buy pills at https://spam.example',
    });
    const mail = await to('stranger@shop.example');
    expect(mail?.subject).not.toBe('');
    for (const word of words) expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain(word);
  });

  test('go to the company only, and say so, when the request is suspected', async () => {
    const { mailServer, send, to } = await open();
    await send({ ...ama, website: 'https://spam.example' });
    expect(mailServer.mails).toHaveLength(1);
    const mail = await to('sales@sikabooks.example');
    expect(mail?.subject).toBe(fillSlots(words.subject_suspected, slots));
    expect(mail?.text).toContain(words.suspected);
  });

  test('are sent once for a request that was sent twice', async () => {
    const { mailServer, send } = await open();
    const key = { 'idempotency-key': '0123456789abcdef' };
    await send(ama, key);
    await send(ama, key);
    expect(mailServer.mails).toHaveLength(2);
  });

  test('are not sent for a request that was refused', async () => {
    const { app, database, mailServer } = await open();
    for (let index = 0; index < 6; index += 1) {
      await sendJson(app, path, { ...ama, message: `number ${index}` });
    }
    await app.outbox.sendDue();
    expect(mailServer.mails).toHaveLength(10);
    expect(await database.selectFrom('outbox').selectAll().execute()).toHaveLength(10);
  });

  test('are not sent after the request was erased', async () => {
    const { app, database, mailServer } = await open();
    await sendJson(app, path, ama);
    await database.deleteFrom('demo_requests').execute();
    await app.outbox.sendDue();
    expect(mailServer.mails).toEqual([]);
    expect(await database.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('leave no personal data in the outbox or the log', async () => {
    const { app, database, mailServer, log } = await open();
    mailServer.become('refuses receivers');
    await sendJson(app, path, ama);
    await app.outbox.sendDue();
    const outbox = await database.selectFrom('outbox').selectAll().execute();
    expect(outbox.map(({ last_error }) => last_error)).toEqual(Array(2).fill(expect.stringMatching(/550/)));
    for (const value of Object.values(ama)) {
      expect(JSON.stringify(outbox)).not.toContain(value);
      expect(log.join('')).not.toContain(value);
    }
  });

  test('are retried when the company’s own address is refused, but not the visitor’s', async () => {
    const { app, database, mailServer, time } = await open();
    mailServer.become('refuses receivers');
    await sendJson(app, path, ama);
    await app.outbox.sendDue();
    const rows = await database
      .selectFrom('outbox')
      .select(['template', 'failed_at', 'next_attempt_at'])
      .orderBy('template')
      .execute();
    expect(rows).toEqual([
      { template: 'demo-request-to-sales', failed_at: null, next_attempt_at: expect.any(Number) },
      { template: 'demo-request-to-visitor', failed_at: time.now, next_attempt_at: null },
    ]);
    expect((rows[0]?.next_attempt_at ?? 0) - time.now).toBeGreaterThan(20 * 60_000);
  });

  test('reach the company when the visitor’s address is not ASCII', async () => {
    const { send, to } = await open();
    await send({ ...ama, email: 'ɛsi@shop.example' });
    const mail = await to('sales@sikabooks.example');
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.text).toContain('ɛsi@shop.example');
  });
});
