import { routes } from '../pages/routes.ts';

/** Pages that sign-in may redirect to. A fixed list prevents open redirects. */
const returnsTo = [routes.staffDemoRequests, routes.account];

/** The sign-in page that redirects back to this path, if the path is in the list. */
export const signInAndReturnTo = (page: string) => `${routes.login}?next=${encodeURIComponent(page)}`;

/**
 * The id of the message on the sign-in page that the session has ended. It is shown when the URL fragment
 * names it.
 */
export const sessionEndedId = 'session-ended';

/**
 * The redirect after a session has ended on a page that needs one (specification §4): to /login, which shows
 * the reason and redirects back. Undefined for a page that needs no session.
 */
export function sessionEndedAddress(path: string): string | undefined {
  const page = returnsTo.find((each) => each === path);
  return page && `${signInAndReturnTo(page)}#${sessionEndedId}`;
}

/**
 * The redirect after signing in: to / (specification §2), or back to the page that asked for it.
 * @param search the query of the sign-in page's URL
 */
export function addressAfterSignIn(search: string): string {
  const asked = new URLSearchParams(search).get('next');
  return returnsTo.find((page) => page === asked) ?? routes.home;
}
