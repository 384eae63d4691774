import { createInstallationKey, readInstallationKey } from '@accounting-site/server/secrets/installation-key';
import { confirmInstallationKey } from '@accounting-site/server/secrets/installation-keys.repository';
import { openBrowser } from '@accounting-site/server/testing/app/browser';
import { addPerson, ownerEmail } from '@accounting-site/server/testing/app/build-test-app';
import { databaseKinds } from '@accounting-site/server/testing/database/fresh-database';
import { openMailbox } from '@accounting-site/server/testing/email/mailed-links';
import { receiveMail } from '@accounting-site/server/testing/email/receive-mail';
import { addAuthenticatorApp, beginLogin } from '@accounting-site/server/testing/sign-in/authenticator-app';
import { describe, expect, test } from 'vitest';
import { manageFor } from '../testing/manage-for.ts';

describe.each(databaseKinds)('in an emergency, on %s, the owner', (on) => {
  test('ends every session immediately, after typing a word', async () => {
    const { app, database, time, manage, tell, said } = await manageFor(on);
    const email = 'ama@other.example';
    await addPerson(database, { email, business: 'Other', now: time.now });
    const [owner, phone, ama] = [openBrowser(app), openBrowser(app), openBrowser(app)];
    await owner.login();
    await phone.login({ remember: true });
    await ama.login({ email });
    await phone.logout();

    expect(await manage(['sessions', 'end-all'], 'yes')).toBe(1);
    expect(said.at(-1)).toMatch('Nothing was changed. To go on, type end when asked, or add --yes.');
    expect(await manage(['sessions', 'end-all', email], 'end')).toBe(1);
    expect((await owner.send('GET', '/api/api/inventory')).statusCode).toBe(200);

    expect(await manage(['sessions', 'end-all'], 'end')).toBe(0);
    expect(said.at(-1)).toBe('2 sessions ended.');
    for (const browser of [owner, ama]) {
      expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(401);
      expect((await browser.refresh()).statusCode).toBe(401);
    }
    expect((await openBrowser(app).login()).statusCode).toBe(200);
    expect(await tell('sessions', 'end-all', '--yes')).toBe('1 session ended.');
    expect(await tell('sessions', 'end-all', '--yes')).toBe('No session was open.');
    const events = await database
      .selectFrom('audit_events')
      .select(['event', 'account_id', 'detail'])
      .where('client_address', '=', '')
      .execute();
    const event = { event: 'every session ended', account_id: null, detail: 'of everybody' };
    expect(events).toEqual([event, event, event]);
  });

  test('makes the database forget a lost key, and users sign in with their passwords', async () => {
    const { mailServer, environment } = await receiveMail();
    const { app, database, time, config, manage, tell, said } = await manageFor(on, environment);
    await confirmInstallationKey(database, readInstallationKey(config), time.now);
    const another = createInstallationKey(Buffer.alloc(32, 7));
    await expect(confirmInstallationKey(database, another, time.now)).rejects.toThrow('is not the one');
    const browser = openBrowser(app);
    await browser.login();
    await addAuthenticatorApp(browser, time);
    await beginLogin(openBrowser(app));
    await browser.send('POST', '/api/api/forgot-password', { email: ownerEmail });
    const token = await openMailbox(app, mailServer).tokenTo(ownerEmail);
    // A recovery that was scheduled would turn off the next app.
    await database
      .updateTable('accounts')
      .set({ second_factor_ends_at: time.now + 1 })
      .execute();

    expect(await manage(['installation-key', 'forget'], 'yes')).toBe(1);
    await expect(confirmInstallationKey(database, another, time.now)).rejects.toThrow('is not the one');
    expect(await manage(['installation-key', 'forget'], 'forget')).toBe(0);
    expect(said.slice(-3)).toEqual([
      'Links in emails that no longer work: 1',
      'People who have to add their authenticator app again: 1',
      `  ${ownerEmail}`,
    ]);
    await confirmInstallationKey(database, another, time.now);
    const again = openBrowser(app);
    expect((await again.login()).statusCode).toBe(200);
    const body = { token, password: 'seven green bicycles' };
    expect((await openBrowser(app).send('POST', '/api/api/reset-password', body)).statusCode).toBe(410);
    expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(200);
    await addAuthenticatorApp(again, time);
    time.now += 2;
    expect((await openBrowser(app).login()).json()).toMatchObject({ requires: 'second-factor' });
    expect(await tell('audit')).toMatch(/authenticator removed.*installation key forgotten/);
    expect(await tell('installation-key', 'forget', '--yes')).toMatch('app again: 1');
  });
});
