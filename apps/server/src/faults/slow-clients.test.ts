import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { minute, second } from '../clock.ts';
import { buildTestSite } from '../testing/app/build-test-site.ts';
import { startServer } from '../testing/app/start-server.ts';
import { findConnections } from '../testing/database/find-connections.ts';
import { freshPlace } from '../testing/database/fresh-database.ts';
import { faultSize } from '../testing/load/fault-size.ts';

const slowClients = faultSize(150, 1000);
/** The pause after each byte, as in a slowloris attack. */
const pause = second;
const promised = 30 * second;
const page = `<title>Home</title>${'words '.repeat(3000)}`;
/** Thirty of these exceed the buffers of a connection. */
const longPage = `<title>Long</title>${'words '.repeat(400_000)}`;
const asked = 30;

test(
  `${slowClients} clients that send a byte a second or read nothing are disconnected, and others are not affected`,
  async () => {
    const { dataDir } = await freshPlace('SQLite');
    const siteDir = buildTestSite({ 'index.html': page, 'long.html': longPage });
    const server = startServer({ DATA_DIR: dataDir, SITE_DIR: siteDir, LOG_LEVEL: 'error' });
    const url = new URL(await server.hears(/The site is at (http:\S+)/));
    const kinds = [sendHeadersSlowly, sendBodySlowly, takeNothing];
    const openedAt = performance.now();
    const slow = Array.from({ length: slowClients }, (_, at) => kinds[at % kinds.length]?.(url));
    let open = slow.length;
    const closed = Promise.all(
      slow.map(async (one) => {
        await one;
        open -= 1;
      }),
    );
    await sleep(second);
    expect(open).toBe(slowClients);
    while (open > 0) {
      const answer = await fetch(url);
      expect([answer.status, (await answer.text()).length]).toEqual([200, page.length]);
      expect((await fetch(new URL('/readyz', url))).status).toBe(200);
      expect(performance.now() - openedAt, `${open} are still open`).toBeLessThan(promised + 5 * second);
      await sleep(100);
    }
    await closed;
  },
  faultSize(minute, 2 * minute),
);

/** Resolves when the server has closed the connection. */
async function open(url: URL, whenOpen: (socket: Socket) => void): Promise<void> {
  const socket = connect(Number(url.port), url.hostname, () => whenOpen(socket));
  onTestFinished(() => void socket.destroy());
  // The server may close while the client is still sending.
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.once('close', () => resolve());
  });
}

function trickle(socket: Socket, text: () => string): void {
  const timer = setInterval(() => socket.writable && socket.write(text()), pause);
  socket.once('close', () => clearInterval(timer));
  socket.resume();
}

function sendHeadersSlowly(url: URL): Promise<void> {
  return open(url, (socket) => {
    socket.write(`GET / HTTP/1.1\r\nhost: ${url.host}\r\nx-slow: `);
    trickle(socket, () => 'x');
  });
}

function sendBodySlowly(url: URL): Promise<void> {
  return open(url, (socket) => {
    const headers = `host: ${url.host}\r\norigin: ${url.origin}\r\ncontent-type: application/json\r\ncontent-length: 9000`;
    socket.write(`POST /api/site/demo-requests HTTP/1.1\r\n${headers}\r\n\r\n{"name":"`);
    trickle(socket, () => 'x');
  });
}

/** Requests more pages than fit the buffers of a connection, and reads none of them. */
function takeNothing(url: URL): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(url.port), url.hostname, () => {
      socket.pause().write(`GET /long HTTP/1.1\r\nhost: ${url.host}\r\n\r\n`.repeat(asked));
      const { localPort = 0 } = socket;
      // A client that does not read does not notice the end either, so the kernel is asked about the server's
      // side.
      const timer = setInterval(() => {
        if (heldClients(url.port).has(localPort)) return;
        clearInterval(timer);
        resolve();
      }, pause);
      onTestFinished(() => clearInterval(timer));
    });
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
  });
}

let looked = { at: 0, held: new Set<number>() };

/** The ports of clients with a connection on the server's side, read at most once in half a second. */
function heldClients(serverPort: string): Set<number> {
  if (performance.now() - looked.at < pause / 2) return looked.held;
  const held = new Set(findConnections(Number(serverPort)).map(({ client }) => client));
  looked = { at: performance.now(), held };
  return held;
}
