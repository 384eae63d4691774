import { readNavigation, readPayments } from '@accounting-site/content/facts/facts';
import { buyingTexts } from '@accounting-site/content/files/buying';
import { legalTexts } from '@accounting-site/content/files/legal';
import { expect, test } from 'vitest';
import { routes } from '../../apps/site/src/lib/pages/routes.ts';
import { files } from './files.ts';

const pagesFolder = 'apps/site/src/pages/';

/** Pages that one file builds whose name alone would match any page at the top of the site. */
const builtTogether: Record<string, string[]> = {
  '[...buying]': buyingTexts.map((name) => routes[name]),
  '[legal]': legalTexts.map((name) => routes[name]),
  '[unfinished]': [routes.mobile, routes.blog, routes.guides, routes.webinars],
  '[...sent]': [],
  '[form]/[step]': [],
};

/** A pattern of the paths of a page file: [name] is one segment, [...name] any number of them, or none. */
const patternOf = (route: string) =>
  new RegExp(`^/${route.replace(/\/\[\.{3}[^\]]+\]/g, '(/.+)?').replace(/\[[^\]]+\]/g, '[^/]+')}$`);

const patterns = files
  .filter((file) => file.startsWith(pagesFolder) && file.endsWith('.astro'))
  .map((file) => file.slice(pagesFolder.length, -'.astro'.length).replace(/(^|\/)index$/, ''))
  .flatMap((route) => (builtTogether[route] ?? [route]).map((each) => patternOf(each.replace(/^\//, ''))));

const isPage = (path: string) => patterns.some((pattern) => pattern.test(path.replace(/(?<=.)[?#].*/, '')));

test('every link of header and footer opens a page', () => {
  const { header, footer } = readNavigation();
  const paths = [...header, ...footer.flatMap(({ links }) => links)].map((link) => link.path);
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !isPage(path))).toEqual([]);
  expect(isPage('/no-such-page')).toBe(false);
});

test('every payment method opens its sign-up page', () => {
  const paths = readPayments().methods.map(({ route }) => route);
  expect(paths.filter((path) => !isPage(path))).toEqual([]);
});
