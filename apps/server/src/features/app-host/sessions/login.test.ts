import { inLanguage } from '@accounting-site/content/languages/current-language';
import { text } from '@accounting-site/content/reading/fields';
import { readPage } from '@accounting-site/content/reading/pages';
import { hash } from '@node-rs/argon2';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { hashCost } from '../../../authentication/password-hashing.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { buildTestApp, ownerEmail, ownerPassword } from '../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';

const loginTexts = z.object({ provider_problems: z.object({ disabled: text() }) });

describe.each(databaseKinds)('signing in on %s', (on) => {
  test('returns an access token and the user, and hides the refresh token in a cookie', async () => {
    const { app, accountId } = await buildTestApp({ on });
    const answer = await openBrowser(app).login();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user: { id: accountId, email: ownerEmail, role: 'owner' },
    });
    expect(answer.cookies).toEqual([
      {
        name: '__Host-refresh',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'Strict',
      },
      expect.objectContaining({ name: '__Host-device', httpOnly: true, secure: true, sameSite: 'Strict' }),
    ]);
  });

  test('keeps the cookie for 30 days with Remember me', async () => {
    const { app } = await buildTestApp({ on });
    const answer = await openBrowser(app).login({ remember: true });
    expect(answer.cookies[0]?.maxAge).toBe(30 * 24 * 60 * 60);
  });

  test('accepts the address in any letter case and with spaces around it', async () => {
    const { app } = await buildTestApp({ on });
    const answer = await openBrowser(app).login({ email: `  ${ownerEmail.toUpperCase()} ` });
    expect(answer.json()).toMatchObject({ user: { email: ownerEmail } });
  });

  test('responds the same, after the same work, to a wrong password and an unknown address', async () => {
    const { app, hashing } = await buildTestApp({ on });
    const wrong = await openBrowser(app).login({ password: 'not the pass phrase' });
    const hashesForWrong = hashing.count;
    const unknown = await openBrowser(app).login({ email: 'nobody@adom.example' });
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect([hashesForWrong, hashing.count - hashesForWrong]).toEqual([1, 1]);
    expect(withoutIds(unknown)).toEqual(withoutIds(wrong));
    expect(wrong.json()).toMatchObject({
      status: 401,
      title: 'Unauthorized',
      error: 'Invalid email or password',
      message: 'Invalid email or password',
    });
  });

  test('tells only someone with the password that the account is disabled, and records it', async () => {
    const { app, database, accountId, hashing } = await buildTestApp({ on });
    const wrong = await openBrowser(app).login({ password: 'not the pass phrase' });
    await database.updateTable('accounts').set({ disabled_at: 1 }).execute();
    const guessed = await openBrowser(app).login({ password: 'not the pass phrase' });
    expect(withoutIds(guessed)).toEqual(withoutIds(wrong));
    const body = { email: ownerEmail, password: ownerPassword };
    const disabled = await sendJson(app, '/api/api/login', body, { 'accept-language': 'fr' });
    const said = inLanguage('fr', () => readPage('login', loginTexts).provider_problems.disabled);
    expect([disabled.statusCode, disabled.json().error, disabled.cookies]).toEqual([403, said, []]);
    expect([hashing.count, await database.selectFrom('sessions').select('id').execute()]).toEqual([3, []]);
    const events = await database.selectFrom('audit_events').select(['event', 'account_id']).execute();
    expect(events).toEqual(Array(3).fill({ event: 'login failed', account_id: accountId }));
  });

  test('names each field that is missing or wrong', async () => {
    const { app, hashing } = await buildTestApp({ on });
    const browser = openBrowser(app);
    const empty = await browser.send('POST', '/api/api/login', {});
    expect(empty.statusCode).toBe(422);
    expect(empty.headers['content-type']).toMatch('application/problem+json');
    expect(empty.json()).toMatchObject({
      error: 'Email is required',
      errors: [
        { field: 'email', message: 'Email is required' },
        { field: 'password', message: 'Password is required' },
      ],
    });
    const invalid = await browser.login({ email: 'not-an-address' });
    expect(invalid.json()).toMatchObject({
      errors: [{ field: 'email', message: 'Please enter a valid email' }],
    });
    expect(hashing.count).toBe(0);
  });

  test('records every success and failure, without the typed data', async () => {
    const { app, database, accountId, log } = await buildTestApp({ on });
    await openBrowser(app).login({ email: 'nobody@adom.example', password: 'typed-canary' });
    await openBrowser(app).login({ password: 'typed-canary' });
    await openBrowser(app).login();
    const events = await database.selectFrom('audit_events').selectAll().execute();
    expect(events.map(({ event, account_id }) => [event, account_id])).toEqual(
      expect.arrayContaining([
        ['login failed', null],
        ['login failed', accountId],
        ['login', accountId],
      ]),
    );
    expect(events).toHaveLength(3);
    expect(JSON.stringify(events) + log.join('')).not.toMatch(/typed-canary|nobody@adom/);
  });

  test('upgrades a stored hash with a lower cost', async () => {
    const { app, database } = await buildTestApp({ on });
    const weak = await hash(ownerPassword, { ...hashCost, memoryCost: 8 * 1024 });
    await database.updateTable('accounts').set({ password_hash: weak }).execute();
    expect((await openBrowser(app).login()).statusCode).toBe(200);
    const { password_hash } = await database.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await openBrowser(app).login()).statusCode).toBe(200);
  });

  test.each([
    ['gigabytes of memory', '$argon2id$v=19$m=4194304,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA'],
    ['minutes of work', '$argon2id$v=19$m=19456,t=100000,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA'],
    ['another algorithm', '$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA'],
    ['nonsense', 'plain text'],
  ])('refuses a stored hash that asks for %s', async (_what, stored) => {
    const { app, database, hashing } = await buildTestApp({ on });
    await database.updateTable('accounts').set({ password_hash: stored }).execute();
    expect((await openBrowser(app).login()).statusCode).toBe(401);
    expect(hashing.count).toBe(1);
  });
});

