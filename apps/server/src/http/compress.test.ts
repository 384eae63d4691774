import { Readable } from 'node:stream';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { saveInventoryItems } from '../inventory/inventory.repository.ts';
import { answerError } from '../plugins/errors.ts';
import { openBrowser } from '../testing/app/browser.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { unpackedBody } from '../testing/app/unpacked-body.ts';
import { compressResponse } from './compress.ts';
import { RefusedCall } from './problems.ts';

const accepting = (encodings: string) => ({ 'accept-encoding': encodings });

test.each([
  ['br, gzip', 'br', 8],
  ['gzip', 'gzip', 8],
  ['', 'identity', 1],
] as const)('a long response to "%s" has the encoding %s', async (accepted, encoding, times) => {
  const { app } = await buildTestApp();
  const url = '/api/site/openapi.json';
  const plain = await app.inject({ url, headers: accepting('identity') });
  const answer = await app.inject({ url, headers: accepting(accepted) });
  expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
  expect(answer.headers.vary).toBe('accept-encoding');
  expect(unpackedBody(answer).equals(plain.rawPayload)).toBe(true);
  expect(plain.rawPayload.length / answer.rawPayload.length).toBeGreaterThanOrEqual(times);
});

test('a stock list is compressed as it is read, with the tag of the list', async () => {
  const { app, database, businessId, time } = await buildTestApp();
  const items = Array.from({ length: 500 }, (_, at) => ({
    name: `Item ${at}`,
    sku: `SKU${at}`,
    unit: 'bag',
    quantity: at,
    pricePesewas: 28_00,
  }));
  await saveInventoryItems(database, businessId, items, time.now);
  const browser = openBrowser(app);
  await browser.login();
  const ask = (encodings: string) =>
    browser.send('GET', '/api/api/inventory', undefined, accepting(encodings));
  const plain = await ask('identity');
  expect(plain.json()).toHaveLength(items.length);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const packed = await ask('br, gzip');
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(unpackedBody(packed).equals(plain.rawPayload)).toBe(true);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  const again = { 'if-none-match': `${packed.headers.etag}`, ...accepting('br') };
  expect((await browser.send('GET', '/api/api/inventory', undefined, again)).statusCode).toBe(304);
});

test('a short response is sent as it is', async () => {
  const { app } = await buildTestApp();
  const { headers } = await app.inject({ url: '/api/api/login/providers', headers: accepting('br') });
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
});

test('a list that fails before its first byte is a readable problem', async () => {
  const app = fastify().addHook('onSend', compressResponse).setErrorHandler(answerError);
  onTestFinished(() => app.close());
  app.get('/', (_request, reply) => {
    const failing = new Readable({ read: () => failing.destroy(new RefusedCall(503, 'Try again.')) });
    return reply.header('etag', 'W/"1"').type('application/json').send(failing);
  });
  const { statusCode, headers, body } = await app.inject({ url: '/', headers: accepting('gzip') });
  expect([statusCode, headers['content-encoding'], headers.etag]).toEqual([503, undefined, undefined]);
  expect(JSON.parse(body)).toMatchObject({ status: 503 });
});
