import { describe, expect, test } from 'vitest';
import { day } from '../../../../clock.ts';
import { buildTestApp } from '../../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../../testing/database/fresh-database.ts';
import { receiveMail } from '../../../../testing/email/receive-mail.ts';
import { signInAs } from '../../../../testing/sign-in/sign-in-as.ts';

describe.each(databaseKinds)('messages that were given up on %s', (on) => {
  test('are sent again when staff ask for it, but not those that failed long ago', async () => {
    const { mailServer, environment } = await receiveMail();
    const opened = await buildTestApp({ on, environment });
    const { app, database, time } = opened;
    const browser = await signInAs(opened, 'staff');
    await sendJson(app, '/api/site/demo-requests', { name: 'Ama', email: 'ama@shop.example' });
    const giveUp = (template: string, failed_at: number) =>
      database
        .updateTable('outbox')
        .set({ failed_at, next_attempt_at: null })
        .where('template', '=', template)
        .execute();
    await giveUp('demo-request-to-visitor', time.now - day);
    await giveUp('demo-request-to-sales', time.now - 31 * day);

    const retry = () => browser.send('POST', '/api/site/staff/messages/retry');
    expect((await retry()).json()).toEqual({ messages: 1 });
    await app.outbox.sendDue();
    expect(mailServer.mails.map(({ to }) => to)).toEqual([['ama@shop.example']]);
    expect((await retry()).json()).toEqual({ messages: 0 });
    const audit = database
      .selectFrom('audit_events')
      .select('detail')
      .where('event', '=', 'messages retried');
    expect(await audit.execute()).toMatchObject([{ detail: '1 messages' }, { detail: '0 messages' }]);
  });
});
