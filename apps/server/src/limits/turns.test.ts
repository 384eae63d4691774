import { stat } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createTurns, nextPart } from './turns.ts';

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

test('a task is refused when it has waited too long, and the next one still gets its turn', async () => {
  const refuse = () => new Error('busy');
  const inTurn = createTurns({ atOnce: 1, longestWait: 20, refuse });
  const first = Promise.withResolvers<string>();
  const running = inTurn(() => first.promise);
  const task = vi.fn(async () => 'never');
  await expect(inTurn(task)).rejects.toThrow('busy');
  first.resolve('first');
  expect(await running).toBe('first');
  expect(await inTurn(async () => 'next')).toBe('next');
  expect(task).not.toHaveBeenCalled();
});
