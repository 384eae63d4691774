import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openBrowser } from '../../../testing/app/browser.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';

test('a passkey with the longest allowed credential id can be removed', async () => {
  const { app, database, accountId } = await buildTestApp();
  const browser = openBrowser(app);
  await browser.login();
  const id = randomBytes(1023).toString('base64url');
  const passkey = { id, name: 'A key', public_key: '', counter: 0, transports: '[]', last_used_at: null };
  await database
    .insertInto('passkeys')
    .values({ ...passkey, account_id: accountId, created_at: 1 })
    .execute();
  expect((await browser.send('DELETE', `/api/api/account/passkeys/${id}`)).statusCode).toBe(204);
  expect(await database.selectFrom('passkeys').select('id').execute()).toEqual([]);
});
