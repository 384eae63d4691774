import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isOwnRequest } from './own-requests.ts';

const isOwn = (method: string, headers: Record<string, string>) =>
  isOwnRequest({ method, headers } as unknown as IncomingMessage, 3001);

const host = '127.0.0.1:3001';
const origin = `http://${host}`;

test("requests from the editor's own page are accepted", () => {
  expect(isOwn('GET', { host })).toBe(true);
  expect(isOwn('GET', { host, 'sec-fetch-site': 'none' })).toBe(true);
  expect(isOwn('GET', { host, 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(isOwn('POST', { host, origin })).toBe(true);
  expect(isOwn('POST', { host: 'localhost:3001', origin: 'http://localhost:3001' })).toBe(true);
});

test('a request for another host name that resolves to this machine is refused', () => {
  expect(isOwn('GET', { host: 'evil.example:3001' })).toBe(false);
  expect(isOwn('GET', { host: '127.0.0.1.evil.example:3001' })).toBe(false);
  expect(isOwn('GET', { host: '127.0.0.1:3000' })).toBe(false);
  expect(isOwn('GET', {})).toBe(false);
});

test('requests from pages of other sites and of other local ports are refused', () => {
  expect(isOwn('POST', { host, origin: 'https://evil.example' })).toBe(false);
  expect(isOwn('POST', { host, origin: 'null' })).toBe(false);
  expect(isOwn('POST', { host, origin: 'http://127.0.0.1:3000' })).toBe(false);
  expect(isOwn('POST', { host })).toBe(false);
  expect(isOwn('GET', { host, 'sec-fetch-site': 'cross-site' })).toBe(false);
  expect(isOwn('GET', { host, 'sec-fetch-site': 'same-site' })).toBe(false);
});
