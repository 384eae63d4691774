import { nextStarts } from '@accounting-site/content/dates/webinar-dates';
import { scheduleOf, type Webinar } from '@accounting-site/content/files/webinars';
import { day } from '@accounting-site/server/clock';
import { sendJson } from '@accounting-site/server/testing/app/send-form';
import { databaseKinds } from '@accounting-site/server/testing/database/fresh-database';
import { receiveMail } from '@accounting-site/server/testing/email/receive-mail';
import { repeatingWebinar } from '@accounting-site/server/testing/publishing/repeating-webinar';
import { describe, expect, test } from 'vitest';
import { manageFor } from '../testing/manage-for.ts';

describe.each(databaseKinds)('the command line on %s', (on) => {
  test('lists given-up emails and retries them', async () => {
    const { mailServer, environment } = await receiveMail();
    const { app, database, manage, tell, said } = await manageFor(on, environment);
    expect(await tell('mail', 'failed')).toBe('Nothing was given up.');
    expect(await tell('mail', 'retry')).toBe('Nothing was given up.');
    mailServer.become('refuses receivers');
    for (const name of ['Ama', 'Kofi']) {
      const request = { name, email: `${name.toLowerCase()}@shop.example` };
      await sendJson(app, '/api/site/demo-requests', request);
    }
    await app.outbox.sendDue();

    const rows = (await tell('mail', 'failed')).split('\n').map((line) => line.split(/ {2,}/));
    expect(rows).toHaveLength(3);
    expect(rows[0]).toEqual(['Given up (UTC)', 'What', 'Visitor', 'Tries', 'Reason', 'ID']);
    for (const row of rows.slice(1)) {
      expect(row).toEqual([
        '2026-11-02 09:00',
        'demo-request-to-visitor',
        expect.stringMatching(/^(ama|kofi)@shop\.example$/),
        '1',
        expect.stringMatching(/^EENVELOPE at RCPT TO: 550/),
        expect.stringMatching(/^[\da-f-]{36}$/),
      ]);
    }
    expect(await manage(['mail', 'retry', 'nothing'])).toBe(1);
    expect(said.at(-1)).toMatch('Nothing with the ID nothing can be sent again.');

    mailServer.become('accepts');
    expect(await tell('mail', 'retry', rows[1]?.at(-1) ?? '')).toBe('1 to be tried again.');
    await app.outbox.sendDue();
    expect(mailServer.mails.map(({ to }) => to[0])).toEqual([rows[1]?.[2]]);
    expect(await tell('mail', 'retry')).toBe('1 to be tried again.');
    await app.outbox.sendDue();
    expect(mailServer.mails).toHaveLength(2);
    expect(await tell('mail', 'failed')).toBe('Nothing was given up.');
    const events = await database
      .selectFrom('audit_events')
      .select(['account_id', 'detail'])
      .where('event', '=', 'messages retried')
      .execute();
    const details = ['0 messages', rows[1]?.at(-1), '1 messages'];
    expect(events).toHaveLength(3);
    expect(events).toEqual(expect.arrayContaining(details.map((detail) => ({ account_id: null, detail }))));
  });

  test('retries no message that was given up long ago, unless its ID is given', async () => {
    const { mailServer, environment } = await receiveMail();
    const { app, tell, time } = await manageFor(on, environment);
    mailServer.become('refuses receivers');
    await sendJson(app, '/api/site/demo-requests', { name: 'Ama', email: 'ama@shop.example' });
    await app.outbox.sendDue();
    time.now += 30 * day + 1;
    const left =
      '1 given up more than 30 days ago: not tried again. mail failed lists them, and mail retry ID sends one.';
    expect(await tell('mail', 'retry')).toBe(left);
    await sendJson(app, '/api/site/demo-requests', { name: 'Kofi', email: 'kofi@shop.example' });
    await app.outbox.sendDue();
    // Also the email about Ama to the company, which was tried again and again until now.
    expect(await tell('mail', 'retry')).toBe(`2 to be tried again.\n${left}`);
    const [, row] = (await tell('mail', 'failed')).split('\n');
    expect(row).toMatch('ama@shop.example');
    expect(await tell('mail', 'retry', row?.split(/ {2,}/).at(-1) ?? '')).toBe('1 to be tried again.');
  });

  test.runIf(repeatingWebinar)('lists the registrations of each webinar', async () => {
    const { app, tell, time } = await manageFor(on);
    expect(await tell('webinars', 'registrations')).toBe('There are no registrations yet.');
    const webinar = repeatingWebinar as Webinar;
    const [start] = nextStarts(scheduleOf(webinar), new Date(time.now), 1);
    const occurrenceStart = start?.toISOString() ?? '';
    const registration = { name: 'Kofi', email: 'kofi@shop.example', webinarId: webinar.id, occurrenceStart };
    await sendJson(app, '/api/site/webinar-registrations', registration);
    const [, row] = (await tell('webinars', 'registrations')).split('\n');
    expect(row?.split(/ {2,}/)).toEqual([
      occurrenceStart.slice(0, 16).replace('T', ' '),
      webinar.id,
      'Kofi',
      'kofi@shop.example',
    ]);
    expect(JSON.parse(await tell('webinars', 'registrations', '--json'))).toEqual({
      begins: occurrenceStart,
      webinar: webinar.id,
      name: 'Kofi',
      email: 'kofi@shop.example',
      registered: new Date(time.now).toISOString(),
      suspected: false,
    });
    expect(await tell('webinars', 'registrations', '--csv')).toMatch(
      /,"Kofi","kofi@shop\.example",.*,"false"$/,
    );
  });
});
