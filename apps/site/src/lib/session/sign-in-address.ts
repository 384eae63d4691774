import { routes } from '../routes.ts';

/** Pages to which signing in leads back. A list, so that no link can send somebody anywhere else. */
const returnsTo = [routes.staffDemoRequests, routes.account];

/** The sign-in page that leads back to the page of this path, if it is one of these. */
export const signInAndReturnTo = (page: string) => `${routes.login}?next=${encodeURIComponent(page)}`;

/** The place on the sign-in page that says that a session has ended, shown when the address names it. */
export const sessionEndedId = 'session-ended';

/**
 * Where a page that needs a session sends somebody whose session ended (specification §4): to /login, which says why and
 * leads back. Undefined for a page that needs none.
 */
export function sessionEndedAddress(path: string): string | undefined {
  const page = returnsTo.find((each) => each === path);
  return page && `${signInAndReturnTo(page)}#${sessionEndedId}`;
}

/**
 * Where the browser goes after signing in: to / (specification §2), or back to the page that asked for it.
 * @param search the query of the sign-in page's address
 */
export function addressAfterSignIn(search: string): string {
  const asked = new URLSearchParams(search).get('next');
  return returnsTo.find((page) => page === asked) ?? routes.home;
}
