import { randomBytes } from 'node:crypto';
import { readContact } from '@accounting-site/content/facts/facts';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { day, hour, minute, second } from '../clock.ts';
import type { MailedLinkPurpose } from '../database/account-tables.ts';
import { noReceiver } from '../mail/mail.ts';
import { listFailed, retryFailed } from '../outbox/failed-messages.repository.ts';
import { createInstallationKey } from '../secrets/installation-key.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { databaseKinds } from '../testing/database/fresh-database.ts';
import { linkSubject } from '../testing/email/mail-subjects.ts';
import { linkOf, openMailbox } from '../testing/email/mailed-links.ts';
import { receiveMail } from '../testing/email/receive-mail.ts';
import { addMailedLink, cancelMailedLinks, mailedToken, takeMailedLink } from './mailed-links.repository.ts';

const email = 'ama@adom.example';

describe.each(databaseKinds)('the email with a link on %s', (on) => {
  const open = async () => {
    const { mailServer, environment } = await receiveMail();
    const bytes = randomBytes(32);
    const test = await buildTestApp({
      on,
      environment: { ...environment, ENCRYPTION_KEY: bytes.toString('base64') },
    });
    const key = createInstallationKey(bytes);
    const { app, database, time, accountId } = test;
    const account = { id: accountId, language: null };
    const add = async (purpose: MailedLinkPurpose = 'password reset') => {
      const id = await addMailedLink(database, key, { purpose, account, email, now: time.now });
      return mailedToken(key, id);
    };
    const take = (token: string) => takeMailedLink(database, 'password reset', token, time.now);
    return { ...test, key, mailServer, ...openMailbox(app, mailServer), add, take };
  };

  test.each([
    ['sign-up', '/register/confirm', linkSubject('sign-up'), 'expires after two days'],
    ['password reset', '/reset-password', linkSubject('password reset'), 'expires after an hour'],
    ['new e-mail', '/confirm-email', linkSubject('new e-mail'), 'expires after a day'],
    ['invitation', '/reset-password', linkSubject('invitation'), 'expires after three days'],
  ] as const)(
    'for %s links to its page with the token after the #, and shows the token',
    async (purpose, page, subject, lasts) => {
      const { add, mailsTo, mailServer } = await open();
      const token = await add(purpose);
      const [mail, ...more] = await mailsTo(email);
      expect([mail?.subject, more]).toEqual([subject, []]);
      expect(mail && linkOf(mail)?.href).toBe(`https://www.example.com${page}#${token}`);
      for (const body of [mail?.text ?? '', mail?.html ?? '']) {
        const plain = body.replace(/<[^>]*>/g, ' ');
        expect(plain).toMatch(new RegExp(`(?<![#\\w-])${token}(?![\\w-])`));
        expect(plain).toContain(lasts);
      }
      expect(mail?.text).toContain(`https://www.example.com${page}#${token}`);
      expect(mail?.text).toContain(readContact().phone_display);
      expect(mailServer.mails[0]?.to).toEqual([email]);
      expect(mailServer.mails[0]?.headers.map(({ value }) => value).join()).not.toContain(token);
      expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
    },
  );

  test('names the account only where its mailbox is known', async () => {
    const { add, mailsTo, database, accountId } = await open();
    await database.updateTable('accounts').set({ name: 'Ama Owusu' }).where('id', '=', accountId).execute();
    for (const purpose of ['password reset', 'new e-mail', 'sign-up', 'invitation'] as const)
      await add(purpose);
    const named = (await mailsTo(email)).filter(({ text }) => text?.includes('Ama Owusu'));
    expect(named.map(({ subject }) => subject)).toEqual([linkSubject('password reset')]);
  });

  test('is the same each time that it is sent', async () => {
    const { app, add, mailServer, time } = await open();
    const token = await add();
    mailServer.become('drops after DATA');
    for (let count = 0; count < 3; count += 1) {
      await app.outbox.sendDue();
      time.now += 10 * minute;
    }
    mailServer.become('accepts');
    await app.outbox.sendDue();
    const mails = await Promise.all(mailServer.mails.map(({ message }) => PostalMime.parse(message)));
    expect(mails).toHaveLength(4);
    expect(new Set(mails.map((mail) => linkOf(mail)?.hash))).toEqual(new Set([`#${token}`]));
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('that was delayed has the time at which it was written, when the lifetime of its link starts', async () => {
    const { app, add, mailServer, mailsTo, time } = await open();
    mailServer.become('is busy');
    await add();
    await app.outbox.sendDue();
    time.now += 2 * hour;
    mailServer.become('accepts');
    expect((await mailsTo(email))[0]?.date).toBe(new Date(time.now).toISOString());
  });

  test('that was delayed contains a link with its full lifetime', async () => {
    const { app, add, take, mailServer, mailsTo, time } = await open();
    mailServer.become('is busy');
    const [first, second_] = [await add(), await add()];
    await app.outbox.sendDue();
    time.now += 20 * hour;
    mailServer.become('accepts');
    expect(await mailsTo(email)).toHaveLength(2);
    time.now += hour - second;
    expect(await take(first)).toBeDefined();
    time.now += second;
    expect(await take(second_)).toBeUndefined();
  });

  test('that waited until its link expired is shown as failed, and is not retried', async () => {
    const { app, database, add, take, mailServer, mailsTo, time, log } = await open();
    mailServer.become('is busy');
    const token = await add();
    await add('sign-up');
    await add('invitation');
    await app.outbox.sendDue();
    time.now += 2 * day;
    mailServer.become('accepts');
    const subjects = [linkSubject('sign-up'), linkSubject('invitation')].sort();
    expect((await mailsTo(email)).map(({ subject }) => subject).sort()).toEqual(subjects);
    const failed = { visitor: email, last_error: expect.stringContaining('its link expired') };
    expect(await listFailed(database)).toEqual([expect.objectContaining(failed)]);
    expect(log.filter((line) => line.includes('given up'))).toEqual([
      expect.stringContaining('its link expired'),
    ]);
    expect(await retryFailed(database, undefined, time.now)).toBe(0);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await listFailed(database)).toHaveLength(1);
    expect(await take(token)).toBeUndefined();
  });

  test('to no account is not shown as failed when its link expired', async () => {
    const { app, database, key, time, log } = await open();
    await addMailedLink(database, key, { purpose: 'password reset', email: noReceiver, now: time.now });
    time.now += 2 * day;
    await app.outbox.sendDue();
    expect(await database.selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect(log.join('')).not.toMatch('given up');
  });

  test('is not sent after the link was cancelled or the account deleted', async () => {
    const { database, add, mailsTo, accountId, time } = await open();
    await add();
    await cancelMailedLinks(database, { accountId }, ['password reset'], time.now);
    await add('new e-mail');
    await database.deleteFrom('accounts').where('id', '=', accountId).execute();
    expect(await mailsTo(email)).toEqual([]);
    expect(await database.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('leaves no trace of the token in the log or the database', async () => {
    const { app, add, database, mailServer, log } = await open();
    mailServer.become('refuses receivers');
    const token = await add();
    await app.outbox.sendDue();
    const rows = [
      await database.selectFrom('outbox').selectAll().execute(),
      await database.selectFrom('mailed_links').selectAll().execute(),
    ];
    expect(rows[0]).toEqual([expect.objectContaining({ failed_at: expect.any(Number) })]);
    expect(JSON.stringify(rows) + log.join('')).not.toContain(token);
  });
});
