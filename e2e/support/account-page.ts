import { join } from 'node:path';
import { readPage } from '@accounting-site/content/reading/pages';
import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { accountSchema } from '../../apps/site/src/pages/_account/account-words.ts';
import type { Account, ServerProcess } from './server-process.ts';
import { beSignedIn } from './sign-in.ts';
import { expect } from './test.ts';

/** The texts of the account page. */
export const words = readPage('account', accountSchema);

/** Opens the account page with a session, and waits until everything on it has loaded. */
export async function openAccount(page: Page, account: Pick<Account, 'email' | 'password'>, site = '') {
  await beSignedIn(page, account, { site });
  await page.goto(`${site}/account`);
  await expect(section(page, 'data')).toBeVisible();
}

/** One section of the account page. */
export const section = (
  page: Page,
  name: 'alerts' | 'import' | 'profile' | 'security' | 'sessions' | 'data',
) => page.getByRole('region', { name: words[name].heading, exact: true });

/** The reauthentication dialog. */
export const proofDialog = (page: Page) => page.getByRole('dialog', { name: words.reauthentication.heading });

/** Makes all reauthentications older than ten minutes. */
export function letProofsPass({ dataDir }: ServerProcess) {
  change(dataDir, 'update sessions set proved_at = proved_at - 601000');
}

/** Makes the three days pass after which two-factor sign-in is turned off. */
export function letRecoveryPass({ dataDir }: ServerProcess, { email }: Pick<Account, 'email'>) {
  const wait = 3 * 24 * 60 * 60_000;
  const statement = 'update accounts set second_factor_ends_at = second_factor_ends_at - ? where email = ?';
  change(dataDir, statement, wait, email);
}

/** Removes the password, as in an account that was created with a passkey or a provider. */
export function takePasswordAway({ dataDir }: ServerProcess, { email }: Account) {
  change(dataDir, "update accounts set password_hash = '' where email = ?", email);
}

/** Disables an account, like `npm run manage -- user disable`. */
export function disableAccount({ dataDir }: ServerProcess, { email }: Account) {
  change(dataDir, 'update accounts set disabled_at = 1 where email = ?', email);
}

/** Starts a trial of a business. */
export function beginTrial({ dataDir }: ServerProcess, { business }: Account, endsAt: number) {
  change(dataDir, 'update businesses set trial_ends_at = ? where name = ?', endsAt, business);
}

/** Gives a business a plan that it pays for. */
export function setPlan({ dataDir }: ServerProcess, { business }: Account, plan: string) {
  change(dataDir, 'update businesses set plan = ?, trial_ends_at = null where name = ?', plan, business);
}

function change(dataDir: string, statement: string, ...values: (string | number)[]) {
  const database = new Database(join(dataDir, 'data.sqlite'), { timeout: 5000 });
  try {
    const { changes } = database.prepare(statement).run(...values);
    if (changes === 0) throw new Error(`There was nothing to change: ${statement}`);
  } finally {
    database.close();
  }
}
