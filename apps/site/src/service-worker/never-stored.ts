import { routes } from '../lib/routes.ts';

/** Pages of a person or of one moment: sign-in, the account, what a mailed link or a sent form leads to. */
const never = [
  '/api/',
  routes.login,
  routes.account,
  '/staff',
  routes.register,
  routes.forgotPassword,
  routes.resetPassword,
  routes.confirmEmail,
  `${routes.demoRequest}/sent`,
  routes.webinarRegistered,
  routes.articleFeedbackSent,
  '/downloads/',
];

/** Whether a page may be stored on the phone. */
export const mayBeStored = (pathname: string) => !never.some((path) => pathname.startsWith(path));
