import { expect, test } from 'vitest';
import { addressAfterSignIn, signInAddress, signInAndReturnTo } from './sign-in-address.ts';

test('a page for the staff sends its visitor to sign in, and signing in leads back to it', () => {
  const address = signInAddress('/staff/demo-requests') ?? '';
  const { pathname, search } = new URL(address, 'https://www.example.com');
  expect(pathname).toBe('/login');
  expect(addressAfterSignIn(search)).toBe('/staff/demo-requests');
});

test('somebody who signs in again to change their account comes back to it', () => {
  const { pathname, search } = new URL(signInAndReturnTo('/account'), 'https://www.example.com');
  expect(pathname).toBe('/login');
  expect(addressAfterSignIn(search)).toBe('/account');
});

test.each([
  ['/account', '/login'],
  ['/about', undefined],
  ['/', undefined],
])('without a session the page %s sends to %s', (page, address) => {
  expect(signInAddress(page)).toBe(address);
});

test.each([
  '',
  '?next=',
  '?next=https://evil.example',
  '?next=//evil.example',
  '?next=/staff/demo-requests/../../evil',
  '?next=/staff/demo-requests@evil.example',
  '?next=javascript:alert(1)',
  '?next=/pricing',
  '?next=%2F%5Cevil.example',
  '?next=/%09/evil.example',
  '?next=https:evil.example',
  '?next=%20/account',
  '?next=/account%0a//evil.example',
  '?next=/account/../%2F/evil.example',
  '?next=//evil.example&next=/account',
  '?next=/account%2523@evil.example',
  '?next[]=//evil.example',
  '?Next=/account',
])('signing in at /login%s leads home', (search) => {
  expect(addressAfterSignIn(search)).toBe('/');
});
