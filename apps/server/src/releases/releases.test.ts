import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readBrand } from '@accounting-site/content/facts/facts';
import { contentFolder, useContentFolder } from '@accounting-site/content/reading/content-folder';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openMetrics } from '../observability/observability.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { type DatabaseKind, databaseKinds } from '../testing/database/fresh-database.ts';
import { makeRelease, publish, scriptOf } from '../testing/publishing/make-release.ts';
import { readLastServed } from './last-served.ts';
import { ReleaseLoader } from './load-releases.ts';
import { releaseFolder } from './release-folder.ts';
import { listServed, publishRelease } from './releases.repository.ts';

const ownContent = contentFolder();
afterEach(() => useContentFolder(ownContent));

const metricsToken = 'a token of more than 24 characters';

async function open(on: DatabaseKind) {
  const environment = { METRICS_TOKEN: metricsToken.replaceAll(' ', '-') };
  const test = await buildTestApp({ on, environment });
  const { app, config, database } = test;
  const startLoader = () => {
    const loader = new ReleaseLoader({ config, database, app });
    app.onCatchUp(() => loader.catchUp());
    return loader;
  };
  const read = async (url: string) => {
    const { statusCode, body } = await app.inject({ url });
    return [statusCode, /<title>(.*)<\/title>/.exec(body)?.[1] ?? body.slice(0, 24)];
  };
  const rollBack = (id: string) =>
    database
      .transaction()
      .execute((transaction) =>
        publishRelease(transaction, id, { at: Date.now(), accountId: null, kind: 'rollback' }),
      );
  return { ...test, startLoader, loader: startLoader(), read, rollBack };
}

