import { beforeEach, expect, test, vi } from 'vitest';
import { takeOrFetch } from './take-or-fetch.ts';

const address = '/api/api/account';
const asAma = { method: 'GET', headers: { authorization: 'Bearer ama' } };
const ahead = new Response('ahead');
const fetched = new Response('fetched');

/** A page that has sent a request for Ama, and what came back. */
function askedAhead(response: Promise<Response | undefined> = Promise.resolve(ahead), now = 2000) {
  vi.stubGlobal('window', { asked: new Map([[`${address}Bearer ama`, response]]) });
  vi.spyOn(performance, 'now').mockReturnValue(now);
}

beforeEach(() => vi.stubGlobal('fetch', async () => fetched));

test('the response to a request that was sent ahead is taken once', async () => {
  askedAhead();
  expect(await takeOrFetch(address, asAma)).toBe(ahead);
  expect(await takeOrFetch(address, asAma)).toBe(fetched);
});

test('two readers at the same moment do not share it', async () => {
  askedAhead();
  const read = await Promise.all([takeOrFetch(address, asAma), takeOrFetch(address, asAma)]);
  expect(new Set(read)).toEqual(new Set([ahead, fetched]));
});

test('the next request does not wait for one that hangs', async () => {
  askedAhead(new Promise(() => {}));
  void takeOrFetch(address, asAma);
  expect(await takeOrFetch(address, asAma)).toBe(fetched);
});

test.each([
  ['another user', address, { ...asAma, headers: { authorization: 'Bearer kofi' } }],
  ['a change', address, { ...asAma, method: 'PUT' }],
  ['another address', '/api/api/inventory', asAma],
])('%s gets a response of its own', async (_what, url, init) => {
  askedAhead();
  expect(await takeOrFetch(url, init)).toBe(fetched);
});

test('a request is sent again if there was no network for the first, or a minute has passed', async () => {
  askedAhead(Promise.resolve(undefined));
  expect(await takeOrFetch(address, asAma)).toBe(fetched);
  askedAhead(Promise.resolve(ahead), 60_000);
  expect(await takeOrFetch(address, asAma)).toBe(fetched);
});
