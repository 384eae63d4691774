import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Opens an article: what its form does by event, and the note below it. */
async function openArticle() {
  const note = { textContent: '' };
  const listeners = new Map<string, (event: object) => void>();
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
  await import('./article-feedback.ts');
  return { listeners, note };
}

test('a comment whose response never comes is said to have failed after 30 seconds', async () => {
  vi.useFakeTimers();
  const whenAborted = (_url: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  vi.stubGlobal('fetch', whenAborted);
  const { listeners, note } = await openArticle();
  listeners.get('submit')?.({ preventDefault() {} });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(note.textContent).toBe('Not sent');
});

test('a vote and its comment have one id, also over plain HTTP', async () => {
  vi.stubGlobal('crypto', {});
  const send = vi.fn(async (_url: string, _init: RequestInit) => Response.error());
  vi.stubGlobal('fetch', send);
  const { listeners } = await openArticle();
  listeners.get('change')?.({ target: { type: 'radio' } });
  listeners.get('submit')?.({ preventDefault() {} });
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  const [vote, comment] = send.mock.calls.map(([, { body }]) => JSON.parse(String(body)).id);
  expect(vote).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(comment).toBe(vote);
});
