/** Where each call is answered. This file imports nothing, so that the browser can use it without the schemas. */

/** Follows the app host: `{host}/api/api` (specification §7). */
export const appHostBasePath = '/api/api';

/** Calls that the site itself answers, at its own origin. */
export const siteBasePath = '/api/site';

/** Paths under `appHostBasePath`. */
export const appHostPaths = {
  login: '/login',
  /** The second step of a login whose account has a second factor. */
  secondFactor: '/login/second-factor',
  passkeyLoginOptions: '/login/passkey/options',
  passkeyLogin: '/login/passkey',
  /** Which other companies' accounts can be used to sign in. */
  providers: '/login/providers',
  startProvider: '/login/providers/:provider',
  providerCallback: '/login/providers/:provider/callback',
  logout: '/logout',
  refresh: '/refresh',
  alertSettings: '/alert-settings',
  inventory: '/inventory',
  importInventory: '/inventory/import',
  inventoryItems: '/inventory/items',
  inventoryItem: '/inventory/items/:id',
  signUp: '/register',
  confirmSignUp: '/register/confirm',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  account: '/account',
  profile: '/account/profile',
  /** Whoever changes how an account is protected proves again who they are. */
  reauthenticate: '/account/reauthentication',
  changePassword: '/account/password',
  changeEmail: '/account/email',
  confirmEmail: '/account/email/confirm',
  authenticator: '/account/authenticator',
  confirmAuthenticator: '/account/authenticator/confirm',
  backupCodes: '/account/backup-codes',
  passkeyOptions: '/account/passkeys/options',
  /** Whether to offer a passkey after signing in. */
  passkeyOffer: '/account/passkey-offer',
  passkeys: '/account/passkeys',
  passkey: '/account/passkeys/:id',
  linkedProvider: '/account/providers/:provider',
  accountSessions: '/account/sessions',
  accountSession: '/account/sessions/:id',
  accountData: '/account/data',
} as const;

/** Under each base path: what can be called there, described for programs. Alone, because no page calls it. */
export const openApiPath = '/openapi.json';

/** How fast a page was for somebody who read it. Alone as well, because its caller carries nothing that it can spare. */
export const vitalsPath = '/vitals';

/** That a script of ours failed on a page. Alone as well, for the same reason. */
export const browserErrorsPath = '/browser-errors';

/** Paths under `siteBasePath`. */
export const sitePaths = {
  demoRequests: '/demo-requests',
  webinarRegistrations: '/webinar-registrations',
  /** Was this helpful? Under help articles and guides. */
  articleFeedback: '/article-feedback',
  /** Searches that found nothing. */
  searchMisses: '/search-misses',
  vitals: vitalsPath,
  browserErrors: browserErrorsPath,
  /** For the staff alone, where the application is bundled. */
  staffDemoRequests: '/staff/demo-requests',
  staffDemoRequestsCsv: '/staff/demo-requests.csv',
  staffDemoRequestAnswered: '/staff/demo-requests/:id/answered',
  /** Where a calendar file lies; `webinarCalendarPath` says its address. */
  webinarCalendar: '/webinars/:webinarId/:file',
} as const;

/**
 * The address of the calendar file of one date of a webinar, to be opened without registering.
 * @param start the start of the date, ISO 8601 in UTC; without it the next one at the time of opening
 */
export function webinarCalendarPath(webinarId: string, start?: string): string {
  return `${siteBasePath}/webinars/${webinarId}/${start === undefined ? 'next' : start.slice(0, 10)}.ics`;
}
