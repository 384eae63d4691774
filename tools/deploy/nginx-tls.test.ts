import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect as connectHttp2, constants } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { pictureMaxBytes } from '@accounting-site/contract/staff/picture-limits';
import { buildTestSite, describeDictionary } from '@accounting-site/server/testing/app/build-test-site';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { listen } from '@accounting-site/server/testing/app/listen';
import { startServer } from '@accounting-site/server/testing/app/start-server';
import { freshPlace } from '@accounting-site/server/testing/database/fresh-database';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../run-command.ts';
import { findOrInstall } from '../test-setup/install-debian-packages.ts';
import { fillIn } from './fill-in.ts';
import { publicName, startNginxTls } from './start-nginx-tls.ts';

const offlinePage = '<title>Offline</title>';

/** Two servers on one database, like two units on one machine, with nginx in front of them. */
async function startMachine() {
  const { dataDir } = await freshPlace('SQLite');
  const siteDir = buildTestSite({
    'index.html': '<title>Home</title>',
    'offline.html': offlinePage,
    '404.html': 'Not found',
  });
  const ports: [number, number] = [await findFreePort(), await findFreePort()];
  const start = async (port: number) => {
    const server = startServer({
      ...{ DATA_DIR: dataDir, SITE_DIR: siteDir, PORT: String(port) },
      ...{ SITE_URL: `https://${publicName}`, TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'info' },
    });
    await server.hears(/The site is at/);
    return server;
  };
  // Started in turn: the first one creates the tables, the key and the demo account.
  const servers = [await start(ports[0])];
  const password = (await servers[0]?.hears(/owner@adom-provisions\.example\s+(\S+)/)) ?? '';
  servers.push(await start(ports[1]));
  const nginx = await startNginxTls(ports);
  onTestFinished(nginx.stop);
  return { nginx, ports, servers, start, password };
}

type Machine = Awaited<ReturnType<typeof startMachine>>;

const demoRequest = (key: string) => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    origin: `https://${publicName}`,
    'idempotency-key': key,
  },
  body: JSON.stringify({ name: 'Ama', email: 'ama@shop.example' }),
});

test("nginx with TLS redirects to one host name, sends the client's address, and hides restarts of the servers", async () => {
  const machine = await startMachine();
  await expectOneSecureName(machine);
  await expectDictionary(machine);
  await expectCompressedCalls(machine);
  await expectNobodyToNotice(machine);
});

async function expectOneSecureName({ nginx, servers }: Machine): Promise<void> {
  for (const host of [publicName, 'example.com', 'evil.example']) {
    const [answer] = await once(
      request(`${nginx.http}/pricing?a=1`, { headers: { host } }).end(),
      'response',
    );
    answer.resume();
    expect([answer.statusCode, answer.headers.location]).toEqual([308, `https://${publicName}/pricing?a=1`]);
  }
  for (const path of ['/api/api/login', '//api/site/demo-requests', '/%61pi/api/login']) {
    const [answer] = await once(request(`${nginx.http}${path}`, { method: 'POST' }).end(), 'response');
    answer.resume();
    expect([path, answer.statusCode, answer.headers.location]).toEqual([path, 403, undefined]);
  }
  const bare = await nginx.ask('/pricing', { servername: 'example.com' });
  expect([bare.status, bare.headers.location]).toEqual([308, `https://${publicName}/pricing`]);
  // nginx refuses it, not the certificate.
  const stranger = { servername: 'evil.example', rejectUnauthorized: false };
  await expect(nginx.ask('/', stranger)).rejects.toThrow();

  const home = await nginx.ask('/?token=canary', {
    headers: {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-request-id': 'chosen-by-a-stranger',
    },
  });
  expect([home.status, home.body]).toEqual([200, '<title>Home</title>']);
  const hsts = (answer: typeof home) => [answer.status, answer.headers['strict-transport-security']];
  const expected = 'max-age=31536000; includeSubDomains';
  expect(hsts(home)).toEqual([200, expected]);
  // nginx itself responds to these. The first one must not require https of the company's other subdomains.
  expect(hsts(bare)).toEqual([308, 'max-age=31536000']);
  expect(hsts(await nginx.ask('/metrics'))).toEqual([404, expected]);
  const upload = (bytes: number) =>
    nginx.ask('/api/site/staff/content/pictures', { method: 'POST', body: 'x'.repeat(bytes) });
  expect(hsts(await upload(2 * pictureMaxBytes + 1))).toEqual([413, expected]);
  // The largest picture of the editor, in base64, reaches the server, which refuses it without an Origin.
  expect((await upload((pictureMaxBytes / 3) * 4 + 1024)).status).toBe(403);
  expect(await protocolOf(nginx.httpsPort)).toBe('h2');
  await expect(connectWith(nginx.httpsPort, 'TLSv1.1')).rejects.toThrow();
  expect(await connectWith(nginx.httpsPort, 'TLSv1.2')).toBe('TLSv1.2');
  expect(await connectWith(nginx.httpsPort, 'TLSv1.3')).toBe('TLSv1.3');

  // The request ID is the same in the response and in both logs.
  const id = String(home.headers['x-request-id']);
  expect(id).toMatch(/^[\da-f]{32}$/);
  for (const log of [nginx.log(), servers.map((server) => server.log()).join('')]) expect(log).toContain(id);
  const logs = [nginx.log(), ...servers.map((server) => server.log())].join('');
  expect(logs).toContain('127.0.0.1');
  expect(logs).not.toMatch(/canary|203\.0\.113\.9/);
  for (const line of nginx.log().trim().split('\n')) {
    const number = expect.any(Number);
    expect(JSON.parse(line)).toMatchObject({ res: { status: number }, seconds: number });
  }
}

