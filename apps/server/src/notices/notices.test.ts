import { readContact } from '@accounting-site/content/facts/facts';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { day, hour } from '../clock.ts';
import type { NoticeKind } from '../database/account-tables.ts';
import { tidyUp } from '../process/housekeeping.ts';
import { buildTestApp, ownerEmail } from '../testing/app/build-test-app.ts';
import { databaseKinds } from '../testing/database/fresh-database.ts';
import { noticeSubject, unknownDevice } from '../testing/email/mail-subjects.ts';
import { openMailbox } from '../testing/email/mailed-links.ts';
import { receiveMail } from '../testing/email/receive-mail.ts';
import { readNoticeWords } from './notice-mail.ts';
import { addNotice } from './notices.repository.ts';

const reset = 'https://www.example.com/forgot-password';
const signIn = 'https://www.example.com/login';
const members = 'https://www.example.com/staff/members';
const firefox = 'Firefox on Windows';
const { greeting, greeting_by_name } = readNoticeWords();

/** The links in each kind of email. A missing kind is a type error. */
const linksOfKind: Record<NoticeKind, string[]> = {
  'sign-up of a known address': [signIn, reset],
  'new e-mail of a known address': [signIn, reset],
  'new device': [reset],
  'password changed': [reset],
  'password reset': [reset],
  'e-mail changed': [],
  'second factor added': [reset],
  'second factor removed': [reset],
  'second factor ends': [reset],
  'second factor stays': [reset],
  'factors removed by support': [reset],
  'backup code used': [reset],
  'wrong codes': [reset],
  'backup codes renewed': [reset],
  'passkey added': [reset],
  'passkey removed': [reset],
  'provider linked': [reset],
  'provider unlinked': [reset],
  'account deleted': [],
  'admin added': [members, reset],
  'admin removed': [members, reset],
};
const kinds = Object.keys(linksOfKind) as NoticeKind[];
const harmless = kinds.filter((kind) => kind.endsWith('of a known address'));

async function open(on: (typeof databaseKinds)[number]) {
  const { mailServer, environment } = await receiveMail();
  const test = await buildTestApp({ on, environment });
  const account = { id: test.accountId, email: ownerEmail, language: null };
  return { ...test, ...openMailbox(test.app, mailServer), mailServer, account };
}

