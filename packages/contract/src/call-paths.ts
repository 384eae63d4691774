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
