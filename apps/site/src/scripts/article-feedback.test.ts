import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a comment whose response never comes is said to have failed after 30 seconds', async () => {
  vi.useFakeTimers();
  const note = { textContent: '' };
  const listeners = new Map<string, (event: { preventDefault(): void }) => void>();
  const form = {
    action: '/api/site/article-feedback',
    dataset: { thanks: 'Thanks', thanksWord: 'Thanks for the comment', failed: 'Not sent' },
    querySelector: () => note,
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    // Its fields.
    [Symbol.iterator]: () => [['comment', 'Say more']].values(),
  };
  vi.stubGlobal('document', { querySelector: () => form });
  vi.stubGlobal('FormData', Map);
  const whenAborted = (_url: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  vi.stubGlobal('fetch', whenAborted);
  await import('./article-feedback.ts');
  listeners.get('submit')?.({ preventDefault() {} });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(note.textContent).toBe('Not sent');
});
