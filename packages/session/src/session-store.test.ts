import { expect, test, vi } from 'vitest';
import { createSessionStore } from './session-store.ts';
import { openSessionStorage } from './storage.ts';
import { fakeStorage } from './testing/fake-browser.ts';
import { ama, kofi, signedIn } from './testing/open-session.ts';

function openStore(stored: Record<string, string> = {}) {
  const shared = fakeStorage(stored);
  const tab = shared.openTab();
  const store = createSessionStore(openSessionStorage(tab.storage), tab.events);
  return { store, events: tab.events, otherTab: () => openSessionStorage(shared.openTab().storage) };
}

test('a stored user and access token are restored', () => {
  expect(openStore(signedIn).store.getSnapshot()).toEqual({ user: ama, token: 'token-1', persistent: true });
});

test.each([
  ['nothing', {}],
  ['only an access token', { accessToken: 'token-1' }],
  ['only a user', { user: JSON.stringify(ama) }],
])('with %s stored there is no session', (_, stored) => {
  expect(openStore(stored).store.getSnapshot()).toBeNull();
});

test('the snapshot is the same object until something changes', () => {
  const { store } = openStore(signedIn);
  const before = store.getSnapshot();
  expect(store.getSnapshot()).toBe(before);
  store.saveAccessToken('token-2');
  expect(store.getSnapshot()).not.toBe(before);
});

test('a listener is called after sign-in, a new token and sign-out', () => {
  const { store } = openStore();
  const emails: (string | undefined)[] = [];
  store.subscribe(() => emails.push(store.getSnapshot()?.token));
  store.save({ accessToken: 'token-1', user: ama });
  store.saveAccessToken('token-2');
  store.clear();
  expect(emails).toEqual(['token-1', 'token-2', undefined]);
});

test('an unsubscribed listener is not called any more, and others still are', () => {
  const { store } = openStore();
  const stopped = vi.fn();
  const other = vi.fn();
  const stop = store.subscribe(stopped);
  store.subscribe(other);
  stop();
  store.save({ accessToken: 'token-1', user: ama });
  expect(stopped).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledOnce();
});

test('sign-in and sign-out in another tab are noticed', () => {
  const { store, otherTab } = openStore();
  const listener = vi.fn();
  store.subscribe(listener);
  const other = otherTab();
  other.save({ accessToken: 'token-1', user: kofi });
  expect(store.getSnapshot()?.user).toEqual(kofi);
  other.clear();
  expect(store.getSnapshot()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('another sign-in of the same user in another tab is never seen as a sign-out', () => {
  const { store, otherTab } = openStore({ ...signedIn, refreshToken: 'refresh-1' });
  const roles: (string | undefined)[] = [];
  store.subscribe(() => roles.push(store.getSnapshot()?.user.role));
  otherTab().save({ accessToken: 'token-2', user: { ...ama, role: 'admin' } });
  expect(roles).toEqual([ama.role, 'admin']);
  expect(store.getSnapshot()?.token).toBe('token-2');
});

test('an event about another key calls no listener', () => {
  const { store, events } = openStore(signedIn);
  const listener = vi.fn();
  store.subscribe(listener);
  events.dispatchEvent(new Event('storage'));
  expect(listener).not.toHaveBeenCalled();
});

test('a page restored from the back/forward cache notices a sign-out that it missed', () => {
  const shared = fakeStorage(signedIn);
  const events = new EventTarget();
  const store = createSessionStore(openSessionStorage(shared), events);
  const listener = vi.fn();
  store.subscribe(listener);
  openSessionStorage(shared).clear();
  expect(listener).not.toHaveBeenCalled();
  events.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledOnce();
  expect(store.getSnapshot()).toBeNull();
});

test('without listeners there are no event handlers, and the snapshot is still current', () => {
  const { store, events, otherTab } = openStore(signedIn);
  const removed = vi.spyOn(events, 'removeEventListener');
  store.subscribe(() => {})();
  expect(removed.mock.calls.map(([type]) => type)).toEqual(['storage', 'pageshow']);
  otherTab().clear();
  expect(store.getSnapshot()).toBeNull();
});

test('when one of two listeners unsubscribes, the other is still called for other tabs', () => {
  const { store, otherTab } = openStore(signedIn);
  const listener = vi.fn();
  const stop = store.subscribe(() => {});
  store.subscribe(listener);
  stop();
  otherTab().clear();
  expect(listener).toHaveBeenCalledOnce();
});
