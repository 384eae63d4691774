import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';
import { openSession, signedIn } from './testing/open-session.ts';
import { hang, json, noAnswer, problem } from './testing/scripted-fetch.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a request has the stored access token and cookies', async () => {
  const { session, host } = openSession({ 'GET /inventory': () => json([]) });
  await session.listInventory();
  expect(host.seen[0]).toMatchObject({ url: '/api/api/inventory', credentials: 'include', body: undefined });
  expect(host.seen[0]?.headers.get('authorization')).toBe('Bearer token-1');
});

test('a request accepts JSON and has no keepalive', async () => {
  const { session, host } = openSession({ 'GET /inventory': () => json([]) });
  await session.listInventory();
  expect(host.seen[0]?.headers.get('accept')).toBe('application/json');
  expect(host.seen[0]?.keepalive).toBe(false);
});

test('without a stored access token there is no Authorization header', async () => {
  const { session, host } = openSession({ 'GET /inventory': () => json([]) }, {});
  await session.listInventory();
  expect(host.seen[0]?.headers.has('authorization')).toBe(false);
});

test('the next request uses a token that another tab stored', async () => {
  const { session, host, storage } = openSession({ 'GET /inventory': () => json([]) });
  storage.setItem('accessToken', 'token-2');
  await session.listInventory();
  expect(host.seen[0]?.headers.get('authorization')).toBe('Bearer token-2');
});

test.each(['https://app.example.com', 'https://app.example.com/'])(
  'with the app host %s calls go to its /api/api',
  async (appHost) => {
    const { session, host } = openSession({ 'GET /inventory': () => json([]) }, signedIn, { appHost });
    await session.listInventory();
    expect(host.seen[0]?.url).toBe('https://app.example.com/api/api/inventory');
  },
);

test.each([400, 403, 404, 409, 422, 429, 500, 503])(
  'status %i rejects with its problem and has no side effect',
  async (status) => {
    const { session, host, storage, redirects } = openSession({
      'GET /inventory': () => problem(status, 'Not so'),
    });
    const error: unknown = await session.listInventory().catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status,
      problem: {
        type: 'about:blank',
        title: 'Refused',
        detail: 'Not so',
        error: 'Not so',
        message: 'Not so',
      },
    });
    expect(host.seen).toHaveLength(1);
    expect(storage.contents()).toEqual(signedIn);
    expect(redirects()).toBe(0);
  },
);

test('field errors are passed on, without malformed ones', async () => {
  const right = { field: 'threshold_quantity', message: 'Too high' };
  const errors = [right, { field: 1, message: 'So' }, { field: 'threshold_quantity' }, null];
  const { session } = openSession({ 'PUT /alert-settings': () => json({ errors }, 422) });
  await expect(session.saveAlertSettings({ threshold_quantity: -1 })).rejects.toMatchObject({
    problem: { errors: [{ field: 'threshold_quantity', message: 'Too high' }] },
  });
});

test.each([
  ['<h1>Bad gateway</h1>', {}],
  ['null', {}],
  ['{"title":7,"errors":"none","detail":"So"}', { detail: 'So' }],
  ['{"requires":"a dance","challenge":7}', {}],
  ['{"requires":"second-factor","challenge":"c-1"}', { requires: 'second-factor', challenge: 'c-1' }],
  ['{"requires":"reauthentication"}', { requires: 'reauthentication' }],
  ['{"requires":"authenticator"}', { requires: 'authenticator' }],
])('an error body %s gives only the members that are right', async (body, expected) => {
  const { session } = openSession({ 'GET /inventory': () => new Response(body, { status: 502 }) });
  const error: unknown = await session.listInventory().catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  if (error instanceof ApiError) expect(error.problem).toEqual(expected);
});

test.each([
  ['120', 120],
  ['Sat, 21 Nov 2026 10:00:30 GMT', 30],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['120 s', undefined],
  ['', undefined],
])('Retry-After %s is read as seconds', async (value, seconds) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  const { session } = openSession({
    'GET /inventory': () => problem(503, 'Busy', { 'retry-after': value }),
  });
  await expect(session.listInventory()).rejects.toMatchObject({ status: 503, retryAfter: seconds });
});

test('a network failure is a NetworkError and keeps the session', async () => {
  const { session, storage } = openSession({ 'GET /inventory': noAnswer });
  const error: unknown = await session.listInventory().catch((thrown) => thrown);
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ name: 'NetworkError', timedOut: false, cause: expect.any(TypeError) });
  expect(storage.contents()).toEqual(signedIn);
});

test('a connection that breaks during the response is a network failure', async () => {
  const broken = () =>
    new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }));
  const { session } = openSession({ 'GET /inventory': broken });
  await expect(session.listInventory()).rejects.toBeInstanceOf(NetworkError);
});

test('a request that hangs fails after 30 seconds or its own timeout', async () => {
  vi.useFakeTimers();
  const { session } = openSession({ 'GET /inventory': hang, 'GET /alert-settings': hang });
  const settled = vi.fn();
  const slow = session.listInventory().catch(settled);
  const quick = session.readAlertSettings({ timeoutMs: 5_000 }).catch(settled);
  await vi.advanceTimersByTimeAsync(5_000);
  await quick;
  expect(settled).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(25_000);
  await slow;
  expect(settled.mock.calls).toEqual([
    [expect.objectContaining({ timedOut: true })],
    [expect.objectContaining({ timedOut: true })],
  ]);
});

test('a finished request leaves no timer and no listener', async () => {
  vi.useFakeTimers();
  const { session } = openSession({ 'GET /inventory': () => json([]) });
  const { signal } = new AbortController();
  const removed = vi.spyOn(signal, 'removeEventListener');
  const added = vi.spyOn(signal, 'addEventListener');
  await session.listInventory({ signal });
  expect(vi.getTimerCount()).toBe(0);
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

test('a request that timed out leaves no listener', async () => {
  vi.useFakeTimers();
  const { session } = openSession({ 'GET /inventory': hang });
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  const call = expect(session.listInventory({ signal, timeoutMs: 10 })).rejects.toBeInstanceOf(NetworkError);
  await vi.advanceTimersByTimeAsync(10);
  await call;
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

test('an aborted request rejects with the reason and is cancelled', async () => {
  const { session, host } = openSession({ 'GET /inventory': hang });
  const giveUp = new AbortController();
  const call = session.listInventory({ signal: giveUp.signal });
  giveUp.abort(new Error('The page was left'));
  await expect(call).rejects.toThrow('The page was left');
  expect(host.seen[0]?.signal?.aborted).toBe(true);
});

test('a request that was aborted before it began is not sent', async () => {
  const { session, host } = openSession({ 'GET /inventory': hang });
  await expect(session.listInventory({ signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(host.seen).toEqual([]);
});
