import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError, SessionEndedError } from './errors.ts';
import { openSession, signedIn } from './testing/open-session.ts';
import {
  acceptOnly,
  hang,
  heldBack,
  json,
  noAnswer,
  problem,
  type Script,
} from './testing/scripted-fetch.ts';

const inventory = acceptOnly(['token-2'], () => json([{ quantity_in_stock: 3 }]));

function openExpired(refresh: Script, stored: Record<string, string> = signedIn) {
  return openSession({ 'GET /inventory': inventory, 'POST /refresh': refresh }, stored);
}

afterEach(() => {
  vi.useRealTimers();
});

test('a 401 triggers a refresh, and the request is retried with the new token', async () => {
  const { session, host, storage } = openExpired(() => json({ accessToken: 'token-2' }));
  expect(await session.listInventory()).toEqual([{ quantity_in_stock: 3 }]);
  expect(host.seen.map(({ call, headers }) => [call, headers.get('authorization')])).toEqual([
    ['GET /inventory', 'Bearer token-1'],
    ['POST /refresh', 'Bearer token-1'],
    ['GET /inventory', 'Bearer token-2'],
  ]);
  expect(storage.contents()).toEqual({ ...signedIn, accessToken: 'token-2' });
  expect(session.getSnapshot()?.token).toBe('token-2');
});

test('the refresh has an empty body and sends cookies', async () => {
  const { session, host } = openExpired(() => json({ accessToken: 'token-2' }));
  await session.listInventory();
  const [refresh] = host.asked('POST /refresh');
  expect(refresh).toMatchObject({ url: '/api/api/refresh', body: undefined, credentials: 'include' });
  expect(refresh?.headers.has('content-type')).toBe(false);
});

test('a retry has the same body and headers', async () => {
  const { session, host } = openSession({
    'PUT /alert-settings': acceptOnly(['token-2'], () => json({})),
    'POST /refresh': () => json({ accessToken: 'token-2' }),
  });
  await session.saveAlertSettings({ threshold_quantity: 4 });
  expect(host.asked('PUT /alert-settings').map(({ body }) => body)).toEqual([
    '{"threshold_quantity":4}',
    '{"threshold_quantity":4}',
  ]);
});

test('50 simultaneous 401 responses share one refresh', async () => {
  const { session, host } = openExpired(() => json({ accessToken: 'token-2' }));
  const answers = await Promise.all(Array.from({ length: 50 }, () => session.listInventory()));
  expect(answers).toHaveLength(50);
  expect(host.asked('POST /refresh')).toHaveLength(1);
  expect(host.asked('GET /inventory')).toHaveLength(100);
});

test('50 requests whose refresh is refused share one redirect', async () => {
  const { session, host, redirects } = openExpired(() => problem(401, 'Session ended'));
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => session.listInventory()));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(host.asked('POST /refresh')).toHaveLength(1);
  expect(redirects()).toBe(1);
});

test('a 401 to an old token is retried with the newer token without another refresh', async () => {
  const { session, host, storage } = openExpired(() => problem(500, 'Not to be asked'));
  const call = session.listInventory();
  storage.setItem('accessToken', 'token-2');
  expect(await call).toEqual([{ quantity_in_stock: 3 }]);
  expect(host.asked('POST /refresh')).toEqual([]);
});

test('a second 401 after the refresh rejects without another refresh', async () => {
  const { session, host, storage, redirects } = openExpired(() => json({ accessToken: 'still-refused' }));
  const error: unknown = await session.listInventory().catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 401 });
  expect(host.seen).toHaveLength(3);
  expect(storage.contents().accessToken).toBe('still-refused');
  expect(redirects()).toBe(0);
});

test('the next expired token triggers another refresh', async () => {
  const { session, host } = openSession({
    'GET /inventory': (request, turn) =>
      acceptOnly(turn <= 2 ? ['token-2'] : ['token-3'], () => json([]))(request, turn),
    'POST /refresh': (_, turn) => json({ accessToken: `token-${turn + 1}` }),
  });
  await session.listInventory();
  await session.listInventory();
  expect(host.asked('POST /refresh')).toHaveLength(2);
});

