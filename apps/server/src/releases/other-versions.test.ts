import { rmSync } from 'node:fs';
import { readBrand } from '@accounting-site/content/facts/facts';
import { contentFolder, useContentFolder } from '@accounting-site/content/reading/content-folder';
import { afterEach, describe, expect, test } from 'vitest';
import { buildTestApp, ownOrigin } from '../testing/app/build-test-app.ts';
import { type DatabaseKind, databaseKinds } from '../testing/database/fresh-database.ts';
import { makeRelease, scriptOf } from '../testing/publishing/make-release.ts';
import { readLastServed } from './last-served.ts';
import { ReleaseLoader } from './load-releases.ts';
import type { PackedRelease } from './release-archive.ts';
import { releaseFolder } from './release-folder.ts';
import { publishRelease, storeRelease } from './releases.repository.ts';

const ownContent = contentFolder();
afterEach(() => useContentFolder(ownContent));

const unreadable = '[]';
const redirects = '[{ from: /old, to: /pricing }]';

async function open(on: DatabaseKind) {
  const { app, config, database, log } = await buildTestApp({ on });
  const loader = new ReleaseLoader({ config, database, app });
  const add = (release: PackedRelease, code: string, kind: 'publish' | 'rollback' = 'publish') =>
    database.transaction().execute(async (transaction) => {
      const at = Date.now();
      if (kind === 'publish') await storeRelease(transaction, release, { author: '', note: '', at });
      const build = { code, content: '', built_at: at };
      await publishRelease(transaction, release.id, { at, accountId: null, kind, build });
    });
  const publish = async (...release: Parameters<typeof add>) => {
    await add(...release);
    await loader.catchUp();
  };
  const titleOf = async (url: string) =>
    /<title>(.*)<\/title>/.exec((await app.inject({ url })).body)?.[1] ?? '';
  const statusOf = async (url: string) =>
    (await app.inject({ url, headers: { origin: ownOrigin } })).statusCode;
  return { app, config, log, loader, add, publish, titleOf, statusOf };
}

describe.each(databaseKinds)('a release of another version of the site on %s', (on) => {
  test('is served after a rollback, with the content in use for files that cannot be read', async () => {
    const { app, config, log, publish, titleOf, statusOf } = await open(on);
    const earlier = await makeRelease('earlier', { brand: unreadable, redirects });
    await publish(earlier, 'earlier');
    await publish(await makeRelease('later'), 'later');
    expect([await titleOf('/'), await statusOf('/old')]).toEqual(['Home later', 404]);
    await publish(earlier, 'earlier', 'rollback');
    expect([await titleOf('/'), app.served.release]).toEqual(['Home earlier', earlier.id]);
    expect([readBrand().name, await statusOf('/old')]).toEqual(['Brand later', 308]);
    expect([app.served.hasFailed, readLastServed(config.dataDir)[0]]).toEqual([true, earlier.id]);
    expect(log.join('')).toContain('brand.yaml');
    await publish(await makeRelease('newest'), 'later');
    expect([await titleOf('/'), readBrand().name, app.served.hasFailed]).toEqual([
      'Home newest',
      'Brand newest',
      false,
    ]);
  });

  test('brings what the team published, also until the first release of this version', async () => {
    const { publish, titleOf, statusOf, app } = await open(on);
    const brand = readBrand().name;
    await publish(await makeRelease('one', { brand: unreadable, redirects }), 'earlier');
    expect([await titleOf('/'), readBrand().name, await statusOf('/old')]).toEqual(['Home one', brand, 308]);
    // The publisher is of the earlier version as well.
    await publish(await makeRelease('two', { brand: unreadable }), 'earlier');
    expect([await titleOf('/'), readBrand().name, await statusOf('/old')]).toEqual(['Home two', brand, 404]);
    await publish(await makeRelease('three'), 'later');
    expect([readBrand().name, app.served.hasFailed]).toEqual(['Brand three', false]);
    await publish(await makeRelease('four', { brand: unreadable }), 'later');
    expect([await titleOf('/'), readBrand().name, app.served.hasFailed]).toEqual([
      'Home three',
      'Brand three',
      true,
    ]);
  });

  test('keeps its scripts for open pages, however often the newer one was edited', async () => {
    const { config, loader, add, publish, statusOf } = await open(on);
    const names = ['oldest', 'older', 'old', 'one', 'two', 'three', 'four'];
    const releases = await Promise.all(names.map((name) => makeRelease(name)));
    const codes = ['oldest', 'older', 'old', 'new', 'new', 'new', 'new'];
    for (const [at, release] of releases.entries()) await add(release, codes[at] ?? '');
    await loader.catchUp();
    const statuses = await Promise.all(names.map((name) => statusOf(scriptOf(name))));
    expect(statuses).toEqual([404, 200, 200, 200, 200, 200, 200]);
    // A server of another version on the same machine deletes the folders that it does not need.
    rmSync(releaseFolder(config.dataDir, releases[1]?.id ?? ''), { recursive: true });
    await publish(await makeRelease('five'), 'new');
    const after = await Promise.all(['five', 'one', 'older'].map((name) => statusOf(scriptOf(name))));
    expect(after).toEqual([200, 404, 200]);
  });
});
