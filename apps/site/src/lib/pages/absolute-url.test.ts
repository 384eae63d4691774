import { inLanguage } from '@accounting-site/content/languages/current-language';
import { listInputs, withInputs } from '@accounting-site/content/reading/content-inputs';
import { versionOfInput } from '@accounting-site/content/reading/content-versions';
import { expect, test, vi } from 'vitest';
import { absoluteUrl } from './absolute-url.ts';

test('what names the address of the site is made again for another address', () => {
  vi.stubEnv('SITE_URL', '');
  vi.stubEnv('PORT', '4000');
  const { value, inputs } = withInputs(() => absoluteUrl('/about'));
  const versions = () => listInputs(inputs).map(versionOfInput);
  const before = versions();
  expect(value).toBe('http://127.0.0.1:4000/about');
  vi.stubEnv('PORT', '4001');
  expect(versions()).not.toEqual(before);
  vi.stubEnv('PORT', '4000');
  expect(versions()).toEqual(before);
  vi.stubEnv('SITE_URL', 'https://one.example');
  expect(versions()).not.toEqual(before);
});

test.each([
  ['/', 'https://one.example/fr'],
  ['/about', 'https://one.example/fr/about'],
  ['/og/about.png', 'https://one.example/fr/og/about.png'],
  ['/feed.xml', 'https://one.example/fr/feed.xml'],
  ['/sitemap.xml', 'https://one.example/sitemap.xml'],
  ['/downloads/invoice.xlsx', 'https://one.example/downloads/invoice.xlsx'],
])('%s of a translated page is %s', (path, url) => {
  vi.stubEnv('SITE_URL', 'https://one.example');
  expect(inLanguage('fr', () => absoluteUrl(path))).toBe(url);
});