test('a 401 without a stored token also triggers a refresh', async () => {
  const { session, storage } = openExpired(() => json({ accessToken: 'token-2' }), {});
  expect(await session.listInventory()).toHaveLength(1);
  expect(storage.contents()).toEqual({ accessToken: 'token-2' });
  expect(session.getSnapshot()).toBeNull();
});

test.each([400, 401, 403, 404, 500])(
  'a refresh with status %i clears tokens and user and redirects to /login',
  async (status) => {
    const stored = { ...signedIn, refreshToken: 'refresh-1', theme: 'dark' };
    const { session, storage, redirects } = openExpired(() => problem(status, 'Session ended'), stored);
    const error: unknown = await session.listInventory().catch((thrown) => thrown);
    expect(error).toBeInstanceOf(SessionEndedError);
    expect(error).toMatchObject({ cause: { status } });
    expect(storage.contents()).toEqual({ theme: 'dark' });
    expect(session.getSnapshot()).toBeNull();
    expect(redirects()).toBe(1);
  },
);

test.each([
  ['an object without it', () => json({ token: 'token-2' })],
  ['an empty one', () => json({ accessToken: '' })],
  ['null for it', () => json({ accessToken: null })],
  ['a number for it', () => json({ accessToken: 2 })],
  ['one that fits no header', () => json({ accessToken: 'token\n2' })],
  ['a list', () => json([])],
  ['no JSON', () => new Response('<p>Welcome</p>')],
  ['no body', () => new Response(null, { status: 204 })],
])('a refresh without accessToken (%s) ends the session and says so', async (_, answer) => {
  const { session, host, storage, redirects } = openExpired(answer);
  const call = session.listInventory();
  await expect(call).rejects.toBeInstanceOf(SessionEndedError);
  await expect(call).rejects.toThrow('No access token received from refresh endpoint');
  expect(storage.contents()).toEqual({});
  expect(redirects()).toBe(1);
  expect(host.asked('GET /inventory')).toHaveLength(1);
});

test('a refresh without a response keeps the session, and the next request tries again', async () => {
  const { session, storage, redirects } = openExpired((_, turn) =>
    turn === 1 ? noAnswer() : json({ accessToken: 'token-2' }),
  );
  await expect(session.listInventory()).rejects.toBeInstanceOf(NetworkError);
  expect(storage.contents()).toEqual(signedIn);
  expect(redirects()).toBe(0);
  expect(await session.listInventory()).toHaveLength(1);
});

test.each([408, 429, 502, 503, 504])(
  'a refresh with the temporary status %i keeps the session',
  async (status) => {
    const { session, storage, redirects } = openExpired(() =>
      problem(status, 'Later', { 'retry-after': '5' }),
    );
    await expect(session.listInventory()).rejects.toMatchObject({ name: 'ApiError', status, retryAfter: 5 });
    expect(storage.contents()).toEqual(signedIn);
    expect(redirects()).toBe(0);
  },
);

test('a refresh that hangs fails the waiting requests after 30 seconds and keeps the session', async () => {
  vi.useFakeTimers();
  const { session, storage, redirects } = openExpired(hang);
  const failures = expect(
    Promise.allSettled([session.listInventory(), session.listInventory()]),
  ).resolves.toEqual([
    { status: 'rejected', reason: expect.objectContaining({ timedOut: true }) },
    { status: 'rejected', reason: expect.objectContaining({ timedOut: true }) },
  ]);
  await vi.advanceTimersByTimeAsync(30_000);
  await failures;
  expect(storage.contents()).toEqual(signedIn);
  expect(redirects()).toBe(0);
});

test('aborting one request does not abort the refresh for the others', async () => {
  const refresh = heldBack();
  const { session, host } = openExpired(refresh.script);
  const giveUp = new AbortController();
  const outcomes = Promise.allSettled([
    session.listInventory({ signal: giveUp.signal }),
    session.listInventory(),
  ]);
  await refresh.reached;
  giveUp.abort();
  refresh.answer(json({ accessToken: 'token-2' }));
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(host.asked('POST /refresh')).toHaveLength(1);
});
