import { expect, onTestFinished, test, vi } from 'vitest';
import { second } from '../clock.ts';
import { createPasswordHashing } from './password-hashing.ts';

test('a request that waits eight seconds for its turn is refused with 503, and the others keep their order', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const verify = async (_stored: string, password: string) => {
    begun.push(password);
    await new Promise<void>((resolve) => finish.push(resolve));
    return true;
  };
  const passwords = createPasswordHashing({ functions: { hash: async () => '', verify }, maxParallel: 1 });
  const compare = (password: string) =>
    passwords
      .withRoom(() => passwords.compare(undefined, password))
      .then(
        () => 'compared',
        (error: { status?: number }) => error.status,
      );

  const [first, next, third] = [compare('first'), compare('second'), compare('third')];
  await vi.advanceTimersByTimeAsync(7 * second);
  const fourth = compare('fourth');
  finish.shift()?.();
  await vi.advanceTimersByTimeAsync(second + 1);
  expect([await first, await third]).toEqual(['compared', 503]);
  expect(begun).toEqual(['first', 'second']);

  finish.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
  finish.shift()?.();
  expect([await next, await fourth]).toEqual(['compared', 'compared']);
  expect(begun).toEqual(['first', 'second', 'fourth']);
  expect(passwords.load().inside).toBe(0);
});
