import { routes } from '../pages/routes.ts';

/** Pages that sign-in may redirect to. A fixed list prevents open redirects. */
const { staff, staffLeads, staffContent, staffMembers, account } = routes;
const returnsTo = [staff, staffLeads, staffContent, staffMembers, account];

/** Whether a path and its query are of a page in the list. */
const isReturnedTo = (address: string) => returnsTo.some((page) => page === address.split('?', 1)[0]);

/** The sign-in page that redirects back to this path and query, if the path is in the list. */
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
export function sessionEndedAddress(page: string): string | undefined {
  return isReturnedTo(page) ? `${signInAndReturnTo(page)}#${sessionEndedId}` : undefined;
}

/**
 * The redirect after signing in: to / (specification §2), or back to the page that asked for it.
 * @param search the query of the sign-in page's URL
 */
export function addressAfterSignIn(search: string): string {
  const asked = new URLSearchParams(search).get('next');
  return asked !== null && isReturnedTo(asked) ? asked : routes.home;
}
