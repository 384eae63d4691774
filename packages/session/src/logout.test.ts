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
  expect(storage.contents()).toEqual({ theme: 'dark' });
  expect(session.getSnapshot()).toBeNull();
  answer.answer(new Response(null, { status: 204 }));
  await done;
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
  ['a failed network', noAnswer],
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
