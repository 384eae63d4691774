import { describe, expect, test } from 'vitest';
import { day, minute } from '../../../clock.ts';
import { saveInventoryItems } from '../../../inventory/inventory.repository.ts';
import { tidyUp } from '../../../process/housekeeping.ts';
import { openBrowser, openTab } from '../../../testing/app/browser.ts';
import { addPerson, buildTestApp, ownerEmail, ownerPassword } from '../../../testing/app/build-test-app.ts';
import { dumpDatabase, tablesWith } from '../../../testing/database/dump-database.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { waitForLocks } from '../../../testing/database/wait-for-locks.ts';
import { noticeSubject } from '../../../testing/email/mail-subjects.ts';
import { openMailbox } from '../../../testing/email/mailed-links.ts';
import { receiveMail } from '../../../testing/email/receive-mail.ts';
import { addAuthenticatorApp, proveWithCode } from '../../../testing/sign-in/authenticator-app.ts';

const path = '/api/api/account';
const gari = { name: 'Gari 2 kg', sku: 'GARI', unit: 'bag', quantity: 10, pricePesewas: 28_00 };
const esi = { email: 'esi@adom.example', business: 'Adom Provisions' };
const kofi = { email: 'kofi@other.example', business: 'Another shop' };

describe.each(databaseKinds)('deleting an account on %s', (on) => {
  const open = async () => {
    const { mailServer, environment } = await receiveMail();
    const test = await buildTestApp({ on, environment });
    const { app, database, time, businessId } = test;
    const mailbox = openMailbox(app, mailServer);
    const other = await addPerson(database, { ...kofi, now: time.now });
    await saveInventoryItems(database, businessId, [gari], time.now);
    await saveInventoryItems(database, other.businessId, [gari], time.now);
    const [browser, phone, stranger] = [openBrowser(app), openBrowser(app), openBrowser(app)];
    await phone.login({ remember: true });
    await browser.login();
    await stranger.login(kofi);
    const deleteAccount = () => browser.send('DELETE', path);
    return { ...test, ...mailbox, other, browser, phone, stranger, deleteAccount };
  };

  test('keeps only the audit events, which name the account by its id', async () => {
    const { browser, database, deleteAccount, mailsTo, accountId, businessId, time } = await open();
    await proveWithCode(browser, await addAuthenticatorApp(browser, time), time);
    await browser.send('PUT', '/api/api/account/profile', {
      name: 'Ama Mensah',
      business: 'Adom Provisions',
    });
    await browser.send('PUT', '/api/api/account/email', { email: 'ama@adom.example' });
    await browser.send('PUT', '/api/api/alert-settings', { threshold_quantity: 7 });
    await browser.send('POST', '/api/api/forgot-password', { email: ownerEmail });
    await mailsTo(ownerEmail);
    expect((await tablesWith(database, accountId)).length).toBeGreaterThan(6);

    const answer = await deleteAccount();
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: '__Host-refresh', value: '', maxAge: 0, path: '/', secure: true }),
      expect.objectContaining({ name: '__Host-device', value: '', maxAge: 0, path: '/', secure: true }),
    ]);
    expect(await tablesWith(database, accountId)).toEqual(['audit_events', 'notices']);
    expect(await tablesWith(database, businessId)).toEqual([]);
    for (const canary of ['Ama Mensah', 'Adom Provisions', 'ama@adom.example']) {
      expect([canary, await tablesWith(database, canary)]).toEqual([canary, []]);
    }
    const record = (await dumpDatabase(database)).get('audit_events') ?? [];
    const own = record.filter(({ account_id }) => account_id === accountId);
    expect(own.filter(({ event }) => event === 'account deleted')).toHaveLength(1);
    expect(own.filter(({ client_address }) => client_address !== '')).toEqual([]);

    const mails = await mailsTo(ownerEmail);
    expect(mails.at(-1)?.subject).toBe(noticeSubject('account deleted'));
    expect(mails.at(-1)?.text).not.toContain('forgot-password');
    await tidyUp(database, time.now + 8 * day);
    expect(await tablesWith(database, ownerEmail)).toEqual([]);
    expect(await tablesWith(database, accountId)).toEqual(['audit_events']);
  });

  test('ends all sessions immediately and prevents sign-in', async () => {
    const { app, browser, phone, deleteAccount } = await open();
    expect((await phone.send('GET', '/api/api/inventory')).statusCode).toBe(200);
    await deleteAccount();
    const statuses = [
      await browser.send('GET', path),
      await phone.send('GET', '/api/api/inventory'),
      await phone.refresh(),
      await openBrowser(app).login(),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([401, 401, 401, 401]);
  });

  test('is confirmed again to the session that asked, because the response may be lost', async () => {
    const { phone, browser, deleteAccount } = await open();
    const [first, again] = [await deleteAccount(), await deleteAccount()];
    expect([again.statusCode, again.body, again.cookies]).toEqual([204, '', first.cookies]);
    expect((await phone.send('DELETE', path)).statusCode).toBe(401);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await browser.send('DELETE', path, undefined, foreign)).statusCode).toBe(403);
    browser.accessToken = undefined;
    expect((await deleteAccount()).statusCode).toBe(401);
  });

  test('keeps other accounts and businesses', async () => {
    const { stranger, deleteAccount } = await open();
    await deleteAccount();
    expect((await stranger.send('GET', path)).json()).toMatchObject({ business: { name: 'Another shop' } });
    expect((await stranger.send('GET', '/api/api/inventory')).json()).toHaveLength(1);
  });

  test('keeps the business until its last account is deleted', async () => {
    const { app, database, deleteAccount, businessId, time } = await open();
    await addPerson(database, { ...esi, now: time.now });
    await deleteAccount();
    const last = openBrowser(app);
    await last.login(esi);
    expect((await last.send('GET', '/api/api/inventory')).json()).toHaveLength(1);
    expect((await last.send('DELETE', path)).statusCode).toBe(204);
    const businesses = await database.selectFrom('businesses').select('id').execute();
    expect(businesses.map(({ id }) => id)).not.toContain(businessId);
    expect(await database.selectFrom('inventory_items').select('name').execute()).toHaveLength(1);
  });

  test('deletes the business when its last two accounts are deleted at the same time', async () => {
    const { app, database, deleteAccount, businessId, time } = await open();
    await addPerson(database, { ...esi, now: time.now });
    const second = openBrowser(app);
    await second.login(esi);
    const answers = await Promise.all([deleteAccount(), second.send('DELETE', path)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await tablesWith(database, businessId)).toEqual([]);
  });

  test('happens once with concurrent requests', async () => {
    const { deleteAccount, mailsTo } = await open();
    const answers = await Promise.all(Array.from({ length: 8 }, deleteAccount));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(204));
    const subjects = (await mailsTo(ownerEmail)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === noticeSubject('account deleted'))).toHaveLength(1);
  });

  test('does not cancel notices that are not yet sent', async () => {
    const { browser, deleteAccount, mailsTo, tokenTo } = await open();
    await browser.send('PUT', '/api/api/account/email', { email: 'thief@evil.example' });
    const token = await tokenTo('thief@evil.example');
    const confirmed = await browser.send('POST', '/api/api/account/email/confirm', { token });
    expect(confirmed.statusCode).toBe(204);
    expect((await deleteAccount()).statusCode).toBe(204);
    const subjects = (await mailsTo(ownerEmail)).map(({ subject }) => subject);
    expect(subjects).toContain(noticeSubject('e-mail changed'));
    expect((await mailsTo('thief@evil.example')).at(-1)?.subject).toBe(noticeSubject('account deleted'));
  });

  test('allows a new sign-up with the address, and cancels a pending one', async () => {
    const { app, database, deleteAccount, tokenTo } = await open();
    const signUp = { name: 'Ama', business: 'Adom', email: ownerEmail, password: 'seven green bicycles' };
    const rename = (email: string, to: string) =>
      database.updateTable('accounts').set({ email: to }).where('email', '=', email).execute();
    // Requested before the address had an account.
    await rename(ownerEmail, 'away@adom.example');
    await openBrowser(app).send('POST', '/api/api/register', signUp);
    const waiting = await tokenTo(ownerEmail);
    await rename('away@adom.example', ownerEmail);
    await deleteAccount();
    const { password } = signUp;
    const confirm = (token: string) =>
      openBrowser(app).send('POST', '/api/api/register/confirm', { token, password });
    expect((await confirm(waiting)).statusCode).toBe(410);
    await openBrowser(app).send('POST', '/api/api/register', signUp);
    expect((await confirm(await tokenTo(ownerEmail))).statusCode).toBe(200);
  });

  test('requires a proof of identity from the last ten minutes', async () => {
    const { app, browser, deleteAccount, time } = await open();
    expect((await openBrowser(app).send('DELETE', path)).statusCode).toBe(401);
    time.now += 9 * minute;
    await browser.refresh();
    time.now += 2 * minute;
    const answer = await deleteAccount();
    expect([answer.statusCode, answer.json().requires]).toEqual([403, 'reauthentication']);
    expect((await browser.send('GET', path)).statusCode).toBe(200);
    const proof = { password: ownerPassword };
    expect((await browser.send('POST', '/api/api/account/reauthentication', proof)).statusCode).toBe(204);
    expect((await deleteAccount()).statusCode).toBe(204);
  });
});

test('a refresh in another tab does not fail the deletion on PostgreSQL', async () => {
  const { app, database } = await buildTestApp({ on: 'PostgreSQL' });
  const browser = openBrowser(app);
  await browser.login();
  const tab = openTab(app, browser);
  const [refreshed, deleted] = await database
    .transaction()
    .execute(async (transaction) => {
      // The refresh waits here, with what it has locked before.
      await transaction.selectFrom('refresh_tokens').select('token_hash').forUpdate().execute();
      const refreshing = tab.refresh();
      await waitForLocks(database, 1);
      const deleting = browser.send('DELETE', path);
      await waitForLocks(database, 2);
      return [refreshing, deleting] as const;
    })
    .then((both) => Promise.all(both));
  expect([refreshed.statusCode, deleted.statusCode]).toEqual([200, 204]);
});
