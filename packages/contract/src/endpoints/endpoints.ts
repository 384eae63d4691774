/** What an endpoint's method and path are. This file imports nothing, so that the browser can use it. */

/** Follows the app host: `{host}/api/api` (specification §7). */
export const appHostBasePath = '/api/api';

/** Base path of the site's own endpoints, on its own origin. */
export const siteBasePath = '/api/site';

/** A method and a path below one of the base paths, with its parameters, such as `DELETE /account/passkeys/:id`. */
export type Endpoint = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** The OpenAPI description, below each base path. Exported separately, because no page requests it. */
export const openApiPath = '/openapi.json';

export const methodOf = (endpoint: Endpoint) => endpoint.slice(0, endpoint.indexOf(' '));

/** The path of an endpoint, without its method. */
export const pathOf = (endpoint: Endpoint) => endpoint.slice(endpoint.indexOf('/'));

/** An endpoint with its only path parameter, which it encodes. */
export const withId = (endpoint: Endpoint, id: string) =>
  endpoint.replace(/:\w+/, encodeURIComponent(id)) as Endpoint;

/** The whole path of one of the application's endpoints, for a form. */
export const appHostPath = (endpoint: Endpoint) => appHostBasePath + pathOf(endpoint);

/** The whole path of one of the site's own endpoints, for a form. */
export const sitePath = (endpoint: Endpoint) => siteBasePath + pathOf(endpoint);

/**
 * The path of the calendar file of one date of a webinar, available without registering.
 * @param start the start of the date, ISO 8601 in UTC; without it the next date at the time of opening
 */
export function webinarCalendarPath(webinarId: string, start?: string): string {
  return `${siteBasePath}/webinars/${webinarId}/${start === undefined ? 'next' : start.slice(0, 10)}.ics`;
}