describe.each(databaseKinds)('a login on %s, while its password is compared,', (on) => {
  test.each([
    ['another password is set', { password_hash: 'another hash' }],
    ['its account is disabled', { disabled_at: 1 }],
  ])('begins no session when %s: that would outlive the end of all others', async (_what, change) => {
    let meanwhile = async () => {};
    const verify = async () => {
      await meanwhile();
      return true;
    };
    const { app, database } = await buildTestApp({ on, hashFunctions: { hash: async () => '', verify } });
    meanwhile = async () => void (await database.updateTable('accounts').set(change).execute());
    const answer = await openBrowser(app).login();
    expect([answer.statusCode, answer.cookies]).toEqual([409, []]);
    expect(answer.json().message).toContain('Please sign in again');
    expect(await database.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});

describe('many users who sign in at the same time', () => {
  test('are served within capacity; the others are refused with a time to retry', async () => {
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { app, hashing } = await buildTestApp({
      room: { maxParallel: 2, waiting: 3 },
      hashFunctions: { hash: async () => '', verify: () => held.then(() => false) },
    });
    const answered: { statusCode: number; headers: object }[] = [];
    const crowd = Array.from({ length: 12 }, async (_, index) => {
      answered.push(await openBrowser(app).login({ email: `person${index}@adom.example` }));
    });
    await vi.waitFor(() => expect([answered.length, hashing.count]).toEqual([7, 2]), 10_000);
    expect(answered.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(503));
    expect(answered[0]?.headers).toMatchObject({ 'retry-after': '3' });
    finish();
    await Promise.all(crowd);
    expect(answered.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(hashing.count).toBe(5);
  });
});

function withoutIds(answer: { headers: object; body: string }) {
  const { requestId: _id, ...body } = JSON.parse(answer.body);
  const {
    'x-request-id': _header,
    date: _date,
    ...headers
  } = { ...answer.headers, 'x-request-id': '', date: '' };
  return { headers, body };
}
