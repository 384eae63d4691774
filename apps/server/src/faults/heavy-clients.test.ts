import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestSite } from '../testing/app/build-test-site.ts';
import { startServer } from '../testing/app/start-server.ts';
import { freshPlace } from '../testing/database/fresh-database.ts';

/** Eight kilobytes that would need fifty in memory if all were kept. */
const shortHeaders = Array.from({ length: 900 }, (_, at) => `a${at % 90}:b${at % 90}\r\n`).join('');

/** Requests that cost the server far more than the sender: how many connections, and what each sends. */
const kinds = [
  [
    'send many pipelined requests with hundreds of headers',
    100,
    `GET / HTTP/1.1\r\nhost: site.example\r\n${shortHeaders}\r\n`.repeat(64),
  ],
  [
    'send a form in chunks of one byte',
    60,
    'POST /api/site/demo-requests HTTP/1.1\r\nhost: site.example\r\norigin: {url}\r\n' +
      `content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(65_000)}`,
  ],
  ['never finish their headers', 6000, `GET / HTTP/1.1\r\nhost: site.example\r\n${shortHeaders}`],
] as const;

test.each(kinds)('clients who %s do not fill the memory', async (_what, connections, sent) => {
  const { dataDir } = await freshPlace('SQLite');
  const siteDir = buildTestSite({ 'index.html': '<title>Home</title>' });
  const server = startServer({ DATA_DIR: dataDir, SITE_DIR: siteDir, LOG_LEVEL: 'error' });
  const url = new URL(await server.hears(/The site is at (http:\S+)/));
  const bytes = Buffer.from(sent.replace('{url}', url.origin));
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  const attack = async () => {
    while (sockets.length < connections && server.process.exitCode === null) {
      const socket = connect(Number(url.port), url.hostname);
      sockets.push(socket);
      socket.on('error', () => undefined);
      // Some are closed immediately, once there are too many.
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
      await new Promise<void>((resolve) => {
        socket.once('close', () => resolve());
        socket.write(bytes, () => resolve());
      });
      socket.resume();
    }
  };
  await Promise.all(Array.from({ length: 60 }, attack));

  for (let visit = 0; visit < 5; visit += 1) {
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(new URL('/readyz', url))).status).toBe(200);
  }
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
