import { routes } from '../routes.ts';

/** Pages to which signing in leads back. A list, so that no link can send somebody anywhere else. */
const returnsTo = [routes.staffDemoRequests, routes.account];

/** The sign-in page that leads back to one of these pages. */
export const signInAndReturnTo = (page: (typeof returnsTo)[number]) =>
  `${routes.login}?next=${encodeURIComponent(page)}`;

/**
 * Where a page that needs a session sends somebody without one; undefined for a page that needs none. A session that
 * ended leads to /login as it is (specification §4), except for the staff, whom a mail sent to their page.
 */
export function signInAddress(path: string): string | undefined {
  if (path === routes.staffDemoRequests) return signInAndReturnTo(path);
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
