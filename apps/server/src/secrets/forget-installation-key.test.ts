import { expect, test } from 'vitest';
import { lockAccount } from '../accounts/accounts.repository.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { forgetInstallationKey } from './forget-installation-key.ts';

test('the key is forgotten on PostgreSQL while another transaction has locked an account', async () => {
  const { database, accountId, time } = await buildTestApp({ on: 'PostgreSQL' });
  const forgotten = await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId);
    return database.transaction().execute((forgetting) => forgetInstallationKey(forgetting, time.now));
  });
  expect(forgotten).toEqual({ withoutSecondFactor: [], deadLinks: 0 });
});
