import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp, ownOrigin } from '../testing/app/build-test-app.ts';
import { listen } from '../testing/app/listen.ts';
import { sendRaw } from '../testing/app/raw-request.ts';
import { answerBrokenRequest } from './errors.ts';
import { commonHeaders } from './security-headers.ts';

const common = commonHeaders({ siteUrl: ownOrigin });
const always = { ...common, 'content-type': 'application/problem+json', 'cache-control': 'no-store' };

/** Responses that Node or this server writes before Fastify sees the request. */
const early: [number, string, string][] = [
  [400, 'a name that is none', 'GET / HTTP/1.1\r\nhost: x\r\nbad name: 1\r\n\r\n'],
  [400, 'no Host', 'GET / HTTP/1.1\r\n\r\n'],
  [400, 'an unknown method', 'GREET / HTTP/1.1\r\nhost: x\r\n\r\n'],
  [411, 'a body in pieces', 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
  [417, 'an expectation', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: tea\r\n\r\n'],
  [431, 'a long target', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
  [431, 'many headers', `GET / HTTP/1.1\r\nhost: x\r\n${'a: 1\r\n'.repeat(101)}\r\n`],
];

test.each(early)('a %i for %s carries the headers of every response', async (status, _why, lines) => {
  const { app } = await buildTestApp();
  const answer = await sendRaw(await app.listen({ port: 0, host: '127.0.0.1' }), lines);
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject(always);
  expect(Object.fromEntries(answer.headers)).toHaveProperty('strict-transport-security');
  expect(JSON.parse(answer.body)).toMatchObject({ status });
});

test.each([
  [408, 'ERR_HTTP_REQUEST_TIMEOUT'],
  [413, 'HPE_CHUNK_EXTENSIONS_OVERFLOW'],
  [431, 'HPE_HEADER_OVERFLOW'],
  [400, 'HPE_INVALID_METHOD'],
])('a %i after %s carries them too', async (status, code) => {
  const server = createServer((socket) =>
    answerBrokenRequest(Object.assign(new Error(), { code }), socket, common),
  );
  onTestFinished(() => void server.close());
  const port = await listen(server);
  const received = await text(connect(port, '127.0.0.1'));
  expect(received.split(' ')[1]).toBe(String(status));
  for (const [name, value] of Object.entries(always)) expect(received).toContain(`\r\n${name}: ${value}\r\n`);
});

test('HTTP/1.0 does not require Host', async () => {
  const { app } = await buildTestApp();
  const answer = await sendRaw(
    await app.listen({ port: 0, host: '127.0.0.1' }),
    'GET /healthz HTTP/1.0\r\n\r\n',
  );
  expect(answer.status).toBe(200);
});
