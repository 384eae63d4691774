import { readPlans } from '@accounting-site/content/facts/facts';
import { describe, expect, test } from 'vitest';
import { day, hour, minute } from '../../../clock.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { addPerson } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { confirmPath, kofi, trySignUp } from '../../../testing/sign-in/try-sign-up.ts';

describe.each(databaseKinds)('confirming a sign-up on %s', (on) => {
  /** Kofi has signed up and has his email. */
  const open = async (asked: object = {}) => {
    const test = await trySignUp(on);
    await test.ask(asked);
    return { ...test, token: await test.tokenTo(kofi.email) };
  };

  test('creates a business on trial with its owner, and signs in', async () => {
    const { app, accounts, events, database, businessId, time, token } = await open({
      paymentMethod: 'mobile-money',
      plan: 'quarterly',
      source: '',
      referrer: 'Google.com',
      campaign: 'November',
    });
    const browser = openBrowser(app);
    time.now += hour;
    const answer = await browser.signIn(confirmPath, { token, password: kofi.password });
    expect(answer.statusCode).toBe(200);
    const [account] = await accounts();
    expect(account).toMatchObject({ name: kofi.name, email: kofi.email, role: 'owner' });
    expect(answer.json()).toEqual({
      accessToken: expect.any(String),
      user: { id: account?.id, email: kofi.email, role: 'owner' },
    });
    expect(answer.cookies.map(({ name }) => name)).toEqual(['__Host-refresh', '__Host-device']);
    const businesses = database.selectFrom('businesses').selectAll().where('id', '!=', businessId);
    expect(await businesses.execute()).toEqual([
      {
        id: account?.business_id,
        name: kofi.business,
        created_at: time.now,
        trial_ends_at: time.now + readPlans().trial.days * day,
        payment_method: 'mobile-money',
        plan: 'quarterly',
        source: 'google.com',
        campaign: 'november',
        stock_version: '',
      },
    ]);
    expect((await browser.send('GET', '/api/api/inventory')).json()).toEqual([]);
    expect((await openBrowser(app).login(kofi)).statusCode).toBe(200);
    expect(await events()).toEqual(
      expect.arrayContaining([
        { event: 'sign-up confirmed', account_id: account?.id, detail: null },
        { event: 'login', account_id: account?.id, detail: 'sign-up' },
      ]),
    );
  });

  test('ignores an unknown plan', async () => {
    const { confirm, database, accounts, token } = await open({ plan: 'no-such-plan' });
    expect((await confirm({ token })).statusCode).toBe(200);
    const [account] = await accounts();
    const business = database
      .selectFrom('businesses')
      .select('plan')
      .where('id', '=', account?.business_id ?? '');
    expect(await business.execute()).toEqual([{ plan: null }]);
  });

  test('keeps another business with the same name', async () => {
    const { confirm, accounts, businessId, token } = await open({ business: 'Adom Provisions' });
    expect((await confirm({ token })).statusCode).toBe(200);
    expect((await accounts())[0]?.business_id).not.toBe(businessId);
  });

  test('requires the right password, and the link stays valid until then', async () => {
    const { confirm, accounts, events, token } = await open();
    const wrong = await confirm({ token, password: 'eight green bicycles' });
    expect([wrong.statusCode, wrong.json().error]).toEqual([
      401,
      'This is not the password that you chose when you signed up',
    ]);
    expect(await accounts()).toEqual([]);
    expect(await events()).toContainEqual({ event: 'login failed', account_id: null, detail: 'sign-up' });
    expect((await confirm({ token })).statusCode).toBe(200);
  });

  test('is refused for a while after ten wrong passwords, regardless of strangers’ attempts at the address', async () => {
    const { app, confirm, hashing, time, token } = await open();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await openBrowser(app).login({ email: kofi.email, password: 'a guess' });
    }
    const before = hashing.count;
    const statuses = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      statuses.push((await confirm({ token, password: `guess ${attempt}` })).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect(hashing.count - before).toBe(10);
    const refused = await confirm({ token });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    expect(refused.json().error).toMatch('Wait 15 minutes, then try again, or sign up again.');
    time.now += 15 * minute;
    expect((await confirm({ token })).statusCode).toBe(200);
  });

  test('responds the same to a used, an expired and an unknown link, with the same work', async () => {
    const { ask, tokenTo, confirm, hashing, time, token } = await open();
    await ask({ email: 'ama@parts.example' });
    const late = await tokenTo('ama@parts.example');
    await confirm({ token });
    time.now += 2 * day;
    const answers = [];
    for (const over of [token, late, 'x'.repeat(43)]) {
      const before = hashing.count;
      const answer = await confirm({ token: over });
      answers.push([answer.statusCode, { ...answer.json(), requestId: '' }]);
      expect(hashing.count - before).toBe(1);
    }
    expect(answers).toEqual(Array(3).fill(answers[0]));
    expect(answers[0]).toMatchObject([
      410,
      {
        error:
          'This link was used already, or is too old. Sign in if your trial has begun. If not, sign up again, and we send another link.',
      },
    ]);
  });

  test('does not last longer when the clock jumps', async () => {
    const { confirm, time, token } = await open();
    const start = time.now;
    time.now = start - 3 * hour;
    expect((await confirm({ token })).statusCode).toBe(410);
    time.now = start + 2 * day;
    expect((await confirm({ token })).statusCode).toBe(410);
    time.now = start - minute;
    expect((await confirm({ token })).statusCode).toBe(200);
  });

  test('is refused after the address got an account in another way', async () => {
    const { confirm, accounts, database, businessId, time, token } = await open();
    await addPerson(database, { email: kofi.email, business: 'Adom Provisions', now: time.now });
    expect((await confirm({ token })).statusCode).toBe(410);
    expect((await accounts()).map(({ business_id }) => business_id)).toEqual([businessId]);
    expect(await database.selectFrom('businesses').selectAll().execute()).toHaveLength(1);
  });

  test('cancels the other sign-ups with the same address', async () => {
    const { ask, tokenTo, confirm, accounts, database, token } = await open();
    const password = 'nine yellow umbrellas';
    await ask({ name: 'Kofi B.', password });
    const second = await tokenTo(kofi.email);
    expect(second).not.toBe(token);
    expect((await confirm({ token: second, password })).statusCode).toBe(200);
    expect((await confirm({ token })).statusCode).toBe(410);
    expect(await accounts()).toEqual([expect.objectContaining({ name: 'Kofi B.' })]);
    // Nor after that account was deleted.
    await database.deleteFrom('accounts').execute();
    expect((await confirm({ token })).statusCode).toBe(410);
  });

  test('with the token of another kind of link, or no token, is refused', async () => {
    const { app, confirm, database, tokenTo, token } = await open();
    await confirm({ token });
    await openBrowser(app).send('POST', '/api/api/forgot-password', { email: kofi.email });
    const ofReset = await tokenTo(kofi.email);
    expect(ofReset).not.toBe(token);
    expect((await confirm({ token: ofReset })).statusCode).toBe(410);
    const none = await confirm({ token: "' or 1=1 --" });
    expect([none.statusCode, none.json().errors]).toEqual([
      422,
      [{ field: 'token', message: 'Please open the link in the email again, or copy the whole code' }],
    ]);
    expect(await database.selectFrom('accounts').selectAll().execute()).toHaveLength(2);
  });
});
