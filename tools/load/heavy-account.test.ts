import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrateDatabase, openDatabase } from '@accounting-site/server/database/open-database';
import { addPerson, ownerEmail, ownerPassword } from '@accounting-site/server/testing/build-test-app';
import { buildTestSite } from '@accounting-site/server/testing/build-test-site';
import { faultSize } from '@accounting-site/server/testing/fault-size';
import { freshPlace } from '@accounting-site/server/testing/fresh-database';
import { readPages } from '@accounting-site/server/testing/read-pages';
import { startServer } from '@accounting-site/server/testing/start-server';
import { expect, test } from 'vitest';
import { limitMemory } from './memory-limit.ts';

/** The server's heap is limited by its own flags (start-with-flags.ts), and the rest of its memory here. */
const mostMegabytes = 512;
const page = `<!doctype html><title>Home</title>${'word '.repeat(4000)}`;
const rowsOfFile = 10_000;
/** A file of nearly a megabyte. */
const filler = 'x'.repeat(55);
const [files, atOnce, lists, downloads] = [faultSize(10, 28), 28, faultSize(60, 300), faultSize(4, 10)];

/** The body of an import of the items from a number on, all with one quantity. Made beforehand: it takes a while. */
function writeBody(from: number, quantity: number, save: boolean): Buffer<ArrayBuffer> {
  const rows = Array.from(
    { length: rowsOfFile },
    (_, at) => `${filler} ${from + at},S${from + at},${quantity}`,
  );
  return Buffer.from(JSON.stringify({ csv: ['name,sku,quantity', ...rows].join('\n'), save }));
}

test('the heaviest requests that one account may send leave pages as fast as before, within 512 MB', {
  timeout: 300_000,
}, async () => {
  const place = await freshPlace('SQLite');
  const database = openDatabase(place);
  await migrateDatabase(database, place);
  await addPerson(database, { email: ownerEmail, business: 'Adom Provisions', now: Date.now() });
  await database.destroy();
  const limit = limitMemory(mostMegabytes);
  const siteDir = buildTestSite({ 'index.html': page });
  const server = startServer({ DATA_DIR: place.dataDir, SITE_DIR: siteDir, LOG_LEVEL: 'error' });
  const { pid = Number.NaN } = server.process;
  if ('hold' in limit) limit.hold(pid);
  const url = await server.hears(/The site is at (http:\S+)/);
  const call = await signIn(url);
  const send = (body: Buffer<ArrayBuffer>) => call('POST', '/inventory/import', body);
  const full = [writeBody(0, 1, true), writeBody(rowsOfFile, 1, true)] as const;
  const tooMany = writeBody(2 * rowsOfFile, 1, true);
  // Without room for more, the heaviest file is one that changes each of its items.
  const changes = [writeBody(0, 2, true), writeBody(0, 3, true), writeBody(0, 4, false)] as const;

  const statuses: number[] = [];
  const inTurn = async (count: number, ask: (at: number) => Promise<number>) => {
    for (let at = 0; at < count; at += 1) statuses.push(await ask(at));
  };

  const before = readPages(url, page, { keepAlive: true });
  await sleep(2000);
  const usual = await before.stop();

  const during = readPages(url, page, { keepAlive: true });
  statuses.push(await send(full[0]), await send(full[1]));
  expect(statuses).toEqual([200, 200]);
  expect(await send(tooMany)).toBe(409);
  const burst = Array.from({ length: atOnce }, (_, at) => send(changes[at % 3 === 0 ? 2 : 0]));
  statuses.push(...(await Promise.all(burst)));
  // One more reader of each kind than have their turn at the same time.
  await Promise.all([
    ...Array.from({ length: 5 }, () => inTurn(lists / 5, () => call('GET', '/inventory'))),
    ...Array.from({ length: 2 }, () => inTurn(downloads / 2, () => call('GET', '/account/data'))),
    ...Array.from({ length: 2 }, () => inTurn(files / 2, (at) => send(changes[at % 2 === 0 ? 1 : 0]))),
  ]);
  const attacked = await during.stop();

  const most = mostResident(pid);
  const held = 'hold' in limit ? { most: limit.mostMegabytes(), kills: limit.kills() } : limit;
  const counts = Object.groupBy(statuses, String);
  const byStatus = Object.entries(counts).map(([status, all = []]) => `${all.length} x ${status}`);
  console.log('one account:', byStatus.join(', '), `at most ${most} MB resident; under the limit:`, held);
  console.log('pages before:', usual, 'meanwhile:', attacked);
  expect([server.process.exitCode, server.process.signalCode]).toEqual([null, null]);
  if ('hold' in limit) expect(limit.kills()).toBe(0);
  expect(most).toBeLessThan(mostMegabytes);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(attacked.median).toBeLessThan(10 * usual.median);
});

/** Signs the owner in. What comes back makes a call, reads its whole response and gives the status. */
async function signIn(url: string) {
  const headers = { origin: url, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: ownerEmail, password: ownerPassword });
  const answer = await fetch(`${url}/api/api/login`, { method: 'POST', headers, body });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const authorization = `Bearer ${accessToken}`;
  return async (method: string, path: string, sent?: Buffer<ArrayBuffer>): Promise<number> => {
    const response = await fetch(`${url}/api/api${path}`, {
      method,
      headers: { origin: url, authorization, ...(sent && { 'content-type': 'application/json' }) },
      ...(sent && { body: sent }),
    });
    await response.arrayBuffer();
    return response.status;
  };
}

/** The megabytes that a process had in memory at most (proc(5)). */
function mostResident(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
