import { join } from 'node:path';
import { day } from '@accounting-site/server/clock';
import { openBrowser } from '@accounting-site/server/testing/app/browser';
import { ownerEmail } from '@accounting-site/server/testing/app/build-test-app';
import { databaseKinds } from '@accounting-site/server/testing/database/fresh-database';
import { linkOf, openMailbox } from '@accounting-site/server/testing/email/mailed-links';
import { receiveMail } from '@accounting-site/server/testing/email/receive-mail';
import { describe, expect, test } from 'vitest';
import { manageFor } from '../testing/manage-for.ts';

describe.each(databaseKinds)('the owner at the command line on %s', (on) => {
  const open = async () => {
    const { mailServer, environment } = await receiveMail();
    const test = await manageFor(on, environment);
    const events = async () => {
      const rows = await test.database
        .selectFrom('audit_events')
        .selectAll()
        .where('client_address', '=', '')
        .execute();
      return rows.map(({ event, account_id }) => [event, account_id]);
    };
    return { ...test, ...openMailbox(test.app, mailServer), mailServer, events };
  };

  test('disables an account immediately, and enables it again', async () => {
    const { app, tell, manage, said, events, accountId, mailsTo } = await open();
    const [phone, laptop] = [openBrowser(app), openBrowser(app)];
    await phone.login({ remember: true });
    await laptop.login();
    expect(await tell('user', 'disable', 'Owner@Adom.example')).toBe(
      `${ownerEmail} can no longer sign in. 2 sessions ended.`,
    );
    for (const browser of [phone, laptop]) {
      expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(401);
      expect((await browser.refresh()).statusCode).toBe(401);
    }
    expect((await openBrowser(app).login()).statusCode).toBe(403);
    expect((await tell('user', 'list')).split('\n')[1]).toMatch(/^owner@adom\.example .* disabled$/);
    expect(await manage(['user', 'disable', ownerEmail])).toBe(1);
    expect(said.at(-1)).toMatch(`${ownerEmail} is disabled already.`);
    expect(await manage(['user', 'reset-password', ownerEmail])).toBe(1);
    expect(said.at(-1)).toMatch(`Let them in first: user disable ${ownerEmail} --undo`);
    expect(await mailsTo(ownerEmail)).toHaveLength(1);

    expect(await tell('user', 'disable', ownerEmail, '--undo')).toBe(`${ownerEmail} can sign in again.`);
    expect((await openBrowser(app).login()).statusCode).toBe(200);
    expect((await phone.refresh()).statusCode).toBe(401);
    expect(await manage(['user', 'disable', ownerEmail, '--undo'])).toBe(1);
    expect(said.at(-1)).toMatch(`${ownerEmail} is not disabled.`);
    expect(await events()).toEqual(
      expect.arrayContaining([
        ['account disabled', accountId],
        ['account enabled', accountId],
      ]),
    );
    expect(await events()).toHaveLength(2);
  });

  test('invalidates a link that was emailed before the account was disabled', async () => {
    const { app, tell, tokenTo } = await open();
    await openBrowser(app).send('POST', '/api/api/forgot-password', { email: ownerEmail });
    const token = await tokenTo(ownerEmail);
    await tell('user', 'disable', ownerEmail);
    await tell('user', 'disable', ownerEmail, '--undo');
    const body = { token, password: 'seven green bicycles' };
    expect((await openBrowser(app).send('POST', '/api/api/reset-password', body)).statusCode).toBe(410);
  });

  test('ends all sessions of a user', async () => {
    const { app, tell, events, accountId } = await open();
    const browser = openBrowser(app);
    await browser.login();
    expect(await tell('user', 'end-sessions', ownerEmail)).toBe(`${ownerEmail}: 1 session ended.`);
    expect((await browser.refresh()).statusCode).toBe(401);
    expect(await tell('user', 'end-sessions', ownerEmail)).toBe(`${ownerEmail}: No session was open.`);
    expect((await openBrowser(app).login()).statusCode).toBe(200);
    expect(await events()).toEqual(Array(2).fill(['every session ended', accountId]));
  });

  test('sends a link that sets a new password', async () => {
    const { app, tell, mailsTo, tokenTo, events, accountId } = await open();
    expect(await tell('user', 'reset-password', ownerEmail)).toBe(
      `A link to set a new password is on its way to ${ownerEmail}. It works once, for one hour.`,
    );
    const [mail] = await mailsTo(ownerEmail);
    expect(mail && linkOf(mail)?.href).toMatch(/^https:\/\/www\.example\.com\/reset-password#[\w-]{43}$/);
    const body = { token: await tokenTo(ownerEmail), password: 'seven green bicycles' };
    expect((await openBrowser(app).send('POST', '/api/api/reset-password', body)).statusCode).toBe(204);
    expect((await openBrowser(app).login(body)).statusCode).toBe(200);
    expect(await events()).toEqual([['password reset requested', accountId]]);
  });

  test('lists people as JSON and CSV, also with their names', async () => {
    const { tell, database, time } = await open();
    const trial_ends_at = time.now + 14 * day;
    await database.updateTable('businesses').set({ plan: 'starter', trial_ends_at }).execute();
    await database.updateTable('accounts').set({ name: '=Ama' }).execute();
    expect(JSON.parse(await tell('user', 'list', '--json'))).toEqual({
      ...{ email: ownerEmail, role: 'owner', business: 'Adom Provisions', since: '2026-11-02' },
      ...{ trial_ends: '2026-11-16', state: '', name: '=Ama', plan: 'starter' },
    });
    expect((await tell('user', 'list', '--csv')).split('\r\n')).toEqual([
      '\uFEFF"email","role","business","since","plan","trial_ends","state","name"',
      `"${ownerEmail}","owner","Adom Provisions","2026-11-02","starter","2026-11-16","","'=Ama"`,
    ]);
    expect(await tell('user', 'list')).not.toContain('=Ama');
  });

  test('sees which emails about an account could not be sent', async () => {
    const { app, tell, mailServer } = await open();
    mailServer.become('refuses receivers');
    await tell('user', 'reset-password', ownerEmail);
    await app.outbox.sendDue();
    const [, row] = (await tell('mail', 'failed')).split('\n');
    expect(row?.split(/ {2,}/).slice(1, 3)).toEqual(['mailed-link', ownerEmail]);
  });

  test.each(['disable', 'end-sessions', 'reset-password'])(
    'is told by user %s that an account does not exist',
    async (what) => {
      const { manage, said } = await open();
      expect(await manage(['user', what, 'nobody@adom.example'])).toBe(1);
      expect(said[0]).toMatch('nobody@adom.example has no account. user list names everyone.');
      expect(await manage(['user', what])).toBe(1);
      expect(said[1]).toMatch('Name one email address.');
    },
  );
});

describe('the password link of user reset-password', () => {
  test('is written to a file when no mail server is set', async () => {
    const { tell, config } = await manageFor('SQLite');
    expect(await tell('user', 'reset-password', ownerEmail)).toMatch(
      `SMTP_URL is not set, so the email becomes a file in ${join(config.dataDir, 'mail')}.`,
    );
  });

  test('is refused when another application has the accounts', async () => {
    const { manage, said } = await manageFor('SQLite', { APP_HOST: 'https://app.example.com' });
    expect(await manage(['user', 'reset-password', ownerEmail])).toBe(1);
    expect(said[0]).toMatch(
      'APP_HOST is set: accounts and their passwords are those of https://app.example.com.',
    );
  });

  test("is refused with a different key than the server's", async () => {
    const { manage, config, database } = await manageFor('SQLite');
    await manage(['user', 'reset-password', ownerEmail]);
    await database.updateTable('installation_keys').set({ fingerprint: 'of another key' }).execute();
    await expect(manage(['user', 'reset-password', ownerEmail])).rejects.toThrow(/ENCRYPTION_KEY: is not/);
    expect(config.encryptionKey).toBeUndefined();
    expect(await database.selectFrom('mailed_links').selectAll().execute()).toHaveLength(1);
  });
});
