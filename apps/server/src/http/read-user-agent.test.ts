import Bowser from 'bowser';
import { expect, test, vi } from 'vitest';
import { readUserAgent } from './read-user-agent.ts';

const phone = (version: number) =>
  `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Mobile Safari/537.36`;

test('names browser and system', () => {
  expect(readUserAgent(phone(140))).toEqual({ browser: 'Chrome', system: 'Android' });
});

test('returns nothing for headers that no browser sends', () => {
  expect(readUserAgent()).toEqual({});
  expect(readUserAgent(phone(140) + 'x'.repeat(512))).toEqual({});
});

test('caches common headers, and limits the size of the cache', () => {
  const parse = vi.spyOn(Bowser, 'parse');
  for (let visit = 0; visit < 3; visit += 1) readUserAgent(phone(1000));
  expect(parse).toHaveBeenCalledTimes(1);
  for (let version = 1001; version < 1299; version += 1) readUserAgent(phone(version));
  readUserAgent(phone(1000));
  expect(parse).toHaveBeenCalledTimes(300);
});
