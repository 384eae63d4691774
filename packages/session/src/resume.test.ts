import { expect, test } from 'vitest';
import { ama, kofi, openSession, signedIn } from './testing/open-session.ts';
import { heldBack, json, problem } from './testing/scripted-fetch.ts';

const account = { user: ama, name: 'Ama', business: { name: 'Adom Provisions' } };

test('a session from a redirect is resumed with a refresh and the account', async () => {
  const { session, host, storage } = openSession(
    {
      'POST /refresh': () => json({ accessToken: 'token-1' }),
      'GET /account': () => json(account),
    },
    {},
  );
  expect(await session.resume()).toEqual({ user: ama, persistent: true });
  expect(storage.contents()).toEqual(signedIn);
  expect(host.asked('GET /account')[0]?.headers.get('authorization')).toBe('Bearer token-1');
});

test('a refusal rejects, does not redirect and keeps an earlier session', async () => {
  const stored = { accessToken: 'token-9', user: JSON.stringify(kofi) };
  const { session, storage, redirects } = openSession(
    { 'POST /refresh': () => problem(401, 'Your session has ended') },
    stored,
  );
  await expect(session.resume()).rejects.toMatchObject({ status: 401 });
  expect(storage.contents()).toEqual(stored);
  expect(redirects()).toBe(0);
});

test('a user who signs out meanwhile stays signed out', async () => {
  const answer = heldBack();
  const { session, storage } = openSession({
    'POST /refresh': () => json({ accessToken: 'token-2' }),
    'GET /account': answer.script,
    'POST /logout': () => new Response(null, { status: 204 }),
  });
  const resumed = session.resume();
  await session.logout();
  answer.answer(json(account));
  await expect(resumed).rejects.toThrow('The session ended');
  expect(storage.contents()).toEqual({});
});

test.each([
  ['a refresh without a token', {}, account, 'Invalid server response format'],
  ['an account without a role', { accessToken: 'token-1' }, { user: { id: 'a', email: 'b' } }, 'User data'],
])('%s begins no session', async (_what, refreshed, found, message) => {
  const { session, storage } = openSession(
    { 'POST /refresh': () => json(refreshed), 'GET /account': () => json(found) },
    {},
  );
  await expect(session.resume()).rejects.toThrow(message);
  expect(storage.contents()).toEqual({});
});
