import { expect, test } from 'vitest';
import { describeChange } from './size-record.ts';

test.each([
  [1200, 1200, ''],
  [2320, 1200, '+1,120'],
  [1197, 1200, '-3'],
  [1200, undefined, 'new'],
])('%i bytes after %s are described as %j', (now, before, text) => {
  expect(describeChange(now, before)).toBe(text);
});
