import { expect, test } from 'vitest';
import { isSameSite, isSentFrom } from './site-cookies.ts';

test.each([
  ['https://www.example.com', 'https://app.example.com', true],
  ['https://example.com', 'https://app.example.com:8443', true],
  ['https://www.shop.com.gh', 'https://app.shop.com.gh', true],
  ['http://127.0.0.1:4321', 'http://127.0.0.1:3000', true],
  ['http://[::1]:4321', 'http://[::1]:3000', true],
  ['http://localhost:4321', 'http://localhost:3000', true],
  ['https://www.example.com', 'http://app.example.com', false],
  ['https://www.example.com', 'https://app.example.net', false],
  ['https://shop.com.gh', 'https://books.com.gh', false],
  ['http://127.0.0.1:4321', 'http://127.1.0.1:4321', false],
  ['https://www.example.com', 'http://127.0.0.1:3000', false],
])('%s and %s are the same site: %s', (one, other, same) => {
  expect([isSameSite(one, other), isSameSite(other, one)]).toEqual([same, same]);
});

test.each([
  ['refresh=1; Path=/; HttpOnly; Secure; SameSite=Strict', false],
  ['refresh=1; Path=/; HttpOnly; Secure; SameSite=Lax', false],
  ['refresh=1; Path=/; HttpOnly; Secure', false],
  ['refresh=1; Path=/; HttpOnly; SameSite=None', false],
  ['refresh=1; Path=/; HttpOnly; samesite=none; secure', true],
])('browsers send %j to another site: %s', (line, isSent) => {
  expect(isSentFrom('https://www.example.com', 'https://app.example.net', line)).toBe(isSent);
  expect(isSentFrom('https://www.example.com', 'https://app.example.com', line)).toBe(true);
});
