import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { listen } from '../../../testing/app/listen.ts';
import { haveEvilProvider } from '../../../testing/sign-in/evil-provider.ts';
import { environmentOf } from '../../../testing/sign-in/have-providers.ts';
import { close } from '../../../testing/sign-in/openid-provider.ts';
import { openVisitor } from '../../../testing/sign-in/provider-visitor.ts';
import { answerMaxBytes, boundedFetch } from './bounded-fetch.ts';

const options = { body: undefined, headers: {}, method: 'GET', redirect: 'manual' } as const;
const megabyte = 1024 * 1024;
const bomb = gzipSync(Buffer.alloc(50 * megabyte));

/** Writes until the connection is closed. @returns how many bytes were written */
function writeOn(response: ServerResponse): { bytes: number } {
  const written = { bytes: 0 };
  const part = Buffer.alloc(64 * 1024, ' ');
  const write = () => {
    while (!response.destroyed) {
      written.bytes += part.byteLength;
      if (!response.write(part)) return;
    }
  };
  response.on('drain', write);
  write();
  return written;
}

async function serve(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_, response) => answer(response));
  const port = await listen(server);
  onTestFinished(() => close(server));
  return `http://127.0.0.1:${port}/`;
}

describe('the response of a provider', () => {
  test('is read unchanged', async () => {
    const address = await serve((response) =>
      response
        .writeHead(201, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
        .end(gzipSync('{"issuer":"ama"}')),
    );
    const answer = await boundedFetch(address, options);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([201, 'application/json']);
    expect(await answer.json()).toEqual({ issuer: 'ama' });
  });

  test('may have no body', async () => {
    const address = await serve((response) => response.writeHead(204).end());
    expect((await boundedFetch(address, options)).status).toBe(204);
  });

  test.each([
    ['of the maximum length', answerMaxBytes, true],
    ['a byte longer', answerMaxBytes + 1, false],
  ])('%s is %d bytes: %s', async (_what, bytes, fits) => {
    const address = await serve((response) => response.end(Buffer.alloc(bytes)));
    const asked = boundedFetch(address, options).then((answer) => answer.arrayBuffer());
    if (fits) expect((await asked).byteLength).toBe(bytes);
    else await expect(asked).rejects.toThrow(`longer than ${answerMaxBytes} bytes`);
  });

  test('that is endless is aborted', async () => {
    let written = { bytes: 0 };
    const address = await serve((response) => {
      written = writeOn(response);
    });
    await expect(boundedFetch(address, options)).rejects.toThrow('longer');
    expect(written.bytes).toBeLessThan(32 * megabyte);
  });

  test('that decompresses to fifty megabytes is aborted', async () => {
    expect(bomb.byteLength).toBeLessThan(64 * 1024);
    const address = await serve((response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    await expect(boundedFetch(address, options)).rejects.toThrow('longer');
  });
});

test.each(['/.well-known/openid-configuration', '/token', '/keys'])(
  'a provider whose %s never ends is aborted long before the timeout',
  async (path) => {
    const evil = await haveEvilProvider();
    const { app, log } = await buildTestApp({ environment: environmentOf('GOOGLE', evil) });
    let written = { bytes: 0 };
    evil.answer = (asked, response) => {
      if (asked !== path) return false;
      response.writeHead(200, { 'content-type': 'application/json' });
      written = writeOn(response);
      return true;
    };
    const visitor = openVisitor(app);
    const { address } = await visitor.leave('google');
    if (address.origin === new URL(evil.url).origin) {
      evil.idToken = () => evil.sign(evil.honestClaims(address.searchParams.get('nonce')));
      const back = new URL(address.searchParams.get('redirect_uri') ?? '');
      back.search = `?code=1&state=${address.searchParams.get('state')}`;
      expect(await visitor.comeBack(back)).toBe('/login#provider-problem=failed');
    }
    expect(written.bytes).toBeGreaterThan(0);
    expect(written.bytes).toBeLessThan(32 * megabyte);
    expect(log.join('')).toMatch(/"level":"warn".*"err":\{"type"/);
  },
);
