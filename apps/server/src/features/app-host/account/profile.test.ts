import { accountSchema } from '@accounting-site/contract/account/account';
import { describe, expect, test } from 'vitest';
import { day, hour } from '../../../clock.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { addPerson, buildTestApp, ownerEmail } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';

const path = '/api/api/account';
const profilePath = '/api/api/account/profile';

describe.each(databaseKinds)('the account page on %s', (on) => {
  const signedIn = async () => {
    const test = await buildTestApp({ on });
    const browser = openBrowser(test.app);
    await browser.login();
    return { ...test, browser };
  };

  test('shows an account that the owner added', async () => {
    const { browser, accountId } = await signedIn();
    const answer = await browser.send('GET', path);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json()).toEqual({
      user: { id: accountId, email: ownerEmail, role: 'owner' },
      name: '',
      business: { name: 'Adom Provisions', trialEndsAt: null, paymentMethod: null, plan: null, next: null },
      hasPassword: true,
      newEmail: null,
      authenticator: null,
      passkeys: [],
      providers: [],
      staffSecondFactorBy: null,
      offersPasskey: true,
    });
  });

  test('shows the trial and all ways to sign in, of this account only', async () => {
    const { browser, database, time, accountId, businessId } = await signedIn();
    const kofi = { email: 'kofi@other.example', business: 'Another shop', now: time.now };
    const other = await addPerson(database, kofi);
    await database
      .updateTable('businesses')
      .set({ trial_ends_at: time.now - day, payment_method: 'mobile-money', plan: 'annually' })
      .where('id', '=', businessId)
      .execute();
    for (const id of [accountId, other.accountId]) {
      const own = { account_id: id, created_at: time.now - hour };
      await database
        .insertInto('authenticators')
        .values({
          account_id: id,
          state: 'confirmed',
          sealed_secret: 'sealed',
          since: time.now,
          last_step: 0,
        })
        .execute();
      const code = { account_id: id, used_at: null };
      await database
        .insertInto('backup_codes')
        .values([
          { ...code, code_hash: 'a' },
          { ...code, code_hash: 'b', used_at: time.now },
          { ...code, code_hash: 'c' },
        ])
        .execute();
      const key = { ...own, name: 'My phone', public_key: 'key', counter: 1, transports: '[]' };
      await database
        .insertInto('passkeys')
        .values({ ...key, id: `passkey of ${id}`, last_used_at: null })
        .execute();
      await database
        .insertInto('provider_links')
        .values({ account_id: id, provider: 'google', subject: id, linked_at: time.now })
        .execute();
    }
    const answer = (await browser.send('GET', path)).json();
    expect(answer).toMatchObject({
      business: { trialEndsAt: '2026-11-01T09:00:00.000Z', paymentMethod: 'mobile-money', plan: 'annually' },
      authenticator: { addedAt: '2026-11-02T09:00:00.000Z', backupCodesLeft: 2 },
      passkeys: [
        {
          id: `passkey of ${accountId}`,
          name: 'My phone',
          addedAt: '2026-11-02T08:00:00.000Z',
          lastUsedAt: null,
        },
      ],
      providers: [{ provider: 'google', linkedAt: '2026-11-02T09:00:00.000Z' }],
    });
    expect(accountSchema.parse(answer)).toEqual(answer);
  });

  test('does not show an authenticator app that is not confirmed', async () => {
    const { browser, database, time, accountId } = await signedIn();
    const offered = { account_id: accountId, state: 'offered', since: time.now } as const;
    await database
      .insertInto('authenticators')
      .values({ ...offered, sealed_secret: 'sealed', last_step: 0 })
      .execute();
    expect((await browser.send('GET', path)).json()).toMatchObject({ authenticator: null });
  });

  test('shows that an account has no password', async () => {
    const { browser, database } = await signedIn();
    await database.updateTable('accounts').set({ password_hash: '' }).execute();
    expect((await browser.send('GET', path)).json()).toMatchObject({ hasPassword: false });
  });

  test('saves the names of the user and the business, and records the change', async () => {
    const { browser, database, accountId, time } = await signedIn();
    await addPerson(database, { email: 'kofi@other.example', business: 'Another shop', now: time.now });
    const answer = await browser.send('PUT', profilePath, {
      name: ' Ama\r\nMensah ',
      business: 'Adom & Sons',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ name: 'Ama Mensah', business: { name: 'Adom & Sons' } });
    expect((await browser.send('GET', path)).json()).toEqual(answer.json());
    const names = await database.selectFrom('businesses').select('name').orderBy('name').execute();
    expect(names.map(({ name }) => name)).toEqual(['Adom & Sons', 'Another shop']);
    const events = await database
      .selectFrom('audit_events')
      .select(['event', 'account_id'])
      .where('event', '=', 'profile changed')
      .execute();
    expect(events).toEqual([{ event: 'profile changed', account_id: accountId }]);
  });

  test.each([
    ['no name', { business: 'Adom' }, 'name', 'Your name is required'],
    ['an invisible name', { name: '\u0000\u0007', business: 'Adom' }, 'name', 'Your name is required'],
    ['no business', { name: 'Ama', business: ' ' }, 'business', 'Business name is required'],
    [
      'a business of control characters',
      { name: 'Ama', business: '\u0000' },
      'business',
      'Business name is required',
    ],
    [
      'a name that is too long',
      { name: 'A'.repeat(121), business: 'Adom' },
      'name',
      'Name must be 120 characters or fewer',
    ],
  ])('does not take %s', async (_what, body, field, message) => {
    const { browser } = await signedIn();
    const answer = await browser.send('PUT', profilePath, body);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ field, message }]]);
    expect((await browser.send('GET', path)).json()).toMatchObject({ name: '' });
  });

  test('responds to signed-out users with 401 before validating the body', async () => {
    const { app } = await buildTestApp({ on });
    const browser = openBrowser(app);
    const answers = [await browser.send('GET', path), await browser.send('PUT', profilePath, {})];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  });
});
