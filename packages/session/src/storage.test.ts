import { expect, test } from 'vitest';
import { openSessionStorage } from './storage.ts';
import { blockedStorage, fakeStorage, fullStorage } from './testing/fake-browser.ts';
import { ama, kofi, signedIn } from './testing/open-session.ts';

test('a stored user and access token are read', () => {
  expect(openSessionStorage(fakeStorage(signedIn)).read()).toEqual({ accessToken: 'token-1', user: ama });
});

test('a session is stored under accessToken, refreshToken and user', () => {
  const area = fakeStorage();
  openSessionStorage(area).save({ accessToken: 'token-1', refreshToken: 'refresh-1', user: ama });
  expect(area.contents()).toEqual({
    accessToken: 'token-1',
    refreshToken: 'refresh-1',
    user: '{"id":"user-1","email":"ama@example.com","role":"owner"}',
  });
});

test('a login without a refresh token removes the previous one', () => {
  const area = fakeStorage({ ...signedIn, refreshToken: 'old' });
  openSessionStorage(area).save({ accessToken: 'token-2', user: ama });
  expect(area.contents()).toEqual({ accessToken: 'token-2', user: JSON.stringify(ama) });
});

test.each([
  ['a user that is not JSON', { accessToken: 'token-1', user: '{"id":' }],
  ['a user that is the text undefined', { accessToken: 'token-1', user: 'undefined' }],
  ['a user that is null', { accessToken: 'token-1', user: 'null' }],
  ['a user that is a list', { accessToken: 'token-1', user: '[]' }],
  ['a user without an id', { accessToken: 'token-1', user: '{"email":"a@b.co","role":"owner"}' }],
  ['a user whose email is a number', { accessToken: 'token-1', user: '{"id":"1","email":1,"role":"owner"}' }],
  ['a user with an empty role', { accessToken: 'token-1', user: '{"id":"1","email":"a@b.co","role":""}' }],
  ['an empty access token', { ...signedIn, accessToken: '' }],
  ['an access token with a line break', { ...signedIn, accessToken: 'token\r\nX-Other: 1' }],
  ['an access token with characters that are invalid in a header', { ...signedIn, accessToken: 'tokɛn' }],
])('%s is no session, and everything stored with it is removed', (_, values) => {
  const area = fakeStorage({ ...values, refreshToken: 'refresh-1', theme: 'dark' });
  expect(openSessionStorage(area).read()).toEqual({});
  expect(area.contents()).toEqual({ theme: 'dark' });
});

test('an incomplete session is kept, as another tab may be writing it', () => {
  const area = fakeStorage({ accessToken: 'token-1' });
  expect(openSessionStorage(area).read()).toEqual({ accessToken: 'token-1' });
  expect(area.contents()).toEqual({ accessToken: 'token-1' });
});

test('a user with a numeric id, from another app host, is valid', () => {
  const user = { id: 7, email: 'ama@example.com', role: 'owner' };
  expect(openSessionStorage(fakeStorage({ user: JSON.stringify(user) })).read().user).toEqual(user);
});

test('clearing removes the three keys and nothing else', () => {
  const area = fakeStorage({ ...signedIn, refreshToken: 'refresh-1', theme: 'dark' });
  openSessionStorage(area).clear();
  expect(area.contents()).toEqual({ theme: 'dark' });
});

test('a session in a working storage is persistent', () => {
  const storage = openSessionStorage(fakeStorage());
  storage.save({ accessToken: 'token-1', user: ama });
  expect(storage.isPersistent()).toBe(true);
});

test.each([
  ['full', fullStorage({ theme: 'dark' })],
  ['blocked', blockedStorage],
  ['missing', null],
])('when the storage is %s the session is held in memory, and says so', (_, area) => {
  const storage = openSessionStorage(area);
  storage.save({ accessToken: 'token-1', user: ama });
  expect(storage.read()).toEqual({ accessToken: 'token-1', user: ama });
  expect(storage.isPersistent()).toBe(false);

  storage.saveAccessToken('token-2');
  expect(storage.read()).toEqual({ accessToken: 'token-2', user: ama });

  storage.clear();
  expect(storage.read()).toEqual({});
});

test('a session that did not fit is removed from the storage completely', () => {
  const area = fakeStorage();
  const storage = openSessionStorage({
    ...area,
    setItem(key, value) {
      if (key === 'user') throw new DOMException('Full', 'QuotaExceededError');
      area.setItem(key, value);
    },
  });
  storage.save({ accessToken: 'token-1', user: ama });
  expect(area.contents()).toEqual({});
  expect(storage.read()).toEqual({ accessToken: 'token-1', user: ama });
});

test('a new access token that no longer fits is kept in memory with the user', () => {
  const area = fullStorage(signedIn);
  const storage = openSessionStorage(area);
  storage.saveAccessToken('token-2');
  expect(storage.read()).toEqual({ accessToken: 'token-2', user: ama });
  expect(area.contents()).toEqual({});
});

/** A storage that is full until it is emptied. @param onWrite called after each write */
function emptiedStorage(onWrite = () => {}) {
  const area = fakeStorage();
  let full = true;
  const setItem = (key: string, value: string) => {
    if (full) throw new DOMException('Full', 'QuotaExceededError');
    area.setItem(key, value);
    onWrite();
  };
  const empty = () => {
    full = false;
  };
  return { area, storage: openSessionStorage({ ...area, setItem }), empty };
}

test('a login after a failed write tries the storage again', () => {
  const { area, storage, empty } = emptiedStorage();
  storage.save({ accessToken: 'token-1', user: ama });
  empty();
  storage.save({ accessToken: 'token-2', user: ama });
  expect(storage.isPersistent()).toBe(true);
  expect(area.contents().accessToken).toBe('token-2');
});

test('a login after a failed write never leaves its token with the user of another tab', () => {
  const owners: (string | null)[] = [];
  const { area, storage, empty } = emptiedStorage(() => owners.push(area.getItem('user')));
  storage.save({ accessToken: 'token-1', user: ama });
  empty();
  openSessionStorage(area).save({ accessToken: 'token-2', user: kofi });
  storage.save({ accessToken: 'token-3', user: ama });
  expect(owners).toEqual([null, JSON.stringify(ama)]);
});

test('signing out works even if the storage refuses to remove anything', () => {
  const area = fakeStorage(signedIn);
  const storage = openSessionStorage({
    ...area,
    removeItem() {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
  storage.clear();
  expect(storage.read()).toEqual({});
});
