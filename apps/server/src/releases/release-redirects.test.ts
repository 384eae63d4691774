import { contentFolder, useContentFolder } from '@accounting-site/content/reading/content-folder';
import { afterEach, describe, expect, test } from 'vitest';
import { buildTestApp, ownOrigin } from '../testing/app/build-test-app.ts';
import { databaseKinds } from '../testing/database/fresh-database.ts';
import { makeRelease, publish } from '../testing/publishing/make-release.ts';
import { ReleaseLoader } from './load-releases.ts';

const ownContent = contentFolder();
afterEach(() => useContentFolder(ownContent));

describe.each(databaseKinds)('a release on %s', (on) => {
  test('brings its own redirects, which keep the query and come after its pages', async () => {
    const { app, config, database } = await buildTestApp({ on });
    const loader = new ReleaseLoader({ config, database, app });
    const redirects = '[{ from: /old, to: /pricing#part }, { from: /only/two, to: / }]';
    const [one, two] = [await makeRelease('one', { redirects }), await makeRelease('two', { redirects })];
    const ask = async (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => {
      const { statusCode, headers } = await app.inject({ url, method, headers: { origin: ownOrigin } });
      return [statusCode, headers.location];
    };
    expect(await ask('/old')).toEqual([404, undefined]);
    await publish(database, one);
    await loader.catchUp();
    expect(
      await Promise.all([ask('/old?a=1'), ask('/OLD/', 'HEAD'), ask('/only/two'), ask('/fr/old')]),
    ).toEqual([
      [308, '/pricing?a=1#part'],
      [308, '/pricing#part'],
      [308, '/'],
      [308, '/fr/pricing#part'],
    ]);
    expect([await ask('/old', 'POST'), await ask('/api/old')]).toEqual([
      [404, undefined],
      [404, undefined],
    ]);
    await publish(database, two);
    await loader.catchUp();
    expect([await ask('/only/two'), await ask('/old')]).toEqual([
      [200, undefined],
      [308, '/pricing#part'],
    ]);
    await publish(database, await makeRelease('three'));
    await loader.catchUp();
    expect([await ask('/old'), await ask('/only/two')]).toEqual([
      [404, undefined],
      [404, undefined],
    ]);
  });
});
