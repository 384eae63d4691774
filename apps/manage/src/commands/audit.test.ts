import { day } from '@accounting-site/server/clock';
import { openBrowser } from '@accounting-site/server/testing/app/browser';
import { addPerson, ownerEmail } from '@accounting-site/server/testing/app/build-test-app';
import { databaseKinds } from '@accounting-site/server/testing/database/fresh-database';
import { describe, expect, test } from 'vitest';
import { manageFor } from '../testing/manage-for.ts';

describe.each(databaseKinds)('the audit command on %s', (on) => {
  /**
   * One failed sign-in, one successful sign-in, and on the next day the owner ends the sessions of one user.
   */
  const open = async () => {
    const test = await manageFor(on);
    const { app, database, time, tell } = test;
    const ama = { email: 'ama@adom.example', business: 'Adom Provisions', now: time.now };
    const { accountId: amaId } = await addPerson(database, ama);
    await openBrowser(app).login({ email: 'nobody@adom.example' });
    time.now += 60_000;
    await openBrowser(app).login({ email: ama.email });
    time.now += 60_000;
    await openBrowser(app).login();
    time.now += day;
    await tell('user', 'end-sessions', ownerEmail);
    const rows = async (...words: string[]) =>
      (await tell('audit', ...words)).split('\n').map((line) => line.split(/ {2,}/));
    return { ...test, amaId, rows };
  };
  const headings = ['Time (UTC)', 'Event', 'Account', 'Detail', 'Address'];

  test('lists the events, latest first, with the account', async () => {
    const { rows } = await open();
    expect(await rows()).toEqual([
      headings,
      ['2026-11-03 09:02', 'every session ended', ownerEmail, 'command line'],
      ['2026-11-02 09:02', 'login', ownerEmail, 'password', '127.0.0.1'],
      ['2026-11-02 09:01', 'login', 'ama@adom.example', 'password', '127.0.0.1'],
      ['2026-11-02 09:00', 'login failed', '127.0.0.1'],
    ]);
  });

  test('can be filtered by account, day and number of lines', async () => {
    const { rows, tell } = await open();
    const events = async (...words: string[]) => (await rows(...words)).slice(1).map(([, event]) => event);
    expect(await events('--email', ownerEmail.toUpperCase())).toEqual(['every session ended', 'login']);
    expect(await events('--since', '2026-11-03')).toEqual(['every session ended']);
    expect(await events('--limit', '2')).toEqual(['every session ended', 'login']);
    expect(await tell('audit', '--since', '2026-12-01')).toBe('Nothing of that kind has happened.');
  });

  test('shows the ID of a deleted account, whose events have lost their address', async () => {
    const { app, rows, amaId } = await open();
    const browser = openBrowser(app);
    await browser.login({ email: 'ama@adom.example' });
    await browser.send('DELETE', '/api/api/account');
    const events = (await rows()).filter((cells) => cells.includes(amaId));
    expect(events).toContainEqual(['2026-11-02 09:01', 'login', amaId, 'password']);
    expect(events).toContainEqual(['2026-11-03 09:02', 'account deleted', amaId]);
  });

  test('has all fields in the formats for programs', async () => {
    const { tell } = await open();
    const [line = ''] = (await tell('audit', '--json', '--email', 'ama@adom.example')).split('\n');
    expect(JSON.parse(line)).toEqual({
      time: '2026-11-02T09:01:00.000Z',
      event: 'login',
      account: 'ama@adom.example',
      detail: 'password',
      address: '127.0.0.1',
      request: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(await tell('audit', '--csv')).toMatch(
      /^\uFEFF"time","event","account","detail","address","request"\r?\n/,
    );
  });

  test.each([
    [['--email', 'nobody@adom.example'], 'nobody@adom.example has no account.'],
    [['--since', '2026-02-31'], '--since takes a day, like 2026-11-01.'],
    [['--since', 'yesterday'], '--since takes a day, like 2026-11-01.'],
    [['--limit', '0'], '--limit takes a number of lines, like 100.'],
    [['owner@adom.example'], 'audit cannot use owner@adom.example.'],
  ])('says what to type instead of %j', async (words, message) => {
    const { manage, said } = await manageFor(on);
    expect(await manage(['audit', ...words])).toBe(1);
    expect(said[0]).toMatch(message);
    expect(said[0]).toMatch('Usage: npm run manage -- audit');
  });
});
