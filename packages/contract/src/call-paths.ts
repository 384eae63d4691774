/**
 * The path of each endpoint. This file imports nothing, so that the browser can use it without the schemas.
 */

/** Follows the app host: `{host}/api/api` (specification §7). */
export const appHostBasePath = '/api/api';

/** Base path of the site's own endpoints, on its own origin. */
export const siteBasePath = '/api/site';

/** Paths under `appHostBasePath`. */
export const appHostPaths = {
  login: '/login',
  /** The second step of a sign-in to an account with a second factor. */
  secondFactor: '/login/second-factor',
  passkeyLoginOptions: '/login/passkey/options',
  passkeyLogin: '/login/passkey',
  /** Lists the identity providers that can be used to sign in. */
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
  /** Reauthentication, required before a change of how an account is protected. */
  reauthenticate: '/account/reauthentication',
  changePassword: '/account/password',
  changeEmail: '/account/email',
  confirmEmail: '/account/email/confirm',
  authenticator: '/account/authenticator',
  confirmAuthenticator: '/account/authenticator/confirm',
  backupCodes: '/account/backup-codes',
  passkeyOptions: '/account/passkeys/options',
  /** Whether to offer a passkey after sign-in. */
  passkeyOffer: '/account/passkey-offer',
  passkeys: '/account/passkeys',
  passkey: '/account/passkeys/:id',
  linkedProvider: '/account/providers/:provider',
  accountSessions: '/account/sessions',
  accountSession: '/account/sessions/:id',
  accountData: '/account/data',
} as const;

/** The OpenAPI description, below each base path. Exported separately, because no page requests it. */
export const openApiPath = '/openapi.json';

/**
 * How fast a page was for a real visitor. Exported separately, because the script that uses it must stay
 * small.
 */
export const vitalsPath = '/vitals';

/** Reports that one of our scripts failed on a page. Exported separately for the same reason. */
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
  /** For staff only, and only with the bundled application. */
  staffDemoRequests: '/staff/demo-requests',
  staffDemoRequestsCsv: '/staff/demo-requests.csv',
  staffDemoRequestAnswered: '/staff/demo-requests/:id/answered',
  /** The route of calendar files; `webinarCalendarPath` gives the path of one. */
  webinarCalendar: '/webinars/:webinarId/:file',
} as const;

/**
 * The path of the calendar file of one date of a webinar, available without registering.
 * @param start the start of the date, ISO 8601 in UTC; without it the next date at the time of opening
 */
export function webinarCalendarPath(webinarId: string, start?: string): string {
  return `${siteBasePath}/webinars/${webinarId}/${start === undefined ? 'next' : start.slice(0, 10)}.ics`;
}
