import { expect, test, vi } from 'vitest';
import { createSession } from './session.ts';
import { fakeStorage } from './testing/fake-browser.ts';
import { ama, openSession, signedIn } from './testing/open-session.ts';
import { json, scriptHost } from './testing/scripted-fetch.ts';

test('a stored session is there at once, without any call', () => {
  const { session, host } = openSession({});
  expect(session.getSnapshot()).toEqual({ user: ama, token: 'token-1', persistent: true });
  expect(host.seen).toEqual([]);
});

test('what a browser offers is used when nothing else is given', async () => {
  const host = scriptHost({ 'POST /login': () => json({ accessToken: 'token-1', user: ama }) });
  const localStorage = fakeStorage();
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('fetch', host.fetch);
  const session = createSession({ appHost: '', redirectToLogin: () => {} });
  await session.login({ email: ama.email, password: 'secret' });
  expect(localStorage.contents()).toEqual(signedIn);
});

test('a browser that refuses even to show its storage still signs in', async () => {
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

test('the functions work without their object, as React passes them around', async () => {
  const { getSnapshot, subscribe, logout } = openSession({ 'POST /logout': () => json({}) }).session;
  const listener = vi.fn();
  subscribe(listener);
  await logout();
  expect(getSnapshot()).toBeNull();
  expect(listener).toHaveBeenCalledOnce();
});
