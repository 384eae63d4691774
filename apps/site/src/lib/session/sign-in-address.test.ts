import { expect, test } from 'vitest';
import { addressAfterSignIn, sessionEndedAddress, signInAndReturnTo } from './sign-in-address.ts';

test.each([
  '/staff',
  '/staff/leads',
  '/staff/leads?stage=won&lead=a-1',
  '/staff/content?entry=en%2Fhelp%2Fa.md',
  '/account',
])('a session that ends on %s redirects to sign-in, with the reason and the way back', (page) => {
  const address = sessionEndedAddress(page) ?? '';
  const { pathname, search, hash } = new URL(address, 'https://www.example.com');
  expect([pathname, hash]).toEqual(['/login', '#session-ended']);
  expect(addressAfterSignIn(search)).toBe(page);
});

test('a user who signs in again to change their account returns to it', () => {
  const { pathname, search } = new URL(signInAndReturnTo('/account'), 'https://www.example.com');
  expect(pathname).toBe('/login');
  expect(addressAfterSignIn(search)).toBe('/account');
});

test.each(['/about', '/'])('a session that ends on the public page %s redirects nowhere', (page) => {
  expect(sessionEndedAddress(page)).toBeUndefined();
});

test.each([
  '',
  '?next=',
  '?next=https://evil.example',
  '?next=//evil.example',
  '?next=/staff/leads/../../evil',
  '?next=/staff/leads@evil.example',
  '?next=javascript:alert(1)',
  '?next=/pricing',
  '?next=/pricing?/account',
  '?next=//evil.example?/account',
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
])('signing in at /login%s redirects to the home page', (search) => {
  expect(addressAfterSignIn(search)).toBe('/');
});
