import { stat } from 'node:fs';
import { expect, test } from 'vitest';
import { nextPart } from './run-in-parts.ts';

test('a request that arrives during a part of a long task is processed before the next part', async () => {
  const happened: string[] = [];
  await nextPart();
  happened.push('part');
  // Pages are processed one turn after they arrive, as in line-of-requests.ts.
  stat('.', () => setImmediate(() => happened.push('page')));
  const end = performance.now() + 50;
  while (performance.now() < end);
  await nextPart();
  happened.push('part');
  expect(happened).toEqual(['part', 'page', 'part']);
});
