import { afterEach, expect, test, vi } from 'vitest';
import { loadSearch } from './use-search.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an index whose response never comes has failed after 30 seconds, and is requested again', async () => {
  vi.useFakeTimers();
  const request = vi.fn(
    (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  vi.stubGlobal('fetch', request);
  for (const time of [1, 2]) {
    const failed = expect(loadSearch()).rejects.toThrow('aborted');
    await vi.advanceTimersByTimeAsync(30_000);
    await failed;
    expect(request).toHaveBeenCalledTimes(time);
  }
});
