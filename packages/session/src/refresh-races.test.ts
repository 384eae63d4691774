import { expect, test } from 'vitest';
import { SessionEndedError } from './errors.ts';
import { ama, kofi, openSession, signedIn } from './testing/open-session.ts';
import { acceptOnly, heldBack, json, problem, type Script } from './testing/scripted-fetch.ts';

const noContent = () => new Response(null, { status: 204 });

function openExpired(refresh: Script, login: Script = () => problem(500, 'Not to be asked')) {
  return openSession({
    'GET /inventory': acceptOnly(['token-2', 'token-3'], () => json([])),
    'PUT /alert-settings': acceptOnly(['token-2', 'token-3'], () => json({})),
    'POST /refresh': refresh,
    'POST /login': login,
    'POST /logout': noContent,
  });
}

test('a token that arrives after sign-out does not restore the session', async () => {
  const refresh = heldBack();
  const { session, host, storage, redirects } = openExpired(refresh.script);
  const call = session.listInventory();
  await refresh.reached;
  const loggedOut = session.logout();
  refresh.answer(json({ accessToken: 'token-2' }));
  await expect(call).rejects.toBeInstanceOf(SessionEndedError);
  await loggedOut;
  expect(storage.contents()).toEqual({});
  expect(session.getSnapshot()).toBeNull();
  expect(host.asked('GET /inventory')).toHaveLength(1);
  expect(redirects()).toBe(0);
});

test('nor after sign-out in another tab', async () => {
  const refresh = heldBack();
  const { session, storage } = openExpired(refresh.script);
  const call = session.listInventory();
  await refresh.reached;
  for (const key of ['accessToken', 'user']) storage.removeItem(key);
  refresh.answer(json({ accessToken: 'token-2' }));
  await expect(call).rejects.toBeInstanceOf(SessionEndedError);
  expect(storage.contents()).toEqual({});
});

test('nor if there was no token before', async () => {
  const refresh = heldBack();
  const { session, storage } = openExpired(refresh.script);
  storage.removeItem('accessToken');
  const call = session.listInventory();
  await refresh.reached;
  await session.logout();
  refresh.answer(json({ accessToken: 'token-2' }));
  await expect(call).rejects.toBeInstanceOf(SessionEndedError);
  expect(storage.contents()).toEqual({});
});

test('a refusal that arrives after sign-out does not redirect to /login', async () => {
  const refresh = heldBack();
  const { session, redirects } = openExpired(refresh.script);
  const call = session.listInventory();
  await refresh.reached;
  await session.logout();
  refresh.answer(problem(401, 'Session ended'));
  await expect(call).rejects.toBeInstanceOf(SessionEndedError);
  expect(redirects()).toBe(0);
});

test('a 401 that arrives after sign-out triggers no refresh', async () => {
  const inventory = heldBack();
  const { session, host, redirects } = openSession({
    'GET /inventory': inventory.script,
    'POST /logout': noContent,
  });
  const call = session.listInventory();
  await inventory.reached;
  await session.logout();
  inventory.answer(problem(401, 'Expired'));
  await expect(call).rejects.toBeInstanceOf(SessionEndedError);
  expect(host.asked('POST /refresh')).toEqual([]);
  expect(redirects()).toBe(0);
});

test('a refusal of the old session does not affect a new login', async () => {
  const refresh = heldBack();
  const { session, storage, redirects } = openExpired(refresh.script, () =>
    json({ accessToken: 'token-3', user: ama }),
  );
  const call = session.listInventory();
  await refresh.reached;
  await session.login({ email: ama.email, password: 'secret' });
  refresh.answer(problem(401, 'Session ended'));
  expect(await call).toEqual([]);
  expect(storage.contents()).toEqual({ ...signedIn, accessToken: 'token-3' });
  expect(redirects()).toBe(0);
});

test('a request of one user is never sent as another who signed in meanwhile', async () => {
  const refresh = heldBack();
  const { session, host, storage } = openExpired(refresh.script, () =>
    json({ accessToken: 'token-3', user: kofi }),
  );
  const call = session.saveAlertSettings({ threshold_quantity: 4 });
  await refresh.reached;
  await session.login({ email: kofi.email, password: 'secret' });
  refresh.answer(json({ accessToken: 'token-2' }));
  await expect(call).rejects.toBeInstanceOf(SessionEndedError);
  expect(host.asked('PUT /alert-settings')).toHaveLength(1);
  expect(storage.contents()).toEqual({ accessToken: 'token-3', user: JSON.stringify(kofi) });
});

test('a request of the new session does not wait for the refresh of the old one', async () => {
  const oldRefresh = heldBack();
  const { session, host } = openSession({
    'GET /inventory': acceptOnly(['token-4'], () => json([])),
    'POST /refresh': (request, turn) =>
      turn === 1 ? oldRefresh.script(request, turn) : json({ accessToken: 'token-4' }),
    'POST /login': () => json({ accessToken: 'token-3', user: ama }),
  });
  const oldCall = session.listInventory();
  await oldRefresh.reached;
  await session.login({ email: ama.email, password: 'secret' });
  expect(await session.listInventory()).toEqual([]);
  oldRefresh.answer(json({ accessToken: 'token-2' }));
  expect(await oldCall).toEqual([]);
  expect(host.asked('POST /refresh')).toHaveLength(2);
});
