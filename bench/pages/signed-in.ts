import type { Page } from '@playwright/test';
import type { ServerProcess } from '../../e2e/support/server-process.ts';
import { beSignedIn } from '../../e2e/support/sign-in.ts';

/** Signs a window in. */
export type SignIn = (page: Page) => Promise<void>;

const roleFor = (path: string) =>
  path === '/account' ? 'owner' : /^\/staff(\/|$)/.test(path) ? 'admin' : undefined;

export const needsSession = (path: string) => roleFor(path) !== undefined;

/** How to sign in to this server for a page, if the page needs a session. Each role has one account. */
export function signInFor(server: ServerProcess): (path: string) => SignIn | undefined {
  const accounts = new Map<string, ReturnType<ServerProcess['addAccount']>>();
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
