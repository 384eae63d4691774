import { afterEach, expect, test, vi } from 'vitest';
import { loadSearch, reportMiss } from './use-search.ts';

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

test.each([
  ['', 1],
  ['https://www.example.com/help', 1],
  ['https://www.example.com/staff', 0],
])('a search without results on a page that %j opened is reported %i times', async (referrer, times) => {
  vi.useFakeTimers();
  const send = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('location', { origin: 'https://www.example.com' });
  reportMiss(`payroll ${referrer.length}`);
  await vi.advanceTimersByTimeAsync(2000);
  expect(send).toHaveBeenCalledTimes(times);
});
