/**
 * Pages that are personal or temporary: sign-in, the account, pages opened by an emailed link or a sent form;
 * and downloads, which a visitor saves anyway. The list is written out, because importing all routes would
 * add a twentieth to the worker's size. The test beside it checks it against lib/pages/routes.ts.
 */
const never = [
  '/api/',
  '/login',
  '/account',
  '/staff',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/demo-request/sent',
  '/call-request/sent',
  '/webinar-registered',
  '/article-feedback/sent',
  '/downloads/',
];

/** Whether a page may be stored in the browser, in any language. */
export function mayBeStored(pathname: string): boolean {
  const inFirstLanguage = pathname.replace(/^\/[a-z]{2,3}(?=\/)/, '');
  return !never.some((path) => pathname.startsWith(path) || inFirstLanguage.startsWith(path));
}