describe('the email about an account', () => {
  test.each(kinds)('has text for: %s', async (kind) => {
    const { database, account, time, mailsTo } = await open('SQLite');
    await addNotice(database, kind, { account, device: firefox, now: time.now });
    const [mail, ...more] = await mailsTo(ownerEmail);
    expect(more).toEqual([]);
    const { subject = '', html = '', text = '' } = mail ?? {};
    expect(subject).toMatch(/^\S.{10,80}$/);
    expect(text.slice(0, subject.length + greeting.length + 3)).toBe(`${subject}\n\n${greeting} `);
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(linksOfKind[kind]);
    expect(text.includes(firefox)).toBe(!harmless.includes(kind) && kind !== 'factors removed by support');
    expect(text.includes('2 November 2026 at 09:00 GMT')).toBe(!harmless.includes(kind));
    expect(text).toMatch(
      /If this was(?:n't)? you, .*you can ignore this email\.|If this was you, you can ignore|If you didn't ask us for this/i,
    );
    expect(text).toContain(readContact().phone_display);
    expect(text).not.toMatch(/[[{<]|undefined/);
  });

  test('shows no device for what the company did, and asks for a call', async () => {
    const { database, account, time, mailsTo } = await open('SQLite');
    await addNotice(database, 'factors removed by support', { account, now: time.now });
    const [mail] = await mailsTo(ownerEmail);
    expect(mail?.text).not.toContain(unknownDevice);
    expect(mail?.text).toContain(`Then call ${readContact().phone_display}`);
  });

  test.each([
    [firefox, 'Firefox sur Windows'],
    ['Firefox', 'Firefox'],
    ['', inLanguage('fr', readNoticeWords).fields.unknown_device],
  ])('shows the device %j in French as %j', async (device, shown) => {
    const { database, account, time, mailsTo } = await open('SQLite');
    const french = { ...account, language: 'fr' };
    await addNotice(database, 'new device', { account: french, device, now: time.now });
    expect((await mailsTo(ownerEmail))[0]?.text).toContain(`\n${shown}\n`);
  });

  test('greets by the name of the account', async () => {
    const { database, account, time, mailsTo } = await open('SQLite');
    await database.updateTable('accounts').set({ name: 'Ama <b>' }).where('id', '=', account.id).execute();
    await addNotice(database, 'new device', { account, device: firefox, now: time.now });
    const [mail] = await mailsTo(ownerEmail);
    expect(mail?.text).toContain(greeting_by_name.replace('[name]', 'Ama <b>'));
    expect(mail?.html).not.toContain('<b>');
  });

  test('is different for each kind of event', async () => {
    const { database, account, time, mailsTo } = await open('SQLite');
    for (const kind of kinds) await addNotice(database, kind, { account, now: time.now });
    const mails = await mailsTo(ownerEmail);
    expect(new Set(mails.map(({ text }) => text)).size).toBe(kinds.length);
  });

  test('asks for a reply, not a password reset, when the address no longer belongs to the account', async () => {
    const { database, account, time, mailsTo } = await open('SQLite');
    await addNotice(database, 'e-mail changed', { account, now: time.now });
    await addNotice(database, 'account deleted', { account, now: time.now });
    for (const { text, replyTo } of await mailsTo(ownerEmail)) {
      expect(text).toContain('reply to it or call');
      expect(text).not.toMatch(/new password/);
      expect(replyTo).toEqual([{ name: '', address: 'sales@sikabooks.example' }]);
    }
  });

  test('escapes the browser’s name', async () => {
    const { database, account, time, mailsTo } = await open('SQLite');
    const device = '<a href="https://evil.example">Click</a>\r\nBcc: everyone@evil.example';
    await addNotice(database, 'new device', { account, device, now: time.now });
    const [mail] = await mailsTo(ownerEmail);
    expect(mail?.html).not.toMatch(/<a [^>]*evil/);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  });
});

describe.each(databaseKinds)('a notice on %s', (on) => {
  test('is stored only if its event is', async () => {
    const { database, account, time, mailsTo } = await open(on);
    const failing = database.transaction().execute(async (transaction) => {
      await addNotice(transaction, 'password changed', { account, now: time.now });
      throw new Error('The password could not be set');
    });
    await expect(failing).rejects.toThrow();
    expect(await mailsTo(ownerEmail)).toEqual([]);
  });

  test('goes to the address at the time of the event, even if the account changes or is deleted', async () => {
    const { database, account, time, mailsTo, accountId } = await open(on);
    await addNotice(database, 'e-mail changed', { account, now: time.now });
    await database.deleteFrom('accounts').where('id', '=', accountId).execute();
    expect((await mailsTo(ownerEmail)).map(({ subject }) => subject)).toEqual([
      noticeSubject('e-mail changed'),
    ]);
  });

  test('is sent once after a delay, with the time of the event', async () => {
    const { app, database, account, time, mailServer } = await open(on);
    mailServer.become('is busy');
    await addNotice(database, 'passkey added', { account, now: time.now });
    await app.outbox.sendDue();
    time.now += 30 * hour;
    mailServer.become('accepts');
    await app.outbox.sendDue();
    await app.outbox.sendDue();
    expect(mailServer.mails).toHaveLength(1);
    const { text } = await PostalMime.parse(mailServer.mails[0]?.message ?? '');
    expect(text).toContain('2 November 2026 at 09:00 GMT');
  });

  test('is deleted after a week, when its email can no longer be sent', async () => {
    const { database, account, time, mailsTo } = await open(on);
    await addNotice(database, 'passkey added', { account, now: time.now });
    const count = async () => (await database.selectFrom('notices').select('id').execute()).length;
    await tidyUp(database, time.now + 7 * day);
    expect(await count()).toBe(1);
    await tidyUp(database, time.now + 7 * day + 1);
    expect(await count()).toBe(0);
    expect(await mailsTo(ownerEmail)).toEqual([]);
    expect(await database.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
