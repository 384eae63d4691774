import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { mailToVisitor } from '../features/site/demo-requests/mail-to-visitor.ts';
import { mailToSales } from '../features/site/leads/mail-to-sales.ts';
import { DeliveryFailed } from '../outbox/outbox-message.ts';
import { anyAddress, anyText } from '../testing/app/any-text.ts';
import { freshDatabase } from '../testing/database/fresh-database.ts';
import type { MailServer } from '../testing/email/mail-server.ts';
import { receiveMail } from '../testing/email/receive-mail.ts';
import { faultSize } from '../testing/load/fault-size.ts';
import { noReceiver } from './mail.ts';
import { sendToServer } from './send-to-server.ts';

const numRuns = faultSize(40, 600);

const from = { name: 'SikaBooks', address: 'hello@sikabooks.example' };
const sales = 'sales@sikabooks.example';
const parties = { from, sales, siteUrl: 'https://www.example.com' };
const always = [
  'Auto-Submitted',
  'X-Auto-Response-Suppress',
  'From',
  'To',
  'Subject',
  'Message-ID',
  'Date',
  'MIME-Version',
  'Content-Type',
];

/** Writes the row directly, without the checks of the form. */
async function open() {
  const { mailServer } = await receiveMail();
  const { database } = await freshDatabase('SQLite');
  const send = sendToServer(mailServer.url, from, parties.siteUrl);
  const store = async (fields: { name: string; email: string; company: string; message: string }) => {
    await database.deleteFrom('demo_requests').execute();
    await database
      .insertInto('demo_requests')
      .values({ id: 'request', received_at: 1, phone: '', suspected: 0, idempotency_key: null, ...fields })
      .execute();
    mailServer.mails.length = 0;
    mailServer.wire.length = 0;
  };
  const envelope = { id: '5f0c', template: 'test', createdAt: 1, date: 1 };
  return { mailServer, database, store, send, envelope };
}

/** Checks on the wire that exactly one recipient was named. */
async function expectOneReceiver(mailServer: MailServer, receiver: string, extra: string[] = []) {
  const [mail, ...more] = mailServer.mails;
  expect(more).toEqual([]);
  expect(mail?.to).toEqual([receiver]);
  const commands = (mailServer.wire[0] ?? '').split(/^DATA\r\n/m)[0] ?? '';
  expect(commands.match(/^RCPT TO:.*$/gim)).toHaveLength(1);
  expect(commands.match(/^MAIL FROM:.*$/gim)).toHaveLength(1);
  expect(mailServer.wire).toHaveLength(1);
  expect(mail?.headers.map(({ name }) => name).sort()).toEqual([...always, ...extra].sort());
  const read = await PostalMime.parse(mail?.message ?? '');
  expect(read.to).toEqual([expect.objectContaining({ address: receiver })]);
  expect([read.cc ?? [], read.bcc ?? []]).toEqual([[], []]);
  expect(read.from?.address).toBe(from.address);
  return read;
}

test(
  'any input gives one email to the company, with the expected headers only',
  async () => {
    const { mailServer, database, store, send, envelope } = await open();
    const write = mailToSales(parties);
    const fields = fc.record({ name: anyText, email: anyAddress, company: anyText, message: anyText });
    await fc.assert(
      fc.asyncProperty(fields, async (typed) => {
        await store(typed);
        const mail = await write(database, 'request');
        if (mail === undefined) throw new Error('No email was written');
        await send(mail, envelope, new AbortController().signal);
        const read = await expectOneReceiver(
          mailServer,
          sales,
          mail.replyTo === undefined ? [] : ['Reply-To'],
        );
        expect(read.replyTo ?? []).toHaveLength(mail.replyTo === undefined ? 0 : 1);
        expect(read.html).not.toMatch(/<script/i);
      }),
      { numRuns },
    );
  },
  5 * minute,
);

test(
  'any text as an address sends an email to that one address or to none',
  async () => {
    const { mailServer, database, store, send, envelope } = await open();
    const write = mailToVisitor(parties);
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(anyAddress, async (email) => {
        fc.pre(email !== noReceiver);
        await store({ name: 'Ama', email, company: '', message: '' });
        const mail = await write(database, 'request');
        if (mail === undefined) throw new Error('No email was written');
        try {
          await send(mail, envelope, new AbortController().signal);
        } catch (error) {
          expect(error).toBeInstanceOf(DeliveryFailed);
          expect(mailServer.mails).toEqual([]);
          return;
        }
        sent += 1;
        const [, domain = ''] = /@([^@]+)$/.exec(email) ?? [];
        const to = mailServer.mails[0]?.to[0] ?? '';
        expect(to.slice(0, to.lastIndexOf('@'))).toBe(email.slice(0, email.lastIndexOf('@')));
        expect(new URL(`http://${to.slice(to.lastIndexOf('@') + 1)}`).hostname).toBe(
          new URL(`http://${domain}`).hostname,
        );
        await expectOneReceiver(mailServer, to, ['Reply-To']);
      }),
      { numRuns },
    );
    expect(sent).toBeGreaterThan(0);
  },
  5 * minute,
);

test('an email to no one does not delay the end of the server while the mail server hangs', async () => {
  const { mailServer, database, store, send, envelope } = await open();
  await store({ name: 'Ama', email: 'ama@shop.example', company: '', message: '' });
  const mail = await mailToVisitor(parties)(database, 'request');
  if (mail === undefined) throw new Error('No email was written');
  mailServer.become('hangs');
  const sending = send({ ...mail, to: noReceiver }, envelope, AbortSignal.timeout(100));
  await expect(sending).rejects.toThrow('aborted');
});

test.each([
  ['https://www.example.com', /^EHLO www\.example\.com\r/],
  // The name of the machine, or its address.
  ['http://localhost:3000', /^EHLO (?!localhost)/],
  ['http://192.168.1.5:3000', /^EHLO (?!192)/],
  ['http://[::1]:3000', /^EHLO (?!\[::1)/],
])('a server at %s greets mail servers as %s', async (siteUrl, greeting) => {
  const { mailServer, database, store, envelope } = await open();
  await store({ name: 'Ama', email: 'ama@shop.example', company: '', message: '' });
  const mail = await mailToVisitor(parties)(database, 'request');
  if (mail === undefined) throw new Error('No email was written');
  await sendToServer(mailServer.url, from, siteUrl)(mail, envelope, new AbortController().signal);
  expect(mailServer.wire[0]).toMatch(greeting);
  const suppressed = mailServer.mails[0]?.headers.find(({ name }) => name === 'X-Auto-Response-Suppress');
  // Not NDR: an address that does not exist is reported to the sender.
  expect(suppressed?.value).toBe('DR, RN, NRN, OOF, AutoReply');
});
