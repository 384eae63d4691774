import { phoneInvalid } from '@accounting-site/contract/fields/validation-messages';
import { afterEach, expect, test, vi } from 'vitest';
import { sendToSite } from './site-call.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (status: number, body: unknown = {}) => {
  const fetch = vi.fn(async (_url: string, _options: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('the form is sent to the site as JSON with its idempotency key', async () => {
  const fetch = answering(201);
  expect(await sendToSite('POST /demo-requests', { name: 'Esi' }, 'key-1')).toEqual({ stored: 'sent' });
  const [url, options] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/api/site/demo-requests');
  expect(options).toMatchObject({ method: 'POST', body: '{"name":"Esi"}' });
  expect(options?.headers).toMatchObject({ 'idempotency-key': 'key-1' });
});

test('refused fields are returned with their messages', async () => {
  answering(422, { errors: [{ field: 'phone', message: phoneInvalid }] });
  expect(await sendToSite('POST /demo-requests', {}, 'k')).toEqual({ errors: { phone: phoneInvalid } });
});

test.each([
  [503, 'server'],
  [500, 'server'],
  [422, 'server'],
])('status %i without field errors is "%s"', async (status, outcome) => {
  answering(status);
  expect(await sendToSite('POST /demo-requests', {}, 'k')).toEqual({ failure: { outcome } });
});

test('a limit says how many seconds to wait', async () => {
  const headers = { 'retry-after': '1740' };
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(Response.json({}, { status: 429, headers })));
  expect(await sendToSite('POST /demo-requests', {}, 'k')).toEqual({
    failure: { outcome: 'limited', wait: 1740 },
  });
});

test('a browser without AbortSignal.timeout(), such as Safari 15, sends the form', async () => {
  vi.stubGlobal('AbortSignal', {});
  answering(201);
  expect(await sendToSite('POST /demo-requests', {}, 'k')).toEqual({ stored: 'sent' });
});

test.each([200, 202])(
  'a page with status %i is no response of the site: nothing was stored',
  async (status) => {
    const headers = { 'content-type': 'text/html' };
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('<p>Sign in</p>', { status, headers })));
    expect(await sendToSite('POST /demo-requests', {}, 'k')).toEqual({ failure: { outcome: 'server' } });
  },
);

test('no response is "network", and so is a timeout', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  expect(await sendToSite('POST /demo-requests', {}, 'k')).toEqual({ failure: { outcome: 'network' } });
});
