import { expect, test } from 'vitest';
import { ApiError } from './errors.ts';
import { LoginError } from './login.ts';
import { ama, openSession, signedIn } from './testing/open-session.ts';
import { json, problem } from './testing/scripted-fetch.ts';

const challenged = () =>
  json(
    {
      status: 401,
      error: 'Enter the code',
      message: 'x',
      requires: 'second-factor',
      challenge: 'challenge-1',
    },
    401,
  );

test('a login that needs a code rejects with the challenge and starts no session', async () => {
  const { session, storage, host } = openSession({ 'POST /login': challenged }, {});
  const failure = await session.login({ email: ama.email, password: 'secret' }).catch((error) => error);
  expect(failure).toBeInstanceOf(LoginError);
  expect(failure.cause).toBeInstanceOf(ApiError);
  expect(failure.cause.problem).toMatchObject({ requires: 'second-factor', challenge: 'challenge-1' });
  expect(storage.contents()).toEqual({});
  // The challenge is not an expired session, so there is no refresh.
  expect(host.seen).toHaveLength(1);
});

test('a correct code signs in like a login', async () => {
  const { session, storage, host } = openSession(
    { 'POST /login/second-factor': () => json({ accessToken: 'token-1', user: ama }) },
    {},
  );
  const body = { challenge: 'challenge-1', code: '123456' };
  expect(await session.signIn({ endpoint: 'POST /login/second-factor', body })).toEqual({
    user: ama,
    persistent: true,
  });
  expect(JSON.parse(host.seen[0]?.body ?? '')).toEqual(body);
  expect(storage.contents()).toEqual(signedIn);
});

test('a wrong code has the message of the response and triggers no refresh', async () => {
  const { session, host } = openSession({
    'POST /login/second-factor': () => problem(401, 'This code is not right'),
  });
  const wrong = session.signIn({ endpoint: 'POST /login/second-factor', body: { code: '000000' } });
  await expect(wrong).rejects.toThrow('This code is not right');
  expect(host.seen).toHaveLength(1);
});
