import { afterEach, expect, test, vi } from 'vitest';

// Other test files have their own texts of notes.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('with damaged storage a page comes from the network', async () => {
  vi.resetModules();
  vi.stubGlobal('noteWords', { '': {} });
  vi.stubGlobal('location', new URL('https://www.example.com/service-worker.js'));
  const refuse = () => Promise.reject(new DOMException('Unexpected internal error', 'UnknownError'));
  vi.stubGlobal('caches', { open: refuse, match: refuse });
  const { openPage } = await import('./pages.ts');
  const waited: Promise<unknown>[] = [];
  const event = {
    request: new Request('https://www.example.com/pricing'),
    preloadResponse: Promise.resolve(new Response('Prices')),
    waitUntil: (work: Promise<unknown>) => waited.push(work),
  };
  const page = await openPage(event as unknown as FetchEvent);
  expect(await page.text()).toBe('Prices');
  await Promise.all(waited);
});
