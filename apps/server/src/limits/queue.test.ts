import { expect, test, vi } from 'vitest';
import { createQueue } from './queue.ts';

test('a task is refused when it has waited too long, and the next one still runs', async () => {
  const refuse = () => new Error('busy');
  const queued = createQueue({ maxParallel: 1, longestWait: 20, refuse });
  const first = Promise.withResolvers<string>();
  const running = queued(() => first.promise);
  const task = vi.fn(async () => 'never');
  await expect(queued(task)).rejects.toThrow('busy');
  first.resolve('first');
  expect(await running).toBe('first');
  expect(await queued(async () => 'next')).toBe('next');
  expect(task).not.toHaveBeenCalled();
});
