import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openBrowser, type TestBrowser } from '../testing/app/browser.ts';
import { openLiveSite } from '../testing/app/live-site.ts';
import { type DatabaseKind, databaseKinds, freshPlace } from '../testing/database/fresh-database.ts';
import { backUp, restore, sortedDump, unpack } from '../testing/database/have-backup.ts';
import { addAuthenticatorApp, beginLogin } from '../testing/sign-in/authenticator-app.ts';
import { kofi } from '../testing/sign-in/try-sign-up.ts';
import { readBackup } from './read-backup.ts';

const otherThan = (on: DatabaseKind): DatabaseKind => (on === 'SQLite' ? 'PostgreSQL' : 'SQLite');
const inventory = '/api/api/inventory';
const secondFactor = '/api/api/login/second-factor';

/** The same user at another server, with their current cookies and tokens. */
const openCopy = (app: Parameters<typeof openBrowser>[0], { cookie, accessToken }: TestBrowser) =>
  Object.assign(openBrowser(app), { cookie, accessToken });

describe.each(databaseKinds)('a backup of a site on %s', (on) => {
  test('restores on the other database, and users stay signed in', async () => {
    const { place, people, serveFrom, database, time } = await openLiveSite(on);
    const { demo, authenticator, phone, laptop } = people;
    const before = await sortedDump(database);
    const file = await backUp(place, time.now);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const atBackup = { phone: { ...phone }, laptop: { ...laptop } };
    await laptop.refresh();
    await laptop.refresh();

    const restored = await restore(file, await freshPlace(otherThan(on)));
    expect(await sortedDump(restored)).toEqual(before);
    const counts = Object.entries(before).map(([name, rows]) => [name, rows.length]);
    expect((await readBackup(file)).rows).toEqual(Object.fromEntries(counts));

    const app = await serveFrom(restored);
    const [again, signedOut] = [openCopy(app, atBackup.phone), openCopy(app, laptop)];
    expect((await again.send('GET', inventory)).json()).toHaveLength(12);
    expect((await again.refresh()).statusCode).toBe(200);
    // The restored database does not know a token that was issued after the backup. That user has to sign in
    // again; every other user stays signed in.
    expect((await signedOut.refresh()).statusCode).toBe(401);
    expect((await openCopy(app, atBackup.laptop).refresh()).statusCode).toBe(200);
    expect((await again.logout()).statusCode).toBe(204);
    expect((await openCopy(app, atBackup.phone).send('GET', inventory)).statusCode).toBe(401);

    expect((await openBrowser(app).login(demo)).statusCode).toBe(200);
    const browser = openBrowser(app);
    const challenge = await beginLogin(browser, kofi);
    const code = authenticator.codeAt(time.now);
    expect((await browser.signIn(secondFactor, { challenge, code })).statusCode).toBe(200);
    const [backupCode] = authenticator.backupCodes;
    const another = { challenge: await beginLogin(browser, kofi), code: backupCode };
    expect((await browser.signIn(secondFactor, another)).statusCode).toBe(200);
  });

  test('contains no working credential, and can end every session', async () => {
    const { place, people, app, time, config, serveFrom } = await openLiveSite(on);
    const { demo, ofKofi, phone, laptop, authenticator, signUpToken, resetToken } = people;
    await addAuthenticatorApp(phone, time);
    const challenge = await beginLogin(openBrowser(app), kofi);
    const tokens = [ofKofi, phone, laptop].flatMap(({ cookie, accessToken }) => [cookie, accessToken]);
    const secrets = [
      ...[kofi.password, demo.password, authenticator.secret, signUpToken, resetToken, challenge],
      ...[...authenticator.backupCodes, ...authenticator.backupCodes.map((code) => code.replace('-', ''))],
      ...tokens,
    ];
    const file = await backUp(place);
    const text = unpack(file);
    expect(text).toContain(kofi.email);
    for (const secret of secrets) {
      expect(secret?.length).toBeGreaterThan(9);
      expect(text.includes(secret ?? ''), secret).toBe(false);
    }
    expect(text).not.toContain(config.dataDir);

    const restored = await restore(file, await freshPlace(on), { endSessions: true });
    const copyOfSite = await serveFrom(restored);
    for (const browser of [ofKofi, phone, laptop]) {
      const copy = openCopy(copyOfSite, browser);
      expect((await copy.send('GET', inventory)).statusCode).toBe(401);
      expect((await copy.refresh()).statusCode).toBe(401);
    }
    const events = restored.selectFrom('audit_events').select(['event', 'detail']);
    const ofCommandLine = await events.where('client_address', '=', '').execute();
    expect(ofCommandLine).toEqual([{ event: 'every session ended', detail: 'after a restore' }]);
    expect(await beginLogin(openBrowser(copyOfSite), demo)).not.toBe(challenge);
  });
});
