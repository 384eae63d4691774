import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { listFailed } from '../../../outbox/failed-messages.repository.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { receiveMail } from '../../../testing/email/receive-mail.ts';
import { readMailToSalesWords } from '../leads/mail-to-sales.ts';

const ama = { name: 'Ama Mensah', phone: '024 123 4567', best_time: 'after 4' };
const words = readMailToSalesWords();

describe.each(databaseKinds)('the messages about a request for a call on %s', (on) => {
  const open = async (environment: Record<string, string> = {}) => {
    const { mailServer, environment: toMailServer } = await receiveMail();
    const test = await buildTestApp({ on, environment: { ...toMailServer, ...environment } });
    const send = async (request: object) => {
      expect((await sendJson(test.app, '/api/site/call-requests', request)).statusCode).toBe(201);
      await test.app.outbox.sendDue();
    };
    const mails = () => Promise.all(mailServer.mails.map(({ message }) => PostalMime.parse(message)));
    return { ...test, mailServer, send, mails };
  };

  test('are one email, to the company, without an address for replies', async () => {
    const { mailServer, send, mails } = await open();
    await send(ama);
    expect(mailServer.mails.map(({ to }) => to)).toEqual([['sales@sikabooks.example']]);
    const [mail] = await mails();
    expect(mail?.subject).toBe(fillSlots(words.call.subject, { who: ama.name }));
    expect(mail?.replyTo).toBeUndefined();
    for (const value of Object.values(ama)) expect(mail?.text).toContain(value);
    expect(mail?.text).toContain('024 123 4567 (+233 24 123 4567)');
    expect(mail?.html).toContain('href="tel:+233241234567"');
  });

  test('say so when it is suspected', async () => {
    const { send, mails } = await open();
    await send({ ...ama, website: 'https://spam.example' });
    const [mail] = await mails();
    expect(mail?.subject).toBe(fillSlots(words.call.subject_suspected, { who: ama.name }));
  });

  test('contain what was typed when someone asks again', async () => {
    const { database, mailServer, send, mails } = await open();
    await send(ama);
    await send({ ...ama, best_time: 'right now, please' });
    expect(mailServer.mails).toHaveLength(2);
    const mail = (await mails())[1];
    expect(mail?.subject).toBe(fillSlots(words.again.subject, { who: ama.name }));
    expect(mail?.text).toContain('Best time (GMT): right now, please');
    expect(
      await database.selectFrom('outbox').select('id').where('failed_at', 'is not', null).execute(),
    ).toEqual([]);
  });

  test('are listed with the number of the visitor when they were given up', async () => {
    const { app, database, time } = await open();
    await sendJson(app, '/api/site/call-requests', ama);
    await sendJson(app, '/api/site/call-requests', { ...ama, best_time: 'now' });
    await database.updateTable('outbox').set({ failed_at: time.now, next_attempt_at: null }).execute();
    expect((await listFailed(database)).map(({ visitor }) => visitor)).toEqual([ama.phone, ama.phone]);
  });

  test('are not sent after the lead was erased', async () => {
    const { app, database, mailServer } = await open();
    await sendJson(app, '/api/site/call-requests', ama);
    await sendJson(app, '/api/site/call-requests', { ...ama, best_time: 'now' });
    await database.deleteFrom('demo_requests').execute();
    await app.outbox.sendDue();
    expect(mailServer.mails).toEqual([]);
  });
});
