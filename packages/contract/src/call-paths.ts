/** Where each call is answered. This file imports nothing, so that the browser can use it without the schemas. */

/** Follows the app host: `{host}/api/api` (specification §7). */
export const appHostBasePath = '/api/api';

/** Calls that the site itself answers, at its own origin. */
export const siteBasePath = '/api/site';

/** Paths under `appHostBasePath`. */
export const appHostPaths = {
  login: '/login',
  logout: '/logout',
  refresh: '/refresh',
  alertSettings: '/alert-settings',
  inventory: '/inventory',
} as const;

/** Paths under `siteBasePath`. */
export const sitePaths = {
  demoRequests: '/demo-requests',
  webinarRegistrations: '/webinar-registrations',
} as const;
