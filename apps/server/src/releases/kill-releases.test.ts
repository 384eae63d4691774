import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { minute } from '../clock.ts';
import { openDatabase } from '../database/open-database.ts';
import { ownOrigin } from '../testing/app/build-test-app.ts';
import { findFreePort } from '../testing/app/find-free-port.ts';
import { startServer } from '../testing/app/start-server.ts';
import { bothDatabases, type DatabaseKind, freshDatabase } from '../testing/database/fresh-database.ts';
import { faultSize, isLong } from '../testing/load/fault-size.ts';
import { makeRelease, scriptOf } from '../testing/publishing/make-release.ts';
import { unpackRelease } from './release-archive.ts';
import { findCurrent, readArchive } from './releases.repository.ts';

const program = fileURLToPath(new URL('../../../manage/src/manage.ts', import.meta.url));
const kills = faultSize(3, 60);

async function open(on: DatabaseKind) {
  const { place } = await freshDatabase(on);
  const database = openDatabase(place);
  onTestFinished(() => database.destroy());
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const releases = await Promise.all(
    ['one', 'two'].map(async (name) => {
      const { id, archive } = await makeRelease(name);
      const file = join(folder, `${name}.tar.zst`);
      writeFileSync(file, archive);
      return { id, file };
    }),
  );
  const environment = {
    DATA_DIR: place.dataDir,
    SITE_DIR: join(folder, 'no-site'),
    SITE_URL: ownOrigin,
    HOST: '127.0.0.1',
    ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
  };
  const manage = (words: string[]) => {
    const child = spawn(process.execPath, [program, 'release', ...words], {
      env: { PATH: process.env.PATH, NODE_ENV: 'test', ...environment },
      stdio: 'ignore',
    });
    return { child, ended: once(child, 'exit').then(([code]: unknown[]) => code) };
  };
  return { database, releases, environment, manage };
}

/** Starts a server. SITE_URL is not its address, so the address comes from the log. */
async function startOn(environment: Record<string, string>) {
  const port = await findFreePort();
  const server = startServer({ ...environment, PORT: String(port) });
  return { server, url: `http://127.0.0.1:${port}`, ready: server.hears(/The site is at/) };
}

describe.each(bothDatabases)('a kill on %s', (on) => {
  test(`at any step of publishing and rolling back (${kills} times) leaves the old or the new release, whole`, {
    timeout: faultSize(2 * minute, 20 * minute),
  }, async () => {
    const { database, releases, manage } = await open(on);
    const [first, second] = releases;
    expect(await manage(['publish', first?.file ?? '']).ended).toBe(0);
    // How long an unkilled command takes, so that the kills hit each part of it.
    const began = performance.now();
    expect(await manage(['publish', second?.file ?? '']).ended).toBe(0);
    const takes = performance.now() - began;
    let done = 0;
    for (let round = 0; round < kills; round += 1) {
      const before = await findCurrent(database);
      const goal = releases.find(({ id }) => id !== before?.release_id);
      const { child, ended } = manage(round % 2 === 0 ? ['rollback'] : ['publish', goal?.file ?? '']);
      // The first half is the start of the program. Some kills come after the commit.
      await sleep(takes * (0.5 + (0.6 * round) / (kills - 1)));
      child.kill('SIGKILL');
      await ended;
      const after = await findCurrent(database);
      const events = await database
        .selectFrom('audit_events')
        .select('id')
        .where('event', 'in', ['release published', 'release rolled back'])
        .execute();
      expect([before?.release_id, goal?.id]).toContain(after?.release_id);
      // The history, the current release and the audit agree.
      expect(events.length).toBe(after?.number);
      expect(await database.selectFrom('publications').select('number').execute()).toHaveLength(
        after?.number ?? 0,
      );
      const archive = await readArchive(database, after?.release_id ?? '');
      expect((await unpackRelease(archive ?? Buffer.from(''))).id).toBe(after?.release_id);
      if (after?.number !== before?.number) done += 1;
    }
    console.log(`${on}: ${kills} publications killed, ${done} were done`);
    // The few kills of the short form may all come before the commit, or all after it.
    if (isLong) {
      expect(done).toBeGreaterThan(0);
      expect(done).toBeLessThan(kills);
    }
  });

  test(`while a server loads a release (${kills} times) loses nothing: the next start serves it`, {
    timeout: faultSize(2 * minute, 20 * minute),
  }, async () => {
    const { releases, environment, manage } = await open(on);
    expect(await manage(['publish', releases[0]?.file ?? '']).ended).toBe(0);
    for (let round = 0; round < kills; round += 1) {
      if (round % 2 === 0) rmSync(join(environment.DATA_DIR, 'releases'), { recursive: true, force: true });
      const { server, ready } = await startOn(environment);
      ready.catch(() => {});
      await sleep(faultSize(150, 100) + 120 * (round % 8));
      server.process.kill('SIGKILL');
      await server.ended;
    }
    const { url, ready } = await startOn(environment);
    await ready;
    expect(await (await fetch(url)).text()).toContain('<title>Home one</title>');

    // And while it serves one release and loads the next.
    expect(await manage(['publish', releases[1]?.file ?? '']).ended).toBe(0);
    await vi.waitFor(
      async () => expect(await (await fetch(url)).text()).toContain('<title>Home two</title>'),
      { timeout: 10_000, interval: 50 },
    );
    for (const name of ['one', 'two']) expect((await fetch(url + scriptOf(name))).status).toBe(200);
    for (let round = 0; round < kills; round += 1) {
      const { server, url: other, ready: started } = await startOn(environment);
      await started;
      const title = round % 2 === 0 ? 'one' : 'two';
      expect(await manage(['publish', releases[round % 2]?.file ?? '']).ended).toBe(0);
      await sleep(40 * round);
      server.process.kill('SIGKILL');
      await server.ended;
      await expect(fetch(other)).rejects.toThrow();
      const again = await startOn(environment);
      await again.ready;
      expect(await (await fetch(again.url)).text()).toContain(`<title>Home ${title}</title>`);
      again.server.process.kill('SIGKILL');
    }
  });
});
