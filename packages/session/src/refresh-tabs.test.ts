import { afterEach, expect, test, vi } from 'vitest';
import { createSession } from './session.ts';
import type { TabLocks } from './tab-locks.ts';
import { fakeLocks, fakeStorage } from './testing/fake-browser.ts';
import { openSession, signedIn } from './testing/open-session.ts';
import { acceptOnly, heldBack, json, problem, type Script, scriptHost } from './testing/scripted-fetch.ts';

function openTabs(refresh: Script, locks: TabLocks | null = fakeLocks()) {
  const shared = fakeStorage(signedIn);
  const host = scriptHost({
    'GET /inventory': acceptOnly(['token-2'], () => json([])),
    'POST /refresh': refresh,
  });
  const redirectToLogin = vi.fn();
  const openTab = () =>
    createSession({ appHost: '', redirectToLogin, fetch: host.fetch, locks, ...shared.openTab() });
  return { first: openTab(), second: openTab(), host, shared, redirectToLogin };
}

afterEach(() => {
  vi.useRealTimers();
});

test('two tabs share one refresh', async () => {
  const { first, second, host } = openTabs(() => json({ accessToken: 'token-2' }));
  await Promise.all([first, second, first, second].map((tab) => tab.listInventory()));
  expect(host.asked('POST /refresh')).toHaveLength(1);
  expect(first.getSnapshot()?.token).toBe('token-2');
  expect(second.getSnapshot()?.token).toBe('token-2');
});

test('a tab waits for the refresh of another tab', async () => {
  const refresh = heldBack();
  const { first, second, host } = openTabs(refresh.script);
  const calls = [first.listInventory(), second.listInventory()];
  await refresh.reached;
  await vi.waitUntil(() => host.asked('GET /inventory').length === 2);
  refresh.answer(json({ accessToken: 'token-2' }));
  await Promise.all(calls);
  expect(host.asked('POST /refresh')).toHaveLength(1);
});

test('a refused refresh signs out both tabs and redirects only the one that sent it', async () => {
  const { first, second, host, redirectToLogin } = openTabs(() => problem(401, 'Session ended'));
  const results = await Promise.allSettled([first.listInventory(), second.listInventory()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(first.getSnapshot()).toBeNull();
  expect(second.getSnapshot()).toBeNull();
  expect(host.asked('POST /refresh')).toHaveLength(1);
  expect(redirectToLogin).toHaveBeenCalledOnce();
});

test('after a tab that got no response the next tab sends its own refresh', async () => {
  const { first, second, host } = openTabs((_, turn) =>
    turn === 1 ? Promise.reject(new TypeError('Failed to fetch')) : json({ accessToken: 'token-2' }),
  );
  const results = await Promise.allSettled([first.listInventory(), second.listInventory()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(host.asked('POST /refresh')).toHaveLength(2);
});

test('without Web Locks a tab whose refresh is refused uses the token of the other tab', async () => {
  const late = heldBack();
  const { first, second, host, shared, redirectToLogin } = openTabs(
    (request, turn) => (turn === 1 ? json({ accessToken: 'token-2' }) : late.script(request, turn)),
    null,
  );
  const calls = Promise.all([first.listInventory(), second.listInventory()]);
  await late.reached;
  await vi.waitUntil(() => shared.contents().accessToken === 'token-2');
  late.answer(problem(401, 'Used already'));
  expect(await calls).toEqual([[], []]);
  expect(host.asked('POST /refresh')).toHaveLength(2);
  expect(redirectToLogin).not.toHaveBeenCalled();
});

test('a tab stops waiting for a tab that keeps the lock', async () => {
  vi.useFakeTimers();
  const locks = fakeLocks();
  const { session, host, storage } = openSession(
    { 'GET /inventory': acceptOnly(['token-2'], () => json([])) },
    signedIn,
    { locks },
  );
  const never = new AbortController().signal;
  const holder = locks.request('session-refresh', { signal: never }, () => new Promise(() => {}));
  expect(holder).toBeInstanceOf(Promise);
  const failure = expect(session.listInventory()).rejects.toMatchObject({ timedOut: true });
  await vi.advanceTimersByTimeAsync(30_000);
  await failure;
  expect(host.asked('POST /refresh')).toEqual([]);
  expect(storage.contents()).toEqual(signedIn);
});

test('the refresh works where the lock manager is blocked', async () => {
  const forbidden: TabLocks = { request: () => Promise.reject(new DOMException('No', 'SecurityError')) };
  const { first, host } = openTabs(() => json({ accessToken: 'token-2' }), forbidden);
  expect(await first.listInventory()).toEqual([]);
  expect(host.asked('POST /refresh')).toHaveLength(1);
});

test("a tab reads the storage only after the other tab's write can be visible", async () => {
  vi.useFakeTimers();
  const { first, host, shared } = openTabs(() => json({ accessToken: 'token-3' }));
  const call = first.listInventory();
  await vi.advanceTimersByTimeAsync(20);
  shared.setItem('accessToken', 'token-2');
  await vi.advanceTimersByTimeAsync(40);
  expect(await call).toEqual([]);
  expect(host.asked('POST /refresh')).toEqual([]);
});

test('all tabs use the same lock for a refresh', async () => {
  const locks = fakeLocks();
  const { first, second } = openTabs(() => json({ accessToken: 'token-2' }), locks);
  await Promise.all([first.listInventory(), second.listInventory()]);
  expect(locks.names).toEqual(['session-refresh', 'session-refresh']);
});
