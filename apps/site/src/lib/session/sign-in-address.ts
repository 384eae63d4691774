import { routes } from '../routes.ts';

/** Pages to which signing in leads back. A list, so that no link can send somebody anywhere else. */
const returnsTo = [routes.staffDemoRequests];

/** Where a page that needs a session sends somebody without one; undefined for a page that needs none. */
export function signInAddress(path: string): string | undefined {
  const returnTo = returnsTo.find((page) => page === path);
  if (returnTo !== undefined) return `${routes.login}?next=${encodeURIComponent(returnTo)}`;
  return path.startsWith(routes.account) ? routes.login : undefined;
}

/**
 * Where the browser goes after signing in: to / (specification §2), or back to the page that asked for it.
 * @param search the query of the sign-in page's address
 */
export function addressAfterSignIn(search: string): string {
  const asked = new URLSearchParams(search).get('next');
  return returnsTo.find((page) => page === asked) ?? routes.home;
}
