import { describe, expect, test } from 'vitest';
import { minute } from '../../../clock.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { buildTestApp, ownerEmail } from '../../../testing/app/build-test-app.ts';
import { type DatabaseKind, databaseKinds } from '../../../testing/database/fresh-database.ts';
import { noticesOf } from '../../../testing/database/what-happened.ts';
import { addAuthenticatorApp, beginLogin, wrongCode } from '../../../testing/sign-in/authenticator-app.ts';

/** An account that requires a code, and an attacker who knows its password and tries codes. */
async function withGuesser(on: DatabaseKind) {
  const site = await buildTestApp({ on });
  const owner = openBrowser(site.app);
  await owner.login();
  const phone = await addAuthenticatorApp(owner, site.time);
  const guesser = openBrowser(site.app);
  const answer = (challenge: string, code: string) =>
    guesser.signIn('/api/api/login/second-factor', { challenge, code });
  const guess = async (times: number) => {
    const statuses: number[] = [];
    let challenge = '';
    for (let attempt = 0; attempt < times; attempt += 1) {
      if (attempt % 5 === 0) challenge = await beginLogin(guesser);
      const code = wrongCode(phone.secret, site.time.now);
      statuses.push((await answer(challenge, code)).statusCode);
    }
    return statuses;
  };
  return { ...site, phone, guesser, answer, guess };
}

describe.each(databaseKinds)('guessing codes on %s', (on) => {
  test('is refused after ten wrong codes across all logins, also with the right code', async () => {
    const { phone, time, guesser, answer, guess } = await withGuesser(on);
    expect(await guess(12)).toEqual([...Array(10).fill(401), 429, 429]);
    const late = await answer(await beginLogin(guesser), phone.codeAt(time.now));
    expect(late.statusCode).toBe(429);
    expect(late.headers['retry-after']).toBe('900');
    expect(late.json().message).toBe('Too many wrong codes. Wait 15 minutes, then try again.');
    time.now += 15 * minute;
    expect((await answer(await beginLogin(guesser), phone.codeAt(time.now))).statusCode).toBe(200);
  });

  test('is limited with concurrent requests as well', async () => {
    const { app, database, phone, time } = await withGuesser(on);
    const challenges: string[] = [];
    for (let login = 0; login < 5; login += 1) challenges.push(await beginLogin(openBrowser(app)));
    const code = wrongCode(phone.secret, time.now);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        openBrowser(app).signIn('/api/api/login/second-factor', { challenge: challenges[index % 5], code }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
    const failed = database
      .selectFrom('audit_events')
      .select('id')
      .where('event', '=', 'second factor failed');
    expect(await failed.execute()).toHaveLength(10);
  });

  test('counts for the client’s network', async () => {
    const { app, phone, time, guesser, answer } = await withGuesser(on);
    const challenge = await beginLogin(guesser);
    for (let attempt = 0; attempt < 49; attempt += 1) {
      await openBrowser(app).login({ email: `person${attempt}@shop.example` });
    }
    expect((await answer(challenge, phone.codeAt(time.now))).statusCode).toBe(429);
  });

  test('is no longer counted after the owner has signed in', async () => {
    const { phone, time, guesser, answer, guess } = await withGuesser(on);
    await guess(9);
    expect((await answer(await beginLogin(guesser), phone.codeAt(time.now))).statusCode).toBe(200);
    time.now += minute;
    expect(await guess(9)).toEqual(Array(9).fill(401));
  });

  test('clears the count of wrong passwords only after the whole login', async () => {
    const { phone, time, guesser, answer } = await withGuesser(on);
    for (let attempt = 0; attempt < 8; attempt += 1) await guesser.login({ password: 'a guess' });
    await beginLogin(guesser);
    const challenge = await beginLogin(guesser);
    expect((await guesser.login()).statusCode).toBe(429);
    expect((await answer(challenge, phone.codeAt(time.now))).statusCode).toBe(200);
    expect((await guesser.login({ password: 'a guess' })).statusCode).toBe(401);
  });

  test('sends the owner one notice a day', async () => {
    const site = await withGuesser(on);
    const { time, guess } = site;
    const told = async () => (await noticesOf(site)).filter(([kind]) => kind === 'wrong codes');
    await guess(9);
    expect(await told()).toEqual([]);
    time.now += 15 * minute;
    await guess(10);
    expect(await told()).toEqual([['wrong codes', ownerEmail]]);
    time.now += 24 * 60 * minute;
    await guess(10);
    expect(await told()).toHaveLength(2);
  });
});
