import { expect, test } from 'vitest';
import { checkSignIn } from './sign-in-form.ts';

test('a complete form has no errors', () => {
  expect(checkSignIn({ email: 'ama@example.com', password: 'secret' })).toEqual({});
});

test('an empty form has errors for both fields', () => {
  expect(checkSignIn({ email: '', password: '' })).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
});

test('white space alone is no email', () => {
  expect(checkSignIn({ email: '  ', password: 'x' })).toEqual({ email: 'Email is required' });
});

test('white space around an address is no error', () => {
  expect(checkSignIn({ email: ' ama@example.com ', password: 'x' })).toEqual({});
});

test.each([
  'ama',
  'ama@',
  '@example.com',
  'ama@example',
  'ama@example.',
  'a b@example.com',
  'a@b@example.com',
])('%s is no email address', (email) => {
  expect(checkSignIn({ email, password: 'x' })).toEqual({ email: 'Please enter a valid email' });
});

test('a password may consist of white space', () => {
  expect(checkSignIn({ email: 'ama@example.com', password: ' ' })).toEqual({});
});
