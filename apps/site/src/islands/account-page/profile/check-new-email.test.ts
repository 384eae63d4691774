import { expect, test } from 'vitest';
import { checkNewEmail } from './Profile.tsx';

test.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['ama', 'Please enter a valid email'],
  [' AMA@shop.example ', 'same'],
  ['ama@new.example', undefined],
])('%j gives %s', (email, message) => {
  expect(checkNewEmail({ email }, 'ama@shop.example', 'same').email).toBe(message);
});
