import { readConfig } from '@accounting-site/server/config/config';
import { buildTestSite } from '@accounting-site/server/testing/app/build-test-site';
import { expect, test } from 'vitest';
import { checkBuild } from './check-build.ts';

const siteUrl = 'https://www.ntaafo.com.gh';
const home = (origin: string) => ({
  'index.html': `<!doctype html><title>Home</title><link rel="canonical" href="${origin}/">`,
});

async function found(siteDir: string, more: Record<string, string> = {}) {
  const config = readConfig({ SITE_URL: siteUrl, SITE_DIR: siteDir, ...more });
  return (await checkBuild(config)).map(({ where, what }) => `${where} | ${what}`);
}

test('pages that were built for this server cause no finding', async () => {
  expect(await found(buildTestSite(home(siteUrl)))).toEqual([]);
});

test('missing pages, or pages that were built for another address, are found', async () => {
  expect(await found('/nowhere/dist')).toEqual(['SITE_DIR | There is no built site in /nowhere/dist.']);
  expect(await found(buildTestSite(home('http://127.0.0.1:3000')))).toEqual([
    'SITE_URL | The pages were built for http://127.0.0.1:3000, and SITE_URL says https://www.ntaafo.com.gh. Search engines would index the former.',
  ]);
  expect(await found(buildTestSite(home(siteUrl)), { APP_HOST: 'https://app.ntaafo.com.gh' })).toEqual([
    expect.stringMatching(
      /^APP_HOST \| The pages were built to call this server, but APP_HOST says https:\/\/app/,
    ),
  ]);
});
