import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../run-command.ts';
import { findOrFetchCaddy } from './find-caddy.ts';
import { startCaddy } from './start-caddy.ts';

let caddy = '';
beforeAll(async () => {
  caddy = await findOrFetchCaddy();
});

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { headers: { 'accept-encoding': 'gzip', ...headers } });

describe('the Caddyfile', () => {
  test('is valid for the host name of a site, with automatic certificates', () => {
    const { status, said } = runCaddy(['validate', '--config', 'deploy/Caddyfile', ...adapter]);
    expect(said).toContain('Valid configuration');
    expect(said).toContain('HTTP->HTTPS redirects are disabled');
    expect(said).not.toContain('not formatted');
    expect(status).toBe(0);
  });

  test("forwards pages unchanged, compresses API responses, sends the client's address, and hides the metrics", async () => {
    const seen: IncomingMessage[] = [];
    const [names, encoded] = ['accept-encoding, available-dictionary', Buffer.from('ff44434200', 'hex')];
    const page = gzipSync('<title>Home</title>');
    const { address, plain, stopServer } = await openCaddy((request, response) => {
      seen.push(request);
      if (request.url === '/') {
        response.writeHead(200, {
          'content-type': 'text/html',
          'content-encoding': 'gzip',
          'content-length': page.length,
          etag: '"1-gzip"',
        });
        return response.end(page);
      }
      if (request.url === '/second') {
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'dcb', vary: names });
        return response.end(encoded);
      }
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
      return response.end(JSON.stringify('words '.repeat(1000)));
    });
    const home = await ask(`${address}/`, {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-request-id': 'chosen-by-a-stranger',
    });
    expect(await home.text()).toBe('<title>Home</title>');
    expect([home.headers.get('etag'), Number(home.headers.get('content-length'))]).toEqual([
      '"1-gzip"',
      page.length,
    ]);
    expect(home.headers.get('server')).toBeNull();
    const { headers } = seen[0] ?? {};
    expect(headers?.['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers?.['x-forwarded-host']).toBe(new URL(address).host);
    expect(headers?.['x-request-id']).toMatch(/^[\da-f-]{36}$/);

    await ask(`${address}/api/site/articles`);
    expect((await ask(`${address}/metrics`)).status).toBe(404);
    expect(seen).toHaveLength(2);

    // Pages in the encoding of browsers with a dictionary.
    const known = { 'accept-encoding': 'br, dcb', 'available-dictionary': ':aGFzaA==:' };
    const second = await ask(`${address}/second`, known);
    expect(seen.pop()?.headers).toMatchObject(known);
    expect(Buffer.from(await second.arrayBuffer())).toEqual(encoded);
    expect([second.headers.get('content-encoding'), second.headers.get('vary')]).toEqual(['dcb', names]);

    const overHttp = (path: string) => fetch(`${plain}${path}`, { redirect: 'manual', method: 'POST' });
    const refused = await overHttp('/api/api/login');
    expect([refused.status, refused.headers.get('location')]).toEqual([403, null]);
    const sent = await overHttp('/pricing?a=1');
    expect([sent.status, sent.headers.get('location')]).toEqual([308, `https://${address}/pricing?a=1`]);
    expect(seen).toHaveLength(2);

    // Caddy waits for a server that is restarting.
    const again = await stopServer();
    const waiting = ask(`${address}/`);
    await sleep(300);
    await again();
    expect((await waiting).status).toBe(200);
  });
});

const adapter = ['--adapter', 'caddyfile'];

function runCaddy(words: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const environment = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, SITE_HOST: 'www.example.com' };
  const { status, stdout, stderr } = spawnSync(caddy, words, {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: folder, ...environment },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

/** Caddy without TLS and on a free port, in front of a server of this test. */
async function openCaddy(answer: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const [port, serverPort] = [await findFreePort(), await findFreePort()];
  const listen = async () => {
    const server = createServer(answer).listen(serverPort, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await listen();
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${port}`;
  const proxy = await startCaddy({ host: address, server: `127.0.0.1:${serverPort}` });
  onTestFinished(proxy.stop);
  return {
    address,
    plain: proxy.plain,
    async stopServer() {
      server.closeAllConnections();
      server.close();
      return async () => {
        server = await listen();
      };
    },
  };
}
