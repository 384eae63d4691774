import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '@accounting-site/server/config/config';
import { migrateDatabase, openDatabase } from '@accounting-site/server/database/open-database';
import { publishRelease } from '@accounting-site/server/releases/releases.repository';
import { ownOrigin } from '@accounting-site/server/testing/app/build-test-app';
import { buildTestSite } from '@accounting-site/server/testing/app/build-test-site';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { startServer } from '@accounting-site/server/testing/app/start-server';
import { faultSize } from '@accounting-site/server/testing/load/fault-size';
import { makeRelease, publish, scriptOf } from '@accounting-site/server/testing/publishing/make-release';
import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../test-setup/test-postgres.ts';
import { startNginx } from './start-nginx.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
  return () => postgres.stop();
});

const rounds = faultSize(4, 40);
const visitorsASecond = 100;

/** Two servers with data folders of their own on one PostgreSQL, and nginx, which sends all requests to them. */
async function serveTwice() {
  const name = `releases_${randomUUID().replaceAll('-', '')}`;
  const administrator = openDatabase({ databaseUrl: postgres.url('postgres'), dataDir: '' });
  await sql.raw(`create database ${name}`).execute(administrator);
  await administrator.destroy();
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'two-releases-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  };
  const place = { databaseUrl: postgres.url(name), dataDir: newFolder() };
  const database = openDatabase(place);
  onTestFinished(() => database.destroy());
  await migrateDatabase(database, place);
  const siteDir = buildTestSite({ 'robots.txt': 'no page: nginx has nothing to send itself' });
  const start = async () => {
    const port = await findFreePort();
    const server = startServer({
      DATA_DIR: newFolder(),
      SITE_DIR: siteDir,
      DATABASE_URL: place.databaseUrl,
      SITE_URL: ownOrigin,
      ENCRYPTION_KEY: encryptionKey,
      TRUSTED_PROXIES: 'loopback',
      LOG_LEVEL: 'error',
      PORT: String(port),
    });
    await server.hears(/The site is at/);
    return { server, url: `http://127.0.0.1:${port}` };
  };
  const encryptionKey = randomBytes(32).toString('base64');
  const servers = [await start(), await start()];
  const config = { ...readConfig({ NODE_ENV: 'test', SITE_URL: ownOrigin }), siteDir };
  const nginx = await startNginx(config, { servers: servers.map(({ url }) => url) });
  onTestFinished(nginx.stop);
  return { servers, address: nginx.address, database };
}

/** Reads a page and then the script that it names, which another server may send. */
async function visit(address: string, page: string) {
  const answer = await fetch(address + page);
  const html = await answer.text();
  const [, name = 'none', script = '/none'] = /<title>\w+ (\w+)<.*src="([^"]+)"/.exec(html) ?? [];
  const code = await fetch(address + script);
  const isWhole =
    answer.status === 200 &&
    script === scriptOf(name) &&
    code.status === 200 &&
    (await code.text()).startsWith(`export default '${name}'`);
  return { name, problem: isWhole ? undefined : `${page} ${answer.status} ${name} ${script} ${code.status}` };
}

test(
  'a release published on one server is on both within five seconds, while 200 requests a second see whole pages',
  async () => {
    const { servers, address, database } = await serveTwice();
    const names = Array.from({ length: rounds }, (_, round) => `release${round}`);
    const releases = await Promise.all(names.map((name) => makeRelease(name)));
    const showsEverywhere = async (name: string) => {
      const began = performance.now();
      for (const { url } of servers) {
        await vi.waitFor(async () => expect((await visit(url, '/pricing')).name).toBe(name), {
          timeout: 5000,
          interval: 20,
        });
      }
      return performance.now() - began;
    };
    for (const release of releases.slice(0, 1)) await publish(database, release);
    await showsEverywhere(names[0] ?? '');

    let isOver = false;
    const problems: string[] = [];
    let visits = 0;
    const visiting: Promise<void>[] = [];
    const load = (async () => {
      for (let began = performance.now(); !isOver; ) {
        visiting.push(
          visit(address, visits % 2 === 0 ? '/' : '/pricing').then(
            ({ problem }) => void (problem !== undefined && problems.push(problem)),
            (error: unknown) => void problems.push(String(error)),
          ),
        );
        visits += 1;
        began = Math.max(began + 1000 / visitorsASecond, performance.now() - 100);
        await sleep(Math.max(0, began - performance.now()));
      }
    })();
    const times: number[] = [];
    for (const [round, release] of releases.entries()) {
      if (round === 0) continue;
      await publish(database, release);
      times.push(await showsEverywhere(names[round] ?? ''));
      await database.transaction().execute((transaction) =>
        publishRelease(transaction, releases[round - 1]?.id ?? '', {
          at: Date.now(),
          accountId: null,
          kind: 'rollback',
        }),
      );
      times.push(await showsEverywhere(names[round - 1] ?? ''));
    }
    isOver = true;
    await load;
    await Promise.all(visiting);
    expect(problems).toEqual([]);
    expect(Math.max(...times)).toBeLessThan(5000);
    for (const { server } of servers) expect(server.log()).not.toMatch(/"level":"(error|fatal)"/);
    console.log(
      `${visits} visits of two requests, ${times.length} publications, seen by both servers within ${times.map(Math.round).join(', ')} ms`,
    );
  },
  faultSize(90, 900) * 1000,
);
