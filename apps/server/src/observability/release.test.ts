import { readFileSync, writeFileSync } from 'node:fs';
import { manifestPath } from '@accounting-site/contract/site/site-manifest';
import { expect, test } from 'vitest';
import { buildTestSite } from '../testing/app/build-test-site.ts';
import { readRelease } from './release.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));

test('the release is the version, with the commit if the build knew it', () => {
  const siteDir = buildTestSite({ 'index.html': '' });
  expect(readRelease(siteDir)).toBe(version);
  const manifest = JSON.parse(readFileSync(manifestPath(siteDir), 'utf8'));
  writeFileSync(manifestPath(siteDir), JSON.stringify({ ...manifest, commit: '3f2a9c1d20b4' }));
  expect(readRelease(siteDir)).toBe(`${version} (3f2a9c1d20b4)`);
});

test('the release is the version when there is no built site', () => {
  expect(readRelease('/nowhere/dist')).toBe(version);
});
