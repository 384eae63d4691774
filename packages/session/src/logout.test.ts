import { expect, test } from 'vitest';
import { openSession, signedIn } from './testing/open-session.ts';
import { heldBack, json, noAnswer, problem } from './testing/scripted-fetch.ts';

test('logout clears tokens and user immediately, before the response', async () => {
  const answer = heldBack();
  const { session, storage } = openSession(
    { 'POST /logout': answer.script },
    { ...signedIn, refreshToken: 'refresh-1', theme: 'dark' },
  );
  const done = session.logout();
  expect(storage.contents()).toEqual({ theme: 'dark', logoutUnsent: 'true' });
  expect(session.getSnapshot()).toBeNull();
  answer.answer(new Response(null, { status: 204 }));
  await done;
  expect(storage.contents()).toEqual({ theme: 'dark' });
});

test('logout posts no body, with cookies, the old token and keepalive', async () => {
  const { session, host } = openSession({ 'POST /logout': () => new Response(null, { status: 204 }) });
  await session.logout();
  const [request] = host.seen;
  expect(request).toMatchObject({
    call: 'POST /logout',
    body: undefined,
    credentials: 'include',
    keepalive: true,
  });
  expect(request?.headers.get('authorization')).toBe('Bearer token-1');
  expect(request?.headers.has('content-type')).toBe(false);
});

test.each([
  ['a server error', () => problem(500, 'Broken')],
  ['an answer that is no JSON', () => new Response('Bye')],
  ['an expired token', () => problem(401, 'Expired')],
])('%s at logout is ignored', async (_, answer) => {
  const { session, host, storage, redirects } = openSession({ 'POST /logout': answer });
  await expect(session.logout()).resolves.toBeUndefined();
  expect(storage.contents()).toEqual({});
  expect(host.seen.map(({ call }) => call)).toEqual(['POST /logout']);
  expect(redirects()).toBe(0);
});

test('a session that was signed out without a network is never resumed: the app host ends it first', async () => {
  let isOnline = false;
  const { session, host, storage } = openSession({
    'POST /logout': () => (isOnline ? new Response(null, { status: 204 }) : noAnswer()),
    'POST /refresh': () => json({ accessToken: 'token-2' }),
    'GET /account': () => json({ user: JSON.parse(signedIn.user) }),
  });
  await expect(session.logout()).resolves.toBeUndefined();
  expect(storage.contents()).toEqual({ logoutUnsent: 'true' });

  await expect(session.resume()).rejects.toThrow('signed out while there was no network');
  isOnline = true;
  await expect(session.resume()).rejects.toThrow('signed out while there was no network');
  expect(host.asked('POST /refresh')).toEqual([]);
  expect(storage.contents()).toEqual({});

  // What a redirect starts afterwards is a new session.
  expect(await session.resume()).toMatchObject({ persistent: true });
});

test('a session that was signed out without a network is ended before the browser goes to a provider', async () => {
  let isOnline = false;
  const { session, host } = openSession({
    'POST /logout': () => (isOnline ? new Response(null, { status: 204 }) : noAnswer()),
    'POST /refresh': () => json({ accessToken: 'token-2' }),
    'GET /account': () => json({ user: JSON.parse(signedIn.user) }),
  });
  await session.logout();
  isOnline = true;
  await session.finishLogout();
  expect(await session.resume()).toMatchObject({ persistent: true });
  // Nobody else's session is ended.
  await session.finishLogout();
  expect(host.asked('POST /logout')).toHaveLength(2);
});

test('a sign-in replaces the session that was signed out without a network', async () => {
  const { session, storage } = openSession({
    'POST /logout': noAnswer,
    'POST /login': () => json({ accessToken: 'token-2', user: JSON.parse(signedIn.user) }),
  });
  await session.logout();
  await session.login({ email: 'ama@example.com', password: 'secret' });
  expect(storage.contents()).toEqual({ ...signedIn, accessToken: 'token-2' });
});

test('signing in again during a logout keeps the new session', async () => {
  const answer = heldBack();
  const { session, storage } = openSession({
    'POST /logout': answer.script,
    'POST /login': () => json({ accessToken: 'token-2', user: JSON.parse(signedIn.user) }),
  });
  const loggedOut = session.logout();
  await session.login({ email: 'ama@example.com', password: 'secret' });
  answer.answer(new Response(null, { status: 204 }));
  await loggedOut;
  expect(storage.contents()).toEqual({ ...signedIn, accessToken: 'token-2' });
});