/** Pages reach browsers as the server encoded them with the dictionary. */
async function expectDictionary({ nginx }: Machine): Promise<void> {
  const { address, hash } = describeDictionary(Buffer.from(offlinePage));
  const accepted = { 'accept-encoding': 'gzip, br, dcb, dcz' };
  const first = await nginx.ask('/', { headers: accepted });
  expect(first.headers.link).toBe(`<${address}>; rel="compression-dictionary"`);
  const dictionary = await nginx.ask(address);
  expect([dictionary.body, dictionary.headers['use-as-dictionary']]).toEqual([
    offlinePage,
    'match="/*", match-dest=("document" "")',
  ]);
  const headers = { ...accepted, 'available-dictionary': `:${hash}:` };
  const second = await nginx.ask('/', { headers });
  expect([second.headers['content-encoding'], second.headers['cache-control']]).toEqual([
    'dcb',
    'private, no-cache',
  ]);
  const tag = String(second.headers.etag);
  expect((await nginx.ask('/', { headers: { ...headers, 'if-none-match': tag } })).status).toBe(304);
}

/** Sign-in works through the proxy, and the responses after it are compressed, and only once. */
async function expectCompressedCalls({ nginx, password }: Machine): Promise<void> {
  const login = await nginx.ask('/api/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `https://${publicName}` },
    body: JSON.stringify({ email: 'owner@adom-provisions.example', password }),
  });
  expect(login.status).toBe(200);
  const headers = {
    authorization: `Bearer ${JSON.parse(login.body).accessToken}`,
    'accept-encoding': 'gzip',
  };
  const stock = await nginx.ask('/api/api/inventory', { headers });
  expect([stock.status, stock.headers['content-encoding']]).toEqual([200, 'gzip']);
  const tag = String(stock.headers.etag);
  const again = await nginx.ask('/api/api/inventory', { headers: { ...headers, 'if-none-match': tag } });
  expect(again.status).toBe(304);
}

/** deploy/systemd/restart-in-turn.sh restarts the servers while visitors read pages and send forms. */
async function expectNobodyToNotice(machine: Machine): Promise<void> {
  const failed: string[] = [];
  let answered = 0;
  let going = true;
  const visit = async () => {
    for (let at = 0; going; at += 1) {
      const [path, wanted] = at % 3 === 2 ? ['/api/site/demo-requests', 201] : ['/', 200];
      const sent = wanted === 201 ? demoRequest(crypto.randomUUID()) : {};
      const what = await machine.nginx.ask(path, sent).then(({ status }) => status, String);
      if (what === wanted || what === 429) answered += 1;
      else failed.push(`${path} ${what}`);
      await sleep(10);
    }
  };
  const visitors = [1, 2, 3, 4].map(visit);
  expect(await restartInTurn(machine)).toEqual({ restarted: machine.ports, code: 0 });
  going = false;
  await Promise.all(visitors);
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(50);
}

/** Runs the script with a fake systemctl on PATH that restarts the servers of this test. */
async function restartInTurn({ nginx, ports, servers, start }: Machine) {
  await findOrInstall('/usr/bin/curl', 'curl');
  const folder = mkdtempSync(join(tmpdir(), 'systemctl-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const restarted: number[] = [];
  const systemd = createServer(async (asked, response) => {
    const [, verb, unit = ''] = decodeURI(asked.url ?? '').split('/');
    const at = ports.findIndex((port) => unit === `accounting-site@${port}`);
    if (verb === 'reload') nginx.process.kill('SIGHUP');
    if (verb === 'restart') {
      servers[at]?.process.kill('SIGTERM');
      await servers[at]?.ended;
      const port = ports[at] ?? 0;
      await start(port);
      restarted.push(port);
    }
    response.end();
  });
  const control = await listen(systemd);
  onTestFinished(() => void systemd.close());
  const script = fillIn(readFileSync(join(root, 'deploy/systemd/restart-in-turn.sh'), 'utf8'), {
    '/etc/nginx/nginx.conf': nginx.file,
    '3001 3002': ports.join(' '),
  });
  writeFileSync(join(folder, 'systemctl'), `#!/bin/sh\nexec curl -s "http://127.0.0.1:${control}/$1/$2"\n`, {
    mode: 0o755,
  });
  const child = spawn('sh', ['-c', script], {
    env: { PATH: `${folder}:${process.env.PATH}` },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  return { restarted, code };
}

async function protocolOf(port: number): Promise<string | undefined> {
  const session = connectHttp2(`https://127.0.0.1:${port}`, {
    servername: publicName,
    rejectUnauthorized: false,
  });
  const asked = session.request({ [constants.HTTP2_HEADER_AUTHORITY]: publicName }).resume();
  await new Promise((resolve, reject) => asked.once('response', resolve).once('error', reject));
  const protocol = session.alpnProtocol;
  session.close();
  return protocol;
}

/** The protocol version that is negotiated if the browser supports no newer one. */
function connectWith(port: number, version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3'): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = connectTls(
      { port, servername: publicName, rejectUnauthorized: false, minVersion: version, maxVersion: version },
      () => {
        resolve(socket.getProtocol());
        socket.destroy();
      },
    );
    socket.once('error', reject);
  });
}
