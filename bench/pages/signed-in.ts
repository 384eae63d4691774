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

/** Longer than any silence between a request and what its response shows, in milliseconds. */
const stillFor = 3000;

/**
 * Waits until all content of a page that needs a session is shown, which comes after its code and its requests.
 * Observes changes, because reading the page would block it.
 */
export const waitForContent = (page: Page): Promise<void> =>
  page.evaluate(
    (stillFor) =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error('The page was still changing after a minute.')), 60_000);
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(end, stillFor);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, stillFor);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    stillFor,
  );
