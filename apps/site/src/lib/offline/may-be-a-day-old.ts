import { readAnnouncement } from '@accounting-site/content/files/announcement';
import { legalTexts } from '@accounting-site/content/files/legal';
import { routes } from '../pages/routes.ts';

/** Whole paths, and beginnings of paths that end with a slash. */
const kinds: readonly string[] = [
  // Help, except the questions about prices and the pages with hours.
  routes.helpArticle(''),
  routes.helpDocumentation,
  routes.helpVideos,
  routes.helpMobile,
  // Guides, and the tools beside them.
  routes.resource(''),
  ...legalTexts.map((name) => routes[name]),
  routes.about,
];

/** Pages of these kinds with prices or dates. */
const exceptions: readonly string[] = [
  routes.story(''),
  routes.webinar(''),
  routes.resource('choose-a-plan'),
  routes.resource('tax-filing-calendar'),
  routes.tool('filing-calendar'),
];

const isAmong = (paths: readonly string[], path: string) =>
  paths.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one));

/**
 * Whether the service worker may show a stored copy of the page immediately, if it is at most a day old: a page
 * without prices, dates or hours. An announcement has a last day, so while there is one no page may be old.
 */
export const mayBeADayOld = (path: string) =>
  readAnnouncement() === undefined && isAmong(kinds, path) && !isAmong(exceptions, path);
