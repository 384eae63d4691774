import { AnswerError, ApiError } from '@accounting-site/session';
import { expect, test, vi } from 'vitest';
import { removeItem } from '../items/item-calls.ts';
import { removePasskey } from '../security/security-calls.ts';
import { downloadData, endSession, readAccount } from './account-calls.ts';

const account = {
  user: { id: '1', email: 'ama@shop.example', role: 'owner' },
  name: 'Ama',
  business: { name: "Ama's Provisions", trialEndsAt: null, paymentMethod: null, plan: null },
  hasPassword: true,
  newEmail: null,
  authenticator: null,
  passkeys: [],
  providers: [],
  staffSecondFactorBy: null,
  offersPasskey: false,
};

test('the account is returned as the server sent it', async () => {
  const call = vi.fn(async () => account);
  expect(await readAccount(call)).toBe(account);
  expect(call).toHaveBeenCalledWith('GET /account', {}, { signal: undefined });
});

test.each([
  ['the page of a proxy', undefined],
  ['another object', { ...account, user: undefined }],
])('%s instead of an account is refused before it is shown', async (_what, answer) => {
  await expect(readAccount(async () => answer)).rejects.toThrow(AnswerError);
});

test('a session id is encoded in the path', async () => {
  const call = vi.fn(async () => undefined);
  await endSession(call, 'a/b?c');
  expect(call).toHaveBeenCalledWith('DELETE /account/sessions/a%2Fb%3Fc');
});

test.each([
  ['A session', endSession],
  ['A passkey', removePasskey],
  ['An item', removeItem],
])('%s that is gone already counts as removed, and any other refusal as a failure', async (_what, remove) => {
  const refuseWith = (status: number) => async () => {
    throw new ApiError(status, { message: 'Refused' });
  };
  await expect(remove(refuseWith(404), 'a')).resolves.toBeUndefined();
  await expect(remove(refuseWith(403), 'a')).rejects.toThrow(ApiError);
});

test('the account data is a file', async () => {
  const file = new Blob(['{}']);
  const call = vi.fn(async () => file);
  expect(await downloadData(call)).toBe(file);
  // A slow phone needs longer for a large stock than for any other response.
  expect(call).toHaveBeenCalledWith('GET /account/data', { asFile: true }, { timeoutMs: 120_000 });
});
