import { readNavigation, readPayments } from '@accounting-site/content/facts';
import { expect, test } from 'vitest';
import { files } from './files.ts';

const pagesFolder = 'apps/site/src/pages/';

/** The routes of the site's page files: a name in square brackets matches any one path segment. */
const routes = files
  .filter((file) => file.startsWith(pagesFolder) && file.endsWith('.astro'))
  .map((file) => file.slice(pagesFolder.length, -'.astro'.length).replace(/(^|\/)index$/, ''))
  .map((route) => new RegExp(`^/${route.replace(/\[[^\]]+\]/g, '[^/]+')}$`));

const isPage = (path: string) => routes.some((route) => route.test(path.replace(/(?<=.)[?#].*/, '')));

test('every link of header and footer opens a page', () => {
  const { header, footer } = readNavigation();
  const paths = [...header, ...footer.flatMap(({ links }) => links)].map((link) => link.path);
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !isPage(path))).toEqual([]);
});

test('every payment method opens its sign-up page', () => {
  const paths = readPayments().methods.map(({ route }) => route);
  expect(paths.filter((path) => !isPage(path))).toEqual([]);
});
