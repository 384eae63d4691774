import { listInputs, withInputs } from '@accounting-site/content/content-inputs';
import { expect, test, vi } from 'vitest';
import { absoluteUrl } from './absolute-url.ts';
import { siteOrigin, versionOfSiteOrigin } from './site-origin.ts';

test('what names the address of the site is made again for another address', () => {
  vi.stubEnv('SITE_URL', 'https://one.example');
  const { value, inputs } = withInputs(() => absoluteUrl('/about'));
  const versions = () => listInputs(inputs).map(versionOfSiteOrigin);
  const before = versions();
  expect(value).toBe('https://one.example/about');
  vi.stubEnv('SITE_URL', 'https://two.example');
  expect(versions()).not.toEqual(before);
  vi.stubEnv('SITE_URL', 'https://one.example');
  expect(versions()).toEqual(before);
});

test('without SITE_URL the address is that of this machine, and what is no URL is refused', () => {
  vi.stubEnv('SITE_URL', '');
  vi.stubEnv('PORT', '4000');
  expect(siteOrigin()).toBe('http://127.0.0.1:4000');
  vi.stubEnv('SITE_URL', 'no address');
  expect(siteOrigin).toThrow('SITE_URL: write the address that visitors type');
});