describe.each(databaseKinds)('a release on %s', (on) => {
  test('is served with its content, its files and its paths, and the files of the one before stay', async () => {
    const { app, database, loader, read, log } = await open(on);
    const [one, two] = [await makeRelease('one'), await makeRelease('two')];
    await publish(database, one);
    await loader.catchUp();
    expect(await read('/')).toEqual([200, 'Home one']);
    expect(readBrand().name).toBe('Brand one');
    await publish(database, two);
    await loader.catchUp();
    expect([await read('/'), await read('/pricing')]).toEqual([
      [200, 'Home two'],
      [200, 'Pricing two'],
    ]);
    expect(readBrand().name).toBe('Brand two');
    expect(await read(scriptOf('two'))).toEqual([200, "export default 'two';wor"]);
    expect(await read(scriptOf('one'))).toEqual([200, "export default 'one';wor"]);
    expect(await read('/only/one')).toEqual([404, 'Not found two']);
    expect([...app.served.pages]).toContain('/only/two');
    expect([...app.served.pages]).not.toContain('/only/one');
    expect(log.join('')).toContain('/only/…');
    const metrics = await app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${metricsToken.replaceAll(' ', '-')}` },
    });
    expect(metrics.body).toContain(`accounting_site_served_release{release="${two.id}"} 1`);
    expect(metrics.body).toContain('accounting_site_release_failed 0');
  });

  test('can be compressed and compared by every browser', async () => {
    const { app, database, loader } = await open(on);
    await publish(database, await makeRelease('one'));
    await loader.catchUp();
    const tags = [];
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { statusCode, headers, rawPayload } = await app.inject({
        url: '/',
        headers: { 'accept-encoding': encoding },
      });
      expect([statusCode, headers['content-encoding'] ?? 'identity']).toEqual([200, encoding]);
      expect(rawPayload.length).toBe(Number(headers['content-length']));
      tags.push(headers.etag);
    }
    expect(new Set(tags).size).toBe(3);
  });

  test('is taken back, and the files of three releases before the current one stay', async () => {
    const { database, loader, read, rollBack, config } = await open(on);
    const names = ['one', 'two', 'three', 'four', 'five'];
    const releases = await Promise.all(names.map((name) => makeRelease(name)));
    for (const release of releases) await publish(database, release);
    await loader.catchUp();
    const statuses = await Promise.all(names.map(async (name) => (await read(scriptOf(name)))[0]));
    expect(statuses).toEqual([404, 200, 200, 200, 200]);
    const [one] = releases;
    await rollBack(one?.id ?? '');
    await loader.catchUp();
    expect([await read('/'), await read(scriptOf('one'))]).toEqual([
      [200, 'Home one'],
      [200, "export default 'one';wor"],
    ]);
    expect(await listServed(database, 2)).toEqual([one?.id, releases[4]?.id]);
    expect(readLastServed(config.dataDir)[0]).toBe(one?.id);
  });

  test('that this server cannot load leaves the one before, is logged, and shows in the metrics', async () => {
    const { app, database, loader, read, log } = await open(on);
    await publish(database, await makeRelease('one'));
    await loader.catchUp();
    await publish(database, await makeRelease('elsewhere', { siteUrl: 'https://other.example' }));
    await loader.catchUp();
    expect(await read('/')).toEqual([200, 'Home one']);
    expect(readBrand().name).toBe('Brand one');
    expect(app.served.hasFailed).toBe(true);
    expect(log.join('')).toContain('built for the SITE_URL https://other.example. Here it is https://www');
    await publish(database, await makeRelease('two'));
    await loader.catchUp();
    expect([await read('/'), app.served.hasFailed]).toEqual([[200, 'Home two'], false]);
  });

  test('is refused when its content is invalid for this version of the server', async () => {
    const { app, database, loader, read, log } = await open(on);
    const one = await makeRelease('one');
    await publish(database, one);
    await loader.catchUp();
    await publish(database, await makeRelease('two', { brand: '[]' }));
    await loader.catchUp();
    expect([await read('/'), app.served.hasFailed]).toEqual([[200, 'Home one'], true]);
    expect(log.join('')).toContain('brand.yaml');
  });

  test('keeps its pages after an upgrade to a version that cannot read its content', async () => {
    const { app, database, loader, read } = await open(on);
    const brand = readBrand().name;
    const { id } = await makeRelease('one', { brand: '[]' });
    await publish(database, await makeRelease('one', { brand: '[]' }));
    await loader.catchUp();
    expect([await read('/'), app.served.release, app.served.hasFailed]).toEqual([
      [200, 'Home one'],
      id,
      true,
    ]);
    expect(readBrand().name).toBe(brand);
  });

  test('is requested from a server that has not loaded it yet, and that server catches up', async () => {
    const { database, loader, read } = await open(on);
    await publish(database, await makeRelease('one'));
    await loader.catchUp();
    await publish(database, await makeRelease('two'));
    expect(await read(scriptOf('two'))).toEqual([200, "export default 'two';wor"]);
    expect(await read('/')).toEqual([200, 'Home two']);
    expect((await read('/_astro/unknown.js'))[0]).toBe(404);
  });

  test('is served from the disk while the database is away, also when one of its files is damaged', async () => {
    const { app, config, database, loader, read, startLoader } = await open(on);
    const [one, two] = [await makeRelease('one'), await makeRelease('two')];
    await publish(database, one);
    await publish(database, two);
    await loader.catchUp();
    // Another release in the folder of this one, as after a mistake with a copy.
    const place = (id: string, file: string) => join(releaseFolder(config.dataDir, id), file);
    writeFileSync(place(one.id, 'site/index.html.gz'), 'damaged');
    const serving = vi.spyOn(app, 'serveRelease');
    await startLoader().serveLast();
    expect(serving).toHaveBeenCalledOnce();
    expect(await read('/')).toEqual([200, 'Home two']);
    writeFileSync(place(two.id, 'content/brand.yaml'), 'name: Changed by hand');
    await startLoader().catchUp();
    expect([await read('/'), readBrand().name]).toEqual([[200, 'Home two'], 'Brand two']);
    expect(readdirSync(join(config.dataDir, 'releases')).filter((name) => name.endsWith('.partial'))).toEqual(
      [],
    );
    rmSync(join(config.dataDir, 'releases'), { recursive: true });
    serving.mockClear();
    await startLoader().serveLast();
    expect(serving).not.toHaveBeenCalled();
    expect(app.served.release).toBe(two.id);
  });

  test('replaces another one under load: each page belongs to the files that it names', async () => {
    const { app, database, loader, rollBack } = await open(on);
    const releases = [await makeRelease('one'), await makeRelease('two')];
    for (const release of releases) await publish(database, release);
    await loader.catchUp();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    let isOver = false;
    let pages = 0;
    const seen = new Set<string>();
    const visit = async () => {
      while (!isOver) {
        const page = await fetch(`${address}/pricing`);
        const html = await page.text();
        const [, title = '', script = ''] = /<title>Pricing (\w+)<.*src="([^"]+)"/.exec(html) ?? [];
        expect([page.status, script]).toEqual([200, scriptOf(title)]);
        const code = await fetch(address + script);
        expect([code.status, (await code.text()).startsWith(`export default '${title}'`)]).toEqual([
          200,
          true,
        ]);
        seen.add(title);
        pages += 1;
      }
    };
    const visitors = Promise.all(Array.from({ length: 10 }, visit));
    for (let round = 0; round < 6; round += 1) {
      await rollBack(releases[round % 2]?.id ?? '');
      await loader.catchUp();
      expect(app.served.release).toBe(releases[round % 2]?.id);
      const before = pages;
      while (pages < before + 20) await sleep(10);
    }
    isOver = true;
    await visitors;
    expect([...seen].sort()).toEqual(['one', 'two']);
  });
});

test('metrics without a release name none', async () => {
  const { config } = await buildTestApp();
  const metrics = await openMetrics({ ...config, metricsToken });
  const { app } = await buildTestApp({ replace: { metrics } });
  expect(app.served.release).toBeUndefined();
  expect((await metrics.show()).text).toContain('accounting_site_served_release{release="none"} 1');
});
