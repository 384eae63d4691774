/**
 * Pages of a person or of one moment: sign-in, the account, what a mailed link or a sent form leads to; and downloads,
 * which a visitor keeps anyway. Written out, because the list of all addresses would be a twentieth of the worker;
 * the test beside holds it to lib/routes.ts.
 */
const never = [
  '/api/',
  '/login',
  '/account',
  '/staff/',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/demo-request/sent',
  '/webinar-registered',
  '/article-feedback/sent',
  '/downloads/',
];

/** Whether a page may be stored on the phone. */
export const mayBeStored = (pathname: string) => !never.some((path) => pathname.startsWith(path));
