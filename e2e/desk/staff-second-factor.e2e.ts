import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPage } from '@accounting-site/content/reading/pages';
import { openDatabase } from '@accounting-site/server/database/open-database';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { accountSchema } from '../../apps/site/src/pages/_account/account-words.ts';
import { staffLeadsSchema } from '../../apps/site/src/pages/_staff/staff-leads-words.ts';
import { builtSite } from '../../tools/build-steps/built-site.ts';
import { startServer } from '../support/server-process.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const words = readPage('staff-leads', staffLeadsSchema);
const account = readPage('account', accountSchema);
const path = '/staff/leads';

test('staff without an authenticator app see when they need one, and afterwards why they have no access', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'accounting-site-'));
  const server = await startServer({
    PORT: `${await findFreePort()}`,
    DATA_DIR: folder,
    SITE_DIR: builtSite,
    STAFF_SECOND_FACTOR: 'required',
  });
  try {
    const staff = await server.addAccount({ role: 'staff' });
    await beSignedIn(page, staff, { site: server.url });
    const notice = (text: string) => page.getByRole('main').getByText(text.split('[')[0] ?? '');
    const link = page.getByRole('main').getByRole('link', { name: account.staff_second_factor.link });
    for (const [address, { soon }] of [
      [path, account.staff_second_factor],
      ['/account', account.staff_second_factor],
    ] as const) {
      await page.goto(server.url + address);
      await expect(notice(soon)).toBeVisible();
      await expect(link).toHaveAttribute('href', '/account#security');
    }
    await page.goto(server.url + path);
    await expect(page.getByRole('button', { name: words.list.csv })).toBeVisible();

    await giveRoleDaysAgo(folder, staff.email, 8);
    for (const [address, { over }] of [
      [path, account.staff_second_factor],
      ['/account', account.staff_second_factor],
    ] as const) {
      await page.goto(server.url + address);
      await expect(notice(over)).toBeVisible();
      await expect(link).toBeVisible();
    }
    await page.goto(server.url + path);
    await expect(notice(account.staff_second_factor.over)).toBeVisible();
    await expect(page.getByRole('button', { name: words.list.csv })).toHaveCount(0);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

async function giveRoleDaysAgo(dataDir: string, email: string, days: number): Promise<void> {
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  await database
    .updateTable('accounts')
    .set({ role_since: Date.now() - days * 24 * 60 * 60 * 1000 })
    .where('email', '=', email)
    .execute();
  await database.destroy();
}
