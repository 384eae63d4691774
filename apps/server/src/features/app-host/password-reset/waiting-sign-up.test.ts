import { describe, expect, test } from 'vitest';
import { day, hour } from '../../../clock.ts';
import { ownerEmail } from '../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { forgotPath } from '../../../testing/sign-in/try-password-reset.ts';
import { kofi, trySignUp } from '../../../testing/sign-in/try-sign-up.ts';

describe.each(databaseKinds)('a forgotten password before the sign-up is confirmed, on %s', (on) => {
  const open = async () => {
    const test = await trySignUp(on);
    const forget = (email = kofi.email, headers = {}) => sendJson(test.app, forgotPath, { email }, headers);
    const links = () => test.database.selectFrom('mailed_links').select('purpose').execute();
    return { ...test, forget, links };
  };

  test('sends the link of the sign-up again, in its language', async () => {
    const { ask, confirm, forget, mailsTo, tokensTo, links } = await open();
    await ask({}, { 'accept-language': 'fr' });
    await tokensTo(kofi.email);
    const answer = await forget(kofi.email.toUpperCase(), { 'accept-language': 'en' });
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
    const [first, second, ...more] = await mailsTo(kofi.email);
    expect(more).toEqual([]);
    expect([second?.subject, second?.text]).toEqual([first?.subject, first?.text]);
    expect(await links()).toEqual([{ purpose: 'sign-up' }]);
    const [token = '', again] = await tokensTo(kofi.email);
    expect(again).toBe(token);
    expect((await confirm({ token })).statusCode).toBe(200);
  });

  test('sends that of the latest sign-up, up to its last hour, and starts its two days again', async () => {
    const { ask, confirm, forget, tokensTo, tokenTo, time } = await open();
    await ask({ password: 'an earlier bicycle' });
    await tokensTo(kofi.email);
    time.now += hour;
    await ask();
    const latest = await tokenTo(kofi.email);
    time.now += 2 * day - hour;
    await forget();
    expect(await tokensTo(kofi.email)).toEqual([expect.not.stringMatching(latest), latest, latest]);
    time.now += 2 * day - hour;
    expect((await confirm({ token: latest })).statusCode).toBe(200);
  });

  test('sends nothing when the sign-up has expired', async () => {
    const { ask, forget, tokensTo, time } = await open();
    await ask();
    await tokensTo(kofi.email);
    time.now += 2 * day;
    expect((await forget()).statusCode).toBe(202);
    expect(await tokensTo(kofi.email)).toHaveLength(1);
  });

  test('sends the account’s own link after the confirmation', async () => {
    const { ask, confirm, forget, tokenTo, mailsTo } = await open();
    await ask();
    const token = await tokenTo(kofi.email);
    await confirm({ token });
    await forget();
    expect(await tokenTo(kofi.email)).not.toBe(token);
    await forget(ownerEmail);
    expect(await mailsTo(ownerEmail)).toHaveLength(1);
  });
});
