import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { second } from '../clock.ts';
import { openDatabase } from '../database/open-database.ts';
import { buildTestSite } from '../testing/app/build-test-site.ts';
import { startServer } from '../testing/app/start-server.ts';
import { freshPlace } from '../testing/database/fresh-database.ts';

/** Larger than the buffers of a connection. */
const longPage = `<title>Long</title>${'words '.repeat(800_000)}`;
const asked = 30;

const form = 'POST /api/site/demo-requests HTTP/1.1\r\nhost: site.example\r\n';
const halfBody = `${form}content-type: application/json\r\ncontent-length: 9000\r\n\r\n{"name":`;
const askMuch = 'GET /long HTTP/1.1\r\nhost: site.example\r\n\r\n'.repeat(asked);

/** The clients, what each of them sends before it goes silent, and how soon the server has to exit. */
const lingering = [
  ['clients that have sent nothing yet', [''], 6 * second],
  [
    'clients that neither finish their request nor read their response',
    [form, halfBody, askMuch],
    10 * second,
  ],
] as const;

test.each(lingering)(
  'a server that is told to stop closes connections of %s cleanly, and stores its counts',
  async (_who, sent, within) => {
    const place = await freshPlace('SQLite');
    const siteDir = buildTestSite({ 'index.html': '<title>Home</title>', 'long.html': longPage });
    const server = startServer({ DATA_DIR: place.dataDir, SITE_DIR: siteDir, LOG_LEVEL: 'info' });
    const url = await server.hears(/The site is at (http:\S+)/);
    await Promise.all(sent.map((text) => linger(url, text)));
    const headers = { 'content-type': 'application/json', origin: url };
    const body = JSON.stringify({ page: '/', ttfb: 20 });
    const counted = await fetch(`${url}/api/site/vitals`, { method: 'POST', headers, body });
    expect(counted.status).toBe(202);

    const toldAt = performance.now();
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(performance.now() - toldAt).toBeLessThan(within);
    const database = openDatabase(place);
    onTestFinished(() => database.destroy());
    const stored = await database.selectFrom('vitals').select(['page', 'measure', 'count']).execute();
    expect(stored).toEqual([{ page: '/', measure: 'ttfb', count: 1 }]);
  },
  30 * second,
);

async function linger(url: string, sent: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  if (sent !== '') socket.write(sent);
}
