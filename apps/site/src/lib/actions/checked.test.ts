import { AnswerError, ApiError } from '@accounting-site/session';
import { expect, test } from 'vitest';
import { checked, orGone } from './checked.ts';

const account = { user: { id: '1', email: 'ama@shop.example', role: 'owner' }, name: 'Ama' };

test('the account is returned as the server sent it', async () => {
  expect(await checked(Promise.resolve(account), 'user')).toBe(account);
});

test.each([
  ['the page of a proxy', undefined],
  ['another object', { ...account, user: undefined }],
])('%s instead of an account is refused before it is shown', async (_what, answer) => {
  await expect(checked(Promise.resolve(answer as never), 'user')).rejects.toThrow(AnswerError);
});

test('what is gone already counts as removed, and any other refusal as a failure', async () => {
  const refuseWith = (status: number) => Promise.reject(new ApiError(status, { message: 'Refused' }));
  await expect(orGone(refuseWith(404))).resolves.toBeUndefined();
  await expect(orGone(refuseWith(403))).rejects.toThrow(ApiError);
});
