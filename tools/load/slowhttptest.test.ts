import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildTestSite } from '@accounting-site/server/testing/app/build-test-site';
import { readPages } from '@accounting-site/server/testing/app/read-pages';
import { startServer } from '@accounting-site/server/testing/app/start-server';
import { connectionsIn, findConnections } from '@accounting-site/server/testing/database/find-connections';
import { freshPlace } from '@accounting-site/server/testing/database/fresh-database';
import { isLong } from '@accounting-site/server/testing/load/fault-size';
import { expect, onTestFinished, test } from 'vitest';
import { findOrInstallSlowhttptest, readSlowhttptest, runSlowhttptest } from './slowhttptest.ts';

const reason = 'it takes most of a minute, which belongs to the long form';
const minute = 60_000;
const connections = 1000;
const promised = 30;
/**
 * With a file larger than the kernel's buffer, data that the kernel accepts later looks as if the client had
 * read it. That restarts a timeout of a quarter of a minute.
 */
const promisedForLarge = 45;
/** A busy machine is slow, which is no failure. */
const slack = 5;
/** The time limit for slowhttptest. */
const seconds = promisedForLarge + 2 * slack;
/**
 * As in slowhttptest's manual. Such a slow reader notices a closed connection late, so the test reads the
 * kernel's table.
 */
const slowRead = ['-X', '-k', '3', '-n', '5', '-z', '32', '-w', '512', '-y', '1024'];
const page = `<title>Home</title>${'words '.repeat(3000)}`;
const largePage = `<title>Large</title>${'words '.repeat(400_000)}`;

test('the output of slowhttptest is parsed', () => {
  const head = 'Seconds,Closed,Pending,Connected,Service Available';
  const rows = ['0,0,1,0,1000', '1,0,4,996,1000', '2,0,0,1000,1000', '20,400,0,600,1000'];
  const closed = 'Test ended on 21th second\nExit status: No open connections left\n';
  expect(readSlowhttptest(closed, `${[head, ...rows].join('\n')}\n`, 1000)).toEqual({
    mostOpen: 1000,
    allOpenAt: 2,
    allClosedAt: 21,
    wasAvailable: true,
  });
  const held = 'Test ended on 3th second\nExit status: Hit test time limit\n';
  expect(readSlowhttptest(held, `${head}\n1,0,4,996,0\n`, 1000)).toEqual({
    mostOpen: 996,
    allOpenAt: undefined,
    allClosedAt: undefined,
    wasAvailable: false,
  });
  expect(() => readSlowhttptest('Cannot resolve host', head, 1000)).toThrow('did not do its work');
});

test("the kernel's table of connections is parsed", () => {
  const line = (local: string, state: string) => `   0: 0100007F:${local} 0100007F:C350 ${state} 0:0 00:0 0`;
  const ours = ['01', '01', '08', '04', '06', '0A'].map((state) => line('1F90', state));
  const table = ['  sl  local_address rem_address   st', ...ours, line('1F91', '01'), ''];
  const found = connectionsIn(table.join('\n'), 0x1f90);
  expect(found.map(({ state }) => state)).toEqual(['open', 'open', 'open', 'unsent']);
  expect(new Set(found.map(({ client }) => client))).toEqual(new Set([0xc350]));
});

/** A server under attack, and a visitor who loads its home page over a new connection each time. */
async function startAttacked() {
  await findOrInstallSlowhttptest();
  const folder = mkdtempSync(join(tmpdir(), 'slowhttptest-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { dataDir } = await freshPlace('SQLite');
  const siteDir = buildTestSite({ 'index.html': page, 'large.html': largePage });
  const server = startServer({ DATA_DIR: dataDir, SITE_DIR: siteDir, LOG_LEVEL: 'error' });
  const { href, origin, port } = new URL(await server.hears(/The site is at (http:\S+)/));
  return {
    origin,
    port: Number(port),
    pages: readPages(href, page, { keepAlive: false }),
    attack: (path: string, args: string[], enough = new AbortController().signal) =>
      runSlowhttptest(args, { url: `${origin}${path}`, connections, folder, seconds, enough }),
  };
}

test('slow headers, bodies and readers of slowhttptest are disconnected within half a minute, without effect on visitors', {
  timeout: 4 * minute,
}, async ({ skip }) => {
  skip(!isLong, reason);
  const { origin, port, pages, attack } = await startAttacked();
  // slowhttptest cannot send custom headers, and the server immediately refuses a form without an origin.
  const form = `application/json\r\nOrigin: ${origin}`;
  const gone = new AbortController();
  const attacks = Promise.all([
    attack('/', ['-H', '-i', '5']),
    attack('/api/site/demo-requests', ['-B', '-i', '5', '-f', form]),
    attack('/', slowRead, gone.signal),
  ]);
  const goneAfter = await watch(attacks, 3 * connections, () => countOpen(port));
  gone.abort();
  const [headers, body, read] = await attacks;
  const visitor = await pages.stop();
  console.log('slowhttptest:', { headers, body, read, goneAfter }, 'pages meanwhile:', visitor);
  for (const report of [headers, body, read])
    expect(report).toMatchObject({ allOpenAt: expect.any(Number), wasAvailable: true });
  for (const { allOpenAt = Number.NaN, allClosedAt = Number.NaN } of [headers, body])
    expect(allClosedAt - allOpenAt).toBeLessThanOrEqual(promised);
  expect(goneAfter).toBeLessThan(promised + slack);
  expect(visitor.read).toBeGreaterThan(100);
});

test('slow readers of a large file are disconnected, and their buffers are freed', {
  timeout: 4 * minute,
}, async ({ skip }) => {
  skip(!isLong, reason);
  const { port, pages, attack } = await startAttacked();
  const gone = new AbortController();
  const attacked = attack('/large', slowRead, gone.signal);
  const goneAfter = await watch(attacked, connections, () => findConnections(port).length);
  gone.abort();
  const report = await attacked;
  const visitor = await pages.stop();
  console.log('slowhttptest:', { report, goneAfter }, 'pages meanwhile:', visitor);
  expect(report).toMatchObject({ allOpenAt: expect.any(Number), wasAvailable: true });
  expect(goneAfter).toBeLessThan(promisedForLarge + slack);
  expect(visitor.read).toBeGreaterThan(100);
});

const countOpen = (port: number) => findConnections(port).filter(({ state }) => state === 'open').length;

/**
 * Counts connections until the attack is over, or only a visitor's are left.
 * @param attackers how many connections the attack opens
 * @returns the seconds from when all were open until they were closed; NaN if they were never all open, or
 * stayed open
 */
async function watch(attack: Promise<unknown>, attackers: number, count: () => number): Promise<number> {
  const visitors = 10;
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  attack.then(end, end);
  let openedAt = Number.NaN;
  while (!isOver) {
    const now = count();
    if (Number.isNaN(openedAt) && now >= attackers) openedAt = performance.now();
    if (!Number.isNaN(openedAt) && now <= visitors) return Math.round((performance.now() - openedAt) / 1000);
    await sleep(500);
  }
  return Number.NaN;
}
