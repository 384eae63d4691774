import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { minute, second } from '../clock.ts';
import { openDatabase } from '../database/open-database.ts';
import { codeOf } from '../message-of.ts';
import { endServer, startServer } from '../testing/app/start-server.ts';
import { digestDatabase } from '../testing/database/digest-database.ts';
import { faultSize } from '../testing/load/fault-size.ts';
import { sendForm } from './form-clients.ts';

const rounds = faultSize(0, 5);

/** A disk of four megabytes for one test, or the reason why there is none. */
function mountSmallDisk(): { folder: string } | { reason: string } {
  if (rounds === 0) return { reason: 'it mounts a disk, which belongs to the long form' };
  if (process.getuid?.() !== 0) return { reason: 'only root may mount a disk' };
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'small-disk', folder], { stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true });
    return {
      reason: `mounting a disk is not allowed here (${error instanceof Error ? error.message : error})`,
    };
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  });
  return { folder };
}

test(
  'a full disk loses nothing acknowledged, and the server recovers when there is space',
  async ({ skip }) => {
    const disk = mountSmallDisk();
    if ('reason' in disk) return skip(disk.reason);
    const environment = { DATA_DIR: disk.folder, TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'error' };
    const ballast = join(disk.folder, 'ballast');
    const acknowledged = new Map<string, string>();
    let server = startServer(environment);
    let url = await server.hears(/The site is at (http:\S+)/);
    const send = async () => {
      const { email, answer } = await sendForm(url, true);
      const { id } = (await answer.json()) as { id: string };
      if (answer.status === 201) acknowledged.set(email, id);
      return answer.status;
    };
    for (let round = 0; round < rounds; round += 1) {
      expect(await send()).toBe(201);
      fill(ballast);
      let status = 201;
      while (status === 201) status = await send();
      expect(status).toBe(503);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      // Every second time the server is killed while nothing can be written.
      if (round % 2 === 1) await endServer(server);
      rmSync(ballast);
      if (round % 2 === 1) {
        server = startServer(environment);
        url = await server.hears(/The site is at (http:\S+)/);
      }
      await expect.poll(send, { timeout: 5 * second }).toBe(201);
    }
    await endServer(server);
    const database = openDatabase({ dataDir: disk.folder, databaseUrl: undefined });
    onTestFinished(() => database.destroy());
    await digestDatabase(database);
    const rows = await database.selectFrom('demo_requests').select(['email', 'id']).execute();
    const stored = new Map(rows.map(({ email, id }) => [email, id]));
    expect([...acknowledged].filter(([email, id]) => stored.get(email) !== id)).toEqual([]);
    console.log(`a full disk, ${rounds} times: ${acknowledged.size} acknowledged, 0 lost`);
  },
  5 * minute,
);

/** Uses up all the space that is left. */
function fill(file: string): void {
  const some = Buffer.alloc(16 * 1024);
  try {
    for (;;) writeFileSync(file, some, { flag: 'a' });
  } catch (error) {
    if (codeOf(error) !== 'ENOSPC') throw error;
  }
}
