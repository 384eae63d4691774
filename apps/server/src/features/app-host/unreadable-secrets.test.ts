import { describe, expect, test } from 'vitest';
import { openBrowser } from '../../testing/app/browser.ts';
import { everythingStored } from '../../testing/database/everything-stored.ts';
import { databaseKinds } from '../../testing/database/fresh-database.ts';
import { confirmPath, kofi, trySignUp } from '../../testing/sign-in/try-sign-up.ts';

const canaries = [
  'canary of a sign-up',
  'canary of a wrong one',
  'canary of a reset',
  'canary1234',
  'canary of a login',
];
const [signUp = '', wrong = '', reset = '', weak = '', login = ''] = canaries;

describe.each(databaseKinds)('the secrets of an account on %s', (on) => {
  test('are readable only in the mailbox: not in the database, the outbox, a file or the log', async () => {
    const { app, ask, confirm, tokenTo, mailServer, database, config, log } = await trySignUp(on);
    const send = (path: string, body: object) => openBrowser(app).send('POST', `/api/api${path}`, body);
    await ask({ password: weak });
    await ask({ password: signUp });
    const token = await tokenTo(kofi.email);
    await confirm({ token, password: wrong });
    const browser = openBrowser(app);
    const answer = await browser.signIn(confirmPath, { token, password: signUp });
    expect(answer.statusCode).toBe(200);
    await send('/login', { email: kofi.email, password: login });
    await send('/login', { email: login, password: login });
    await send('/forgot-password', { email: kofi.email });
    // Refused input is not stored either.
    await send('/forgot-password', { email: login });
    mailServer.become('refuses receivers');
    await app.outbox.sendDue();
    mailServer.become('accepts');
    await send('/forgot-password', { email: kofi.email });
    const ofReset = await tokenTo(kofi.email);
    expect((await send('/reset-password', { token: ofReset, password: weak })).statusCode).toBe(422);
    expect((await send('/reset-password', { token: ofReset, password: reset })).statusCode).toBe(204);
    expect(
      (await send(`/reset-password?token=${ofReset}`, { token: ofReset, password: reset })).statusCode,
    ).toBe(410);

    const issued = [token, ofReset, browser.accessToken ?? '', ...answer.cookies.map(({ value }) => value)];
    expect(issued).toHaveLength(5);
    const places = await everythingStored({ database, config, log });
    expect(places.database).toContain(kofi.email);
    for (const [place, content] of Object.entries(places)) {
      for (const secret of [...canaries, ...issued]) {
        expect(secret.length).toBeGreaterThan(9);
        expect(content.includes(secret), `${secret} in the ${place}`).toBe(false);
      }
    }
  });
});
