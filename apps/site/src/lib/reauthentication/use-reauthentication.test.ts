import { ApiError } from '@accounting-site/session';
import { expect, test, vi } from 'vitest';
import { ReauthenticationDeclined, withReauthentication } from './use-reauthentication.ts';

const required = new ApiError(403, { requires: 'reauthentication', message: 'Prove who you are' });
const request = { body: { password: 'correct horse battery staple' } };

/** A server that requires re-authentication until `prove` was called. */
function openServer() {
  let proven = false;
  const call = vi.fn(async (endpoint: string, ..._rest: unknown[]) => {
    if (!proven) throw required;
    return `answer of ${endpoint}` as never;
  });
  return { call, prove: () => (proven = true) };
}

test('a request that needs re-authentication waits for it, and is sent again with the same body', async () => {
  const { call, prove } = openServer();
  const ask = vi.fn(async () => prove());
  const answer = await withReauthentication(call, ask)('PUT /account/password', request);
  expect(answer).toBe('answer of PUT /account/password');
  expect(call.mock.calls).toEqual([
    ['PUT /account/password', request],
    ['PUT /account/password', request],
  ]);
});

test('a request that succeeds does not ask', async () => {
  const { call, prove } = openServer();
  prove();
  const ask = vi.fn(async () => true);
  await withReauthentication(call, ask)('DELETE /account');
  expect(ask).not.toHaveBeenCalled();
});

test('declining changes nothing, and the next request asks again', async () => {
  const { call } = openServer();
  const ask = vi.fn(async () => false);
  const careful = withReauthentication(call, ask);
  await expect(careful('DELETE /account')).rejects.toThrow(ReauthenticationDeclined);
  await expect(careful('DELETE /account')).rejects.toThrow(ReauthenticationDeclined);
  expect(call).toHaveBeenCalledTimes(2);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('concurrent requests ask once', async () => {
  const { call, prove } = openServer();
  const ask = vi.fn(async () => prove());
  const careful = withReauthentication(call, ask);
  const answers = await Promise.all([careful('DELETE /account'), careful('DELETE /account/sessions')]);
  expect(answers).toEqual(['answer of DELETE /account', 'answer of DELETE /account/sessions']);
  expect(ask).toHaveBeenCalledOnce();
});

test.each([
  ['a refusal for another reason', new ApiError(403, { message: 'This account may not' })],
  ['a second factor required by a sign-in', new ApiError(401, { requires: 'second-factor' })],
  ['a field error', new ApiError(422, { requires: 'reauthentication' })],
])('%s is passed on without asking', async (_what, error) => {
  const ask = vi.fn(async () => true);
  const careful = withReauthentication(() => Promise.reject(error), ask);
  await expect(careful('DELETE /account')).rejects.toBe(error);
  expect(ask).not.toHaveBeenCalled();
});

test('a request that still needs re-authentication is not sent a third time', async () => {
  const { call } = openServer();
  await expect(withReauthentication(call, async () => true)('DELETE /account')).rejects.toBe(required);
  expect(call).toHaveBeenCalledTimes(2);
});
