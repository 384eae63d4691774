import { once } from 'node:events';
import { createServer } from 'node:http';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { expect, onTestFinished, test } from 'vitest';
import { startNginxTls } from './start-nginx-tls.ts';

const edge = '127.0.0.2';

/** nginx in front of a server that responds with the address that it is told. */
async function startBehind(cdn?: string) {
  const port = await findFreePort();
  const server = createServer(({ headers }, response) => response.end(headers['x-forwarded-for']));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const nginx = await startNginxTls([port, port], cdn);
  onTestFinished(nginx.stop);
  const addressOf = async (localAddress: string, forwarded: string) =>
    (await nginx.ask('/', { localAddress, headers: { 'x-forwarded-for': forwarded } })).body;
  return { nginx, addressOf };
}

test('visitors of one CDN arrive with their own addresses, which they cannot choose', async () => {
  const { nginx, addressOf } = await startBehind(edge);
  expect(await addressOf(edge, '203.0.113.9')).toBe('203.0.113.9');
  expect(await addressOf(edge, '2001:db8::7')).toBe('2001:db8::7');
  // A CDN appends the address of the visitor to what the visitor sent.
  expect(await addressOf(edge, '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await addressOf(edge, `198.51.100.1, 203.0.113.9, ${edge}`)).toBe('203.0.113.9');
  // A request that does not come from the CDN.
  expect(await addressOf('127.0.0.3', '203.0.113.9')).toBe('127.0.0.3');

  // nginx writes the line of a request after its response.
  const logged = () =>
    nginx
      .log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).req.client);
  await expect.poll(() => logged().at(-1)).toBe('127.0.0.3');
  expect(logged()).toContain('2001:db8::7');
  expect(logged()).not.toContain(edge);
});

test('without a CDN, no header changes the address of a visitor', async () => {
  const { addressOf } = await startBehind();
  expect(await addressOf(edge, '203.0.113.9')).toBe(edge);
});
