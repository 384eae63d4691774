import { ApiError } from '@accounting-site/session';
import { expect, test, vi } from 'vitest';
import { ReauthenticationDeclined, withReauthentication } from './with-reauthentication.ts';

const required = new ApiError(403, { requires: 'reauthentication', message: 'Prove who you are' });
const request = { method: 'PUT', body: { password: 'correct horse battery staple' } } as const;

/** A server that wants to know who is there until `prove` was called. */
function openServer() {
  let proven = false;
  const call = vi.fn(async (path: string) => {
    if (!proven) throw required;
    return `answer of ${path}`;
  });
  return { call, prove: () => (proven = true) };
}

test('a call that wants to know who is there waits for the answer and goes on with what it carried', async () => {
  const { call, prove } = openServer();
  const ask = vi.fn(async () => prove());
  const answer = await withReauthentication(call, ask)('/account/password', request);
  expect(answer).toBe('answer of /account/password');
  expect(call.mock.calls).toEqual([
    ['/account/password', request, undefined],
    ['/account/password', request, undefined],
  ]);
});

test('a call that is answered asks nobody', async () => {
  const { call, prove } = openServer();
  prove();
  const ask = vi.fn(async () => true);
  await withReauthentication(call, ask)('/account/profile', request);
  expect(ask).not.toHaveBeenCalled();
});

test('somebody who goes away changes nothing, and is asked again the next time', async () => {
  const { call } = openServer();
  const ask = vi.fn(async () => false);
  const careful = withReauthentication(call, ask);
  await expect(careful('/account', { method: 'DELETE' })).rejects.toThrow(ReauthenticationDeclined);
  await expect(careful('/account', { method: 'DELETE' })).rejects.toThrow(ReauthenticationDeclined);
  expect(call).toHaveBeenCalledTimes(2);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('calls that wait at the same time ask once', async () => {
  const { call, prove } = openServer();
  const ask = vi.fn(async () => prove());
  const careful = withReauthentication(call, ask);
  const answers = await Promise.all([careful('/a', { method: 'POST' }), careful('/b', { method: 'POST' })]);
  expect(answers).toEqual(['answer of /a', 'answer of /b']);
  expect(ask).toHaveBeenCalledOnce();
});

test.each([
  ['a refusal for another reason', new ApiError(403, { message: 'This account may not' })],
  ['a second step that a login asks for', new ApiError(401, { requires: 'second-factor' })],
  ['a wrong field', new ApiError(422, { requires: 'reauthentication' })],
])('%s is passed on without a question', async (_what, error) => {
  const ask = vi.fn(async () => true);
  const careful = withReauthentication(() => Promise.reject(error), ask);
  await expect(careful('/account', { method: 'DELETE' })).rejects.toBe(error);
  expect(ask).not.toHaveBeenCalled();
});

test('a server that still wants to know is not asked a third time', async () => {
  const { call } = openServer();
  await expect(withReauthentication(call, async () => true)('/a', { method: 'POST' })).rejects.toBe(required);
  expect(call).toHaveBeenCalledTimes(2);
});
