import { expect, test } from 'vitest';
import { saveInventoryItems } from '../inventory/inventory.repository.ts';
import { openBrowser } from '../testing/app/browser.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { unpackedBody } from '../testing/app/unpacked-body.ts';

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

test('a response to POST, which may have a token, and a short one are sent as they are', async () => {
  const { app } = await buildTestApp();
  const browser = openBrowser(app);
  const name = 'x'.repeat(2000);
  const refused = await browser.send('POST', '/api/api/login', { email: name }, accepting('br'));
  const short = await app.inject({ url: '/api/api/login/providers', headers: accepting('br') });
  expect([refused, short].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, undefined]);
});
