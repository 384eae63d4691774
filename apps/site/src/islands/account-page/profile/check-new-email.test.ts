import type { Account } from '@accounting-site/contract/account/account';
import { expect, test } from 'vitest';
import { checkNewEmail } from './Profile.tsx';

const account = { user: { email: 'ama@shop.example' }, newEmail: null } as Account;

test.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['ama', 'Please enter a valid email'],
  [' AMA@shop.example ', 'same'],
  ['ama@new.example', undefined],
])('%j gives %s', (email, message) => {
  expect(checkNewEmail({ email }, account, 'same').email).toBe(message);
});

test('the current address is accepted while another waits for confirmation, and cancels that', () => {
  const waiting = { ...account, newEmail: 'ama@typo.example' };
  expect(checkNewEmail({ email: 'ama@shop.example' }, waiting, 'same')).toEqual({});
});
