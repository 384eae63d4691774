import { join } from 'node:path';
import { readPage } from '@accounting-site/content/pages';
import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { accountSchema } from '../../apps/site/src/pages/_account/account-words.ts';
import type { Account, ServerProcess } from './server-process.ts';
import { beSignedIn } from './sign-in.ts';
import { expect } from './test.ts';

/** What the account page says. */
export const words = readPage('account', accountSchema);

/** Opens the account page of somebody who is signed in, with everything on it. */
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

/** The dialog that asks who is there. */
export const proofDialog = (page: Page) => page.getByRole('dialog', { name: words.reauthentication.heading });

/** Lets the ten minutes pass for which everybody who is signed in has proved who they are. */
export function letProofsPass({ dataDir }: ServerProcess) {
  change(dataDir, 'update sessions set proved_at = proved_at - 601000');
}

/** Lets the three days pass after which two-step sign-in ends. */
export function letRecoveryPass({ dataDir }: ServerProcess, { email }: Pick<Account, 'email'>) {
  const wait = 3 * 24 * 60 * 60_000;
  const statement = 'update accounts set second_factor_ends_at = second_factor_ends_at - ? where email = ?';
  change(dataDir, statement, wait, email);
}

/** Makes an account that only a passkey or another company's account opens, as those have it who never chose a password. */
export function takePasswordAway({ dataDir }: ServerProcess, { email }: Account) {
  change(dataDir, "update accounts set password_hash = '' where email = ?", email);
}

/** Lets a business be in its trial. */
export function beginTrial({ dataDir }: ServerProcess, { business }: Account, endsAt: number) {
  change(dataDir, 'update businesses set trial_ends_at = ? where name = ?', endsAt, business);
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
