import { expect, test } from 'vitest';
import { fillWait } from './fill-wait.ts';

test.each([
  [0, '1 minute'],
  [1, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [899, '15 minutes'],
  [3600, '60 minutes'],
  [undefined, '15 minutes'],
])('%s seconds are a wait of %s', (seconds, wait) => {
  expect(fillWait('Wait [wait].', seconds)).toBe(`Wait ${wait}.`);
});
