import type { Page } from '@playwright/test';
import type { Account, ServerProcess } from '../../e2e/support/server-process.ts';
import { beSignedIn } from '../../e2e/support/sign-in.ts';

/** Signs a window in. */
export type SignIn = (page: Page) => Promise<void>;

const roleFor = (path: string) =>
  path === '/account' ? 'owner' : /^\/staff(\/|$)/.test(path) ? 'admin' : undefined;

export const needsSession = (path: string) => roleFor(path) !== undefined;

/**
 * How to sign in to this server for a page, if the page needs a session. Each role has one account.
 * @param owner the account of the account page, if one was added already
 */
export function signInFor(server: ServerProcess, owner?: Account): (path: string) => SignIn | undefined {
  const accounts = new Map<string, Promise<Account>>();
  if (owner) accounts.set('owner', Promise.resolve(owner));
  return (path) => {
    const role = roleFor(path);
    if (role === undefined) return undefined;
    return async (page) => {
      const account = accounts.get(role) ?? server.addAccount({ role });
      accounts.set(role, account);
      await beSignedIn(page, await account, { site: server.url });
    };
  };
}

/** Longer than any silence between a request and what its response shows. */
const stillFor = 3000;

/** Waits until all content of a page that needs a session is shown, which comes after its code and its calls. */
export async function waitForContent(page: Page): Promise<void> {
  const read = () => page.evaluate(() => document.querySelector('main')?.innerHTML);
  let before: string | undefined;
  for (let now = await read(); now !== before; now = await read()) {
    before = now;
    await page.waitForTimeout(stillFor);
  }
}
