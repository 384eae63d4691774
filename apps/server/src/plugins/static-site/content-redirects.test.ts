import { contentFolder, useContentFolder } from '@accounting-site/content/reading/content-folder';
import { contentWith } from '@accounting-site/content/testing/picture-content';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp, ownOrigin } from '../../testing/app/build-test-app.ts';
import { buildTestSite } from '../../testing/app/build-test-site.ts';
import { loadSite } from './load-site.ts';

test('content redirects keep the query, come after the pages, and apply to GET and HEAD only', async () => {
  const ownContent = contentFolder();
  onTestFinished(() => useContentFolder(ownContent));
  const redirects = '[{ from: /old, to: /pricing#part }, { from: /only, to: / }]';
  useContentFolder(contentWith({ 'redirects.yaml': `redirects: ${redirects}\n` }));
  const siteDir = buildTestSite({ 'only.html': 'Only', '404.html': 'Not found' });
  const { config } = await buildTestApp();
  const { app } = await buildTestApp({ replace: { site: loadSite({ ...config, siteDir }) } });
  const ask = async (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => {
    const { statusCode, headers } = await app.inject({ url, method, headers: { origin: ownOrigin } });
    return [statusCode, headers.location];
  };
  expect(await Promise.all([ask('/old?a=1'), ask('/OLD/', 'HEAD'), ask('/fr/old')])).toEqual([
    [308, '/pricing?a=1#part'],
    [308, '/pricing#part'],
    [308, '/fr/pricing#part'],
  ]);
  expect(await ask('/only')).toEqual([200, undefined]);
  for (const answer of [ask('/old', 'POST'), ask('/api/old')]) expect(await answer).toEqual([404, undefined]);
});
