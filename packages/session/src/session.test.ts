import { expect, test, vi } from 'vitest';
import { createSession } from './session.ts';
import { fakeStorage } from './testing/fake-browser.ts';
import { ama, openSession, signedIn } from './testing/open-session.ts';
import { json, scriptHost } from './testing/scripted-fetch.ts';

test('a stored session is available immediately, without a request', () => {
  const { session, host } = openSession({});
  expect(session.getSnapshot()).toEqual({ user: ama, token: 'token-1', persistent: true });
  expect(host.seen).toEqual([]);
});

test("the browser's own storage, locks and events are the defaults", async () => {
  const host = scriptHost({ 'POST /login': () => json({ accessToken: 'token-1', user: ama }) });
  const localStorage = fakeStorage();
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('fetch', host.fetch);
  const session = createSession({ appHost: '', redirectToLogin: () => {} });
  await session.login({ email: ama.email, password: 'secret' });
  expect(localStorage.contents()).toEqual(signedIn);
});

test('sign-in works in a browser that blocks access to its storage', async () => {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
  const { fetch } = scriptHost({ 'POST /login': () => json({ accessToken: 'token-1', user: ama }) });
  const session = createSession({ appHost: '', redirectToLogin: () => {}, fetch, locks: null });
  expect(await session.login({ email: ama.email, password: 'secret' })).toEqual({
    user: ama,
    persistent: false,
  });
});

test('the functions work when detached from their object, as in React', async () => {
  const { getSnapshot, subscribe, logout } = openSession({ 'POST /logout': () => json({}) }).session;
  const listener = vi.fn();
  subscribe(listener);
  await logout();
  expect(getSnapshot()).toBeNull();
  expect(listener).toHaveBeenCalledOnce();
});
