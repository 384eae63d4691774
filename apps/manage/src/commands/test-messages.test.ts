import { openReceiver } from '@accounting-site/server/testing/app/open-receiver';
import { receiveMail } from '@accounting-site/server/testing/email/receive-mail';
import { expect, test } from 'vitest';
import { manageFor } from '../testing/manage-for.ts';

const secret = Buffer.alloc(32, 7).toString('base64');

test('sends a test email, and prints the response of the mail server', async () => {
  const { mailServer, environment } = await receiveMail();
  const { tell, database } = await manageFor('SQLite', environment);
  expect(await tell('mail', 'test', 'ama@shop.example')).toMatch(/^The mail server accepted it: 250 /);
  const [mail, ...more] = mailServer.mails;
  expect(more).toEqual([]);
  expect([mail?.from, mail?.to]).toEqual(['hello@sikabooks.example', ['ama@shop.example']]);
  expect(mail?.message).toContain('Your site can send emails.');
  expect(await database.selectFrom('outbox').select('id').execute()).toEqual([]);
});

test('warns about a sender at a free email service', async () => {
  const { environment } = await receiveMail();
  const { tell } = await manageFor('SQLite', {
    ...environment,
    MAIL_FROM: 'SikaBooks <sikabooks@Gmail.com>',
  });
  expect(await tell('mail', 'test', 'ama@shop.example')).toMatch(/\nMAIL_FROM is at a free email service/);
});

test('prints why a test email was refused', async () => {
  const { mailServer, environment } = await receiveMail();
  const { manage, said } = await manageFor('SQLite', environment);
  mailServer.become('refuses receivers');
  expect(await manage(['mail', 'test', 'ama@shop.example'])).toBe(1);
  expect(said[0]).toMatch('EENVELOPE at RCPT TO: 550 5.1.1 no such mailbox');
  mailServer.become('refuses connections');
  expect(await manage(['mail', 'test', 'ama@shop.example'])).toBe(1);
  expect(said[1]).toMatch(/^\w+ at CONN: /);
});

test('sends no test email without an address or a mail server', async () => {
  const { manage, said } = await manageFor('SQLite');
  for (const words of [[], ['ama'], ['ama@shop.example', 'kofi@shop.example'], ['ama@shop.example']]) {
    expect(await manage(['mail', 'test', ...words])).toBe(1);
  }
  expect(said.map((text) => text.split('\n')[0])).toEqual([
    'Give one email address, such as you@example.com',
    'ama is not an email address.',
    'Give one email address, such as you@example.com',
    'SMTP_URL is not set. docs/recipes/set-up-mail.md says how to set it.',
  ]);
});

test('posts a signed test event, and prints the status or why it was refused', async () => {
  let status = 204;
  const { posts, url } = await openReceiver((response) => response.writeHead(status).end());
  const environment = { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret };
  const { manage, tell, said } = await manageFor('SQLite', environment);
  expect(await tell('webhook', 'test')).toBe('The receiver accepted it with the status 204.');
  const [post] = posts;
  expect(JSON.parse(post?.body ?? '')).toEqual({
    type: 'webhook.test',
    id: post?.headers['webhook-id'],
    timestamp: '2026-11-02T09:00:00.000Z',
    data: {},
  });
  expect(post?.headers['webhook-signature']).toMatch(/^v1,/);
  status = 401;
  expect(await manage(['webhook', 'test'])).toBe(1);
  expect(said.at(-1)).toMatch(/^answered with 401\n/);
});

test('posts no test event without an address', async () => {
  const { manage, said } = await manageFor('SQLite');
  expect(await manage(['webhook', 'test'])).toBe(1);
  expect(said[0]).toMatch('LEADS_WEBHOOK_URL is not set.');
});
