import { readdirSync, readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildTestSite } from '../testing/app/build-test-site.ts';
import { listen } from '../testing/app/listen.ts';
import { endServer, startServer } from '../testing/app/start-server.ts';
import { startFakePostgres } from '../testing/database/fake-postgres.ts';
import { createPostgresDatabase, freshPlace } from '../testing/database/fresh-database.ts';
import { layPostgresWire } from '../testing/database/postgres-wire.ts';
import { receiveMail } from '../testing/email/receive-mail.ts';

const address = /The site is at (http:\S+)/;

async function startWithSite(more: Record<string, string> = {}) {
  const { dataDir } = await freshPlace('SQLite');
  const siteDir = buildTestSite({
    'index.html': '<!doctype html><title>Home</title>',
    '404.html': 'Not found',
  });
  const environment = { DATA_DIR: dataDir, SITE_DIR: siteDir, ...more };
  return { server: startServer(environment), environment };
}

describe('the process', () => {
  test('serves the site, and shows a demo account only at its first start', async () => {
    const { server, environment } = await startWithSite({ LOG_LEVEL: 'info' });
    const url = await server.hears(address);
    const password = await server.hears(/owner@adom-provisions\.example\s+(\S+)/);
    expect(await (await fetch(url)).text()).toContain('<title>Home</title>');
    const login = await fetch(`${url}/api/api/login`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'owner@adom-provisions.example', password }),
    });
    expect(login.status).toBe(200);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    for (const line of server.log().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg');
    expect(server.log()).not.toContain(password);
    for (const file of readdirSync(environment.DATA_DIR)) {
      expect(readFileSync(join(environment.DATA_DIR, file)).includes(password)).toBe(false);
    }

    const again = startServer(environment);
    await again.hears(address);
    // A closed terminal sends SIGHUP.
    again.process.kill('SIGHUP');
    expect(await again.ended).toBe(0);
    expect(again.output()).not.toContain('demo account');
  });

  test('says in production that it makes a new database, and says nothing about one that is there', async () => {
    const { server, environment } = await startWithSite({
      NODE_ENV: 'production',
      SITE_URL: 'http://localhost',
    });
    await server.hears(address);
    expect(server.output()).toContain(`There was no database in ${environment.DATA_DIR}. This is a new one.`);
    await endServer(server);
    const again = startServer(environment);
    await again.hears(address);
    expect(again.output()).not.toContain('There was no database');
  });

  test('finishes open requests before it ends', async () => {
    const { server } = await startWithSite();
    const url = new URL(await server.hears(address));
    const body = JSON.stringify({ email: 'nobody@adom.example', password: 'wrong' });
    const request = [
      'POST /api/api/login HTTP/1.1',
      `host: ${url.host}`,
      `origin: ${url.origin}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      '',
      '',
    ].join('\r\n');
    const sockets = await Promise.all(Array.from({ length: 10 }, () => open(url)));
    for (const { socket } of sockets) socket.write(request + body.slice(0, 10));
    await sleep(200);
    server.process.kill('SIGTERM');
    await sleep(1500);
    for (const { socket } of sockets) socket.write(body.slice(10));
    const answers = await Promise.all(sockets.map(({ answer }) => answer));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 401 [\s\S]*connection: close/i);
    expect(await server.ended).toBe(0);
  });

  test('ends in time while the mail server hangs, and the next process sends its emails', async () => {
    const { mailServer, environment: toMailServer } = await receiveMail();
    mailServer.become('hangs');
    const { server, environment } = await startWithSite(toMailServer);
    const url = await server.hears(address);
    const answer = await fetch(`${url}/api/site/demo-requests`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ama', email: 'ama@shop.example' }),
    });
    expect(answer.status).toBe(201);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    mailServer.become('accepts');
    await startServer(environment).hears(address);
    await vi.waitFor(() => expect(mailServer.mails).toHaveLength(2), 15_000);
  });

  test("refuses headers over 16 KiB, and ignores the host in a request's target", async () => {
    const { server } = await startWithSite();
    const url = new URL(await server.hears(address));
    const ask = async (target: string, header = '') => {
      const { socket, answer } = await open(url);
      socket.write(`GET ${target} HTTP/1.1\r\nhost: ${url.host}\r\n${header}connection: close\r\n\r\n`);
      return answer;
    };
    const tooLong = await ask('/', `cookie: ${'x'.repeat(17 * 1024)}\r\n`);
    expect(tooLong).toMatch(/^HTTP\/1\.1 431 /);
    expect(tooLong).toMatch(/"error":"The request headers are too large"/);
    // An absolute URL as target is reduced to its path (RFC 9112): this site responds.
    expect(await ask('http://evil.example/')).not.toMatch(/^location:/im);
    for (const target of ['//evil.example', '//evil.example/..', '/\\evil.example']) {
      const answer = await ask(target);
      expect([target, answer.slice(0, 12)]).toEqual([target, 'HTTP/1.1 404']);
      expect(answer).not.toMatch(/^location:/im);
    }
    expect(await ask('/../../../etc/passwd')).toMatch(/^HTTP\/1\.1 404 /);
    const { socket, answer } = await open(url);
    socket.write('NONSENSE\r\n\r\n');
    expect(await answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('serves pages before its PostgreSQL is available, and the API as soon as it is', async () => {
    const wire = await layPostgresWire();
    wire.become('refuses');
    const { server } = await startWithSite({ DATABASE_URL: wire.url(await createPostgresDatabase()) });
    const url = await server.hears(address);
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    wire.become('whole');
    await server.hears(/owner@adom-provisions\.example\s+(\S+)/);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test('serves pages while its PostgreSQL hangs, disconnects or refuses, whatever it did before', async () => {
    const kinds = [
      ['hangs', 'hangs'],
      ['breaks off', 'breaks off'],
      // A database that is starting, and then one that does not exist.
      [{ refuses: '57P03' }, { refuses: '3D000' }],
    ] as const;
    const look = async ([first, then]: (typeof kinds)[number]) => {
      const postgres = await startFakePostgres(first);
      const { server } = await startWithSite({ DATABASE_URL: postgres.url });
      const url = await server.hears(address);
      postgres.become(then);
      const tried = postgres.connections();
      await expect.poll(() => postgres.connections(), { timeout: 20_000 }).toBeGreaterThan(tried + 1);
      expect((await fetch(url)).status).toBe(200);
      server.process.kill('SIGTERM');
      return server.ended;
    };
    expect(await Promise.all(kinds.map(look))).toEqual([0, 0, 0]);
  });

  test.each([
    ['an invalid value', { LOG_LEVEL: 'loud' }, /LOG_LEVEL: write fatal/],
    [
      'a folder that cannot be created',
      { NODE_ENV: 'production', SITE_URL: 'http://localhost', DATA_DIR: '/dev/null/data' },
      /^\nDATA_DIR: \/dev\/null\/data cannot hold/,
    ],
    ['an address of another machine', { HOST: '192.0.2.1' }, /HOST: 192\.0\.2\.1 is not an address/],
    ['an address with a port', { HOST: '0.0.0.0:3000' }, /HOST: 0\.0\.0\.0:3000 is not an address/],
  ])('exits with a message for %s', async (_what, environment, message) => {
    const { server } = await startWithSite(environment);
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(message);
    expect(server.output()).not.toMatch(/\n\s+at /);
  });

  test('exits with a message when PostgreSQL accepts no connection', async () => {
    const postgres = await startFakePostgres({ refuses: '28P01' });
    const { server } = await startWithSite({ DATABASE_URL: postgres.url });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('DATABASE_URL: PostgreSQL accepts no connection (No).');
    expect(server.output()).not.toMatch(/\n\s+at /);
  });

  test('exits with a message when the port is in use', async () => {
    const other = createServer();
    const port = String(await listen(other));
    onTestFinished(() => void other.close());
    const { server } = await startWithSite({ PORT: port });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`PORT: ${port} is in use. Stop what uses it, or choose another port.`);
  });
});

/** A plain socket, because an HTTP client would normalise the request. */
async function open(url: URL): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(Number(url.port), url.hostname);
  onTestFinished(() => void socket.destroy());
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  let text = '';
  socket.setEncoding('utf8').on('data', (data: string) => {
    text += data;
  });
  const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  return { socket, answer };
}
