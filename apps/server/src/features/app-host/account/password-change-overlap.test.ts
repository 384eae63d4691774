import { hash, verify } from '@node-rs/argon2';
import { describe, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../testing/app/browser.ts';
import { buildTestApp, ownerPassword } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';

const path = '/api/api/account/password';
const password = 'seven green bicycles';

describe.each(databaseKinds)('a password change during its hashing on %s', (on) => {
  const open = async (room = { maxParallel: 1, waiting: 0 }) => {
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const test = await buildTestApp({
      on,
      room,
      hashFunctions: {
        hash: async (typed, cost) => {
          await held;
          return hash(typed, cost);
        },
        verify: (stored, typed) => verify(stored, typed),
      },
    });
    const browser = openBrowser(test.app);
    await browser.login();
    return { ...test, browser, finish: () => finish() };
  };

  test('changes nothing when the session ends meanwhile', async () => {
    const { browser, hashing, finish, database } = await open();
    const before = await database.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    const hashes = hashing.count;
    const changing = browser.send('PUT', path, { password, currentPassword: ownerPassword });
    await vi.waitFor(() => expect(hashing.count).toBe(hashes + 2), { timeout: 10_000 });
    expect((await browser.send('POST', '/api/api/logout')).statusCode).toBe(204);
    finish();
    expect((await changing).statusCode).toBe(401);
    expect(await database.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()).toEqual(before);
  });

  test('is confirmed to both requests when it is sent again', async () => {
    const { browser, hashing, finish, database } = await open({ maxParallel: 2, waiting: 0 });
    const change = () => browser.send('PUT', path, { password, currentPassword: ownerPassword });
    const hashes = hashing.count;
    const changing = [change(), change()];
    await vi.waitFor(() => expect(hashing.count).toBe(hashes + 4), { timeout: 10_000 });
    finish();
    const statuses = (await Promise.all(changing)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([204, 204]);
    const notices = database.selectFrom('notices').select('id').where('kind', '=', 'password changed');
    expect(await notices.execute()).toHaveLength(1);
  });

  test('is refused when another password was set meanwhile', async () => {
    const { browser, hashing, finish } = await open({ maxParallel: 2, waiting: 0 });
    const hashes = hashing.count;
    const changing = [password, 'nine red lorries'].map((each) =>
      browser.send('PUT', path, { password: each, currentPassword: ownerPassword }),
    );
    await vi.waitFor(() => expect(hashing.count).toBe(hashes + 4), { timeout: 10_000 });
    finish();
    const statuses = (await Promise.all(changing)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([204, 422]);
  });

  test('is refused with a time to retry when the queue is full', async () => {
    const { browser, hashing, finish } = await open();
    const hashes = hashing.count;
    const changing = browser.send('PUT', path, { password, currentPassword: ownerPassword });
    await vi.waitFor(() => expect(hashing.count).toBe(hashes + 2), { timeout: 10_000 });
    const answer = await browser.send('PUT', path, { password, currentPassword: ownerPassword });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '3']);
    finish();
    expect((await changing).statusCode).toBe(204);
  });
});
