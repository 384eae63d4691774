import { describe, expect, test, vi } from 'vitest';
import { hour, minute } from '../clock.ts';
import { listFailed } from '../outbox/failed-messages.repository.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { sendJson } from '../testing/app/send-form.ts';
import { databaseKinds } from '../testing/database/fresh-database.ts';
import { receiveMail } from '../testing/email/receive-mail.ts';
import { faultSize } from '../testing/load/fault-size.ts';

/** Each form stores two emails. */
const pauseBetweenForms = faultSize(3 * hour, 4 * minute);

describe.each(databaseKinds)('email on %s', (on) => {
  const open = async (environment: Record<string, string> = {}) => {
    const { mailServer, environment: toMailServer } = await receiveMail();
    const test = await buildTestApp({ on, environment: { ...toMailServer, ...environment } });
    const send = async (index = 0) => {
      const request = { name: 'Ama', email: `ama${index}@shop.example` };
      expect((await sendJson(test.app, '/api/site/demo-requests', request)).statusCode).toBe(201);
    };
    const letTimePass = async (duration: number, step = minute) => {
      for (const end = test.time.now + duration; test.time.now < end; test.time.now += step) {
        await test.app.outbox.sendDue();
      }
    };
    return { ...test, mailServer, send, letTimePass };
  };

  test(
    'waits while the mail server is down for six hours, and arrives within ten minutes after that',
    async () => {
      const { mailServer, send, letTimePass, database } = await open();
      mailServer.become('refuses connections');
      let sent = 0;
      for (let waited = 0; waited < 6 * hour; waited += pauseBetweenForms) {
        await send(sent);
        sent += 1;
        await letTimePass(pauseBetweenForms);
      }
      expect(mailServer.mails).toEqual([]);
      expect(await listFailed(database)).toEqual([]);
      mailServer.become('accepts');
      await letTimePass(10 * minute);
      const receivers = new Set(mailServer.mails.map(({ to }) => to[0]));
      expect([mailServer.mails.length, receivers.size]).toEqual([2 * sent, sent + 1]);
    },
    10 * minute,
  );

  test('is given up after 72 hours and then reported to the owner', async () => {
    const { mailServer, send, letTimePass, database, log } = await open();
    mailServer.become('refuses connections');
    await send();
    await letTimePass(71 * hour, hour);
    expect(await listFailed(database)).toEqual([]);
    await letTimePass(2 * hour, hour);
    expect(await listFailed(database)).toHaveLength(2);
    expect(log.filter((line) => line.includes('given up'))).toHaveLength(2);
    mailServer.become('accepts');
    await letTimePass(hour);
    expect(mailServer.mails).toEqual([]);
  });

  test('that may have arrived is sent again with the same Message-ID', async () => {
    const { mailServer, send, letTimePass } = await open();
    mailServer.become('drops after DATA');
    await send();
    await letTimePass(1, 1);
    mailServer.become('accepts');
    await letTimePass(2 * minute);
    const ids = mailServer.mails.map(({ to, messageId }) => `${to[0]} ${messageId}`);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(2);
    for (const { messageId } of mailServer.mails)
      expect(messageId).toMatch(/^<[\da-f-]{36}@sikabooks\.example>$/);
  });

  test('has the time of its form, or that of the attempt if this is six hours later', async () => {
    const { mailServer, send, letTimePass, time } = await open();
    const dates = () =>
      mailServer.mails.map(({ headers }) =>
        Date.parse(headers.find(({ name }) => name === 'Date')?.value ?? ''),
      );
    mailServer.become('drops after DATA');
    await send();
    const sent = time.now;
    for (const hours of [0, 6, 7]) {
      time.now = sent + hours * hour;
      await letTimePass(1, 1);
    }
    const late = sent + 7 * hour;
    expect(dates()).toEqual([sent, sent, sent, sent, late, late]);
    expect(new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(2);
  });

  test('is retried while the mail server is busy', async () => {
    const { mailServer, send, letTimePass } = await open();
    mailServer.become('is busy');
    await send();
    await letTimePass(hour, 10 * minute);
    expect(mailServer.mails).toEqual([]);
    mailServer.become('accepts');
    await letTimePass(10 * minute);
    expect(mailServer.mails).toHaveLength(2);
  });

  test('to a mail server that hangs delays no form', async () => {
    const { app, mailServer, send, database } = await open();
    mailServer.become('hangs');
    app.outbox.start();
    for (let index = 0; index < 20; index += 1) await send(index);
    const rows = await database.selectFrom('outbox').select(['claimed_by', 'sent_at']).execute();
    expect(rows).toHaveLength(40);
    expect(rows.every(({ sent_at }) => sent_at === null)).toBe(true);
    // The first five are being sent.
    expect(rows.filter(({ claimed_by }) => claimed_by !== null)).toHaveLength(5);
    mailServer.become('refuses connections');
  });

  test('is sent immediately after a form is stored', async () => {
    const { app, mailServer, send } = await open();
    app.outbox.start();
    await send();
    await vi.waitFor(() => expect(mailServer.mails).toHaveLength(2), { timeout: 4000 });
  });

  test('contains no password in its error when the mail server refuses the login', async () => {
    const { mailServer } = await receiveMail();
    mailServer.become('refuses passwords');
    const SMTP_URL = mailServer.url.replace('//', '//canary-user:canary-password@');
    const { send, letTimePass, database, log } = await open({ SMTP_URL });
    await send();
    await letTimePass(hour, hour);
    const outbox = await database.selectFrom('outbox').selectAll().execute();
    expect(outbox.map(({ last_error }) => last_error)).toEqual(
      Array(2).fill(expect.stringMatching(/^EAUTH at AUTH PLAIN: 535/)),
    );
    expect(outbox.every(({ next_attempt_at }) => next_attempt_at !== null)).toBe(true);
    const readable = JSON.stringify(outbox) + log.join('');
    expect(readable).not.toMatch('canary');
    expect(readable).not.toContain(Buffer.from('\0canary-user\0canary-password').toString('base64'));
  });
});
