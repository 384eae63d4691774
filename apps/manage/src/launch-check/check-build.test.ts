import { readFileSync, writeFileSync } from 'node:fs';
import { manifestPath } from '@accounting-site/contract/site/site-manifest';
import { readConfig } from '@accounting-site/server/config/config';
import { buildTestSite } from '@accounting-site/server/testing/app/build-test-site';
import { expect, test } from 'vitest';
import { checkBuild } from './check-build.ts';

const siteUrl = 'https://www.ntaafo.com.gh';
const home = (origin: string) => ({
  'index.html': `<!doctype html><title>Home</title><link rel="canonical" href="${origin}/">`,
});

async function found(siteDir: string, more: Record<string, string> = {}, now = Date.now()) {
  const config = readConfig({ SITE_URL: siteUrl, SITE_DIR: siteDir, ...more });
  return (await checkBuild(config, now)).map(({ where, what }) => `${where} | ${what}`);
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

function siteThatChanges(nextChange: string): string {
  const siteDir = buildTestSite(home(siteUrl));
  const manifest = JSON.parse(readFileSync(manifestPath(siteDir), 'utf8'));
  writeFileSync(manifestPath(siteDir), JSON.stringify({ ...manifest, nextChange }));
  return siteDir;
}

test('pages that are older than a date in their content are found an hour after it', async () => {
  const siteDir = siteThatChanges('2027-01-01T00:00:00.000Z');
  expect(await found(siteDir, {}, Date.parse('2027-01-01T00:59Z'))).toEqual([]);
  // A script moves the date of a webinar, so no build is missing until the new year.
  const moved = siteThatChanges('2026-12-02T10:00:00.000Z');
  expect(await found(moved, {}, Date.parse('2026-12-20T10:00Z'))).toEqual([]);
  expect(await found(siteDir, {}, Date.parse('2027-01-01T01:01Z'))).toEqual([
    'Publisher | A date in the content passed on 1 January 2027, and the site has not been built since.',
  ]);
});
