import { afterEach, expect, test, vi } from 'vitest';

// Other test files have their own texts of notes.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Opens the prices, where the network answers immediately, and waits until the worker has stored what it stores. */
async function openPrices(answer: Response | Promise<Response>): Promise<Response> {
  vi.resetModules();
  vi.stubGlobal('noteWords', { '': {} });
  vi.stubGlobal('location', new URL('https://www.example.com/service-worker.js'));
  const { openPage } = await import('./pages.ts');
  const waited: Promise<unknown>[] = [];
  const event = {
    request: new Request('https://www.example.com/pricing'),
    preloadResponse: Promise.resolve(answer),
    waitUntil: (work: Promise<unknown>) => waited.push(work),
  };
  const page = await openPage(event as unknown as FetchEvent);
  await Promise.all(waited);
  return page;
}

test('with damaged storage a page comes from the network', async () => {
  const refuse = () => Promise.reject(new DOMException('Unexpected internal error', 'UnknownError'));
  vi.stubGlobal('caches', { open: refuse, match: refuse });
  const page = await openPrices(new Response('Prices'));
  expect(await page.text()).toBe('Prices');
});

test.each([
  { what: 'a page that was taken away', answer: new Response('Not found', { status: 404 }), isDeleted: true },
  {
    what: 'a preview',
    answer: new Response('Draft', { headers: { 'cache-control': 'no-store' } }),
    isDeleted: false,
  },
])('$what deletes the stored copy: $isDeleted', async ({ answer, isDeleted }) => {
  const copy = new Response('Old prices', { headers: { date: new Date().toUTCString() } });
  const deleted = vi.fn();
  vi.stubGlobal('caches', { match: async () => copy.clone(), open: async () => ({ delete: deleted }) });
  const page = await openPrices(answer);
  expect(page).toBe(answer);
  expect(deleted.mock.calls).toEqual(isDeleted ? [['https://www.example.com/pricing']] : []);
});

test('a copy stays marked as one when the newer page finds no room', async () => {
  const noRoom = () => Promise.reject(new DOMException('Quota exceeded', 'QuotaExceededError'));
  vi.doMock('../lib/offline/keep-page.ts', async (original) => ({
    ...(await original<typeof import('../lib/offline/keep-page.ts')>()),
    isWholePage: () => true,
    keepWholePage: noRoom,
  }));
  const copy = new Response('Old prices', { headers: { date: 'Sat, 21 Nov 2026 09:00:00 GMT' } });
  vi.stubGlobal('caches', { match: async () => copy.clone(), open: async () => ({}) });
  vi.setSystemTime('2026-11-22T09:00Z');
  const page = await openPrices(
    new Promise((resolve) => setTimeout(resolve, 700, new Response('New prices'))),
  );
  expect(await page.text()).toBe('Old prices');
  const { refreshes } = await import('./pages.ts');
  const { copies } = await import('./notes.ts');
  const address = 'https://www.example.com/pricing';
  expect(await refreshes.get(address)?.isChanged).toBe(false);
  expect(copies.get(address)).toBe('Sat, 21 Nov 2026 09:00:00 GMT');
  vi.doUnmock('../lib/offline/keep-page.ts');
  vi.useRealTimers();
});

test.each([
  { what: 'is stored at the first visit', stored: { '/offline': 2 }, isFetched: true },
  { what: 'stays', stored: { '/offline': 1, '/fr/offline': 2 }, isFetched: false },
  {
    what: 'is stored again after an update of the site',
    stored: { '/offline': 3, '/fr/offline': 2 },
    isFetched: true,
  },
])('the offline page of another language $what', async ({ stored, isFetched }) => {
  vi.resetModules();
  vi.stubGlobal('noteWords', { '': {}, '/fr': {} });
  vi.stubGlobal('location', new URL('https://www.example.com/service-worker.js'));
  const copies = new Map(
    Object.entries(stored).map(([path, day]) => [
      `https://www.example.com${path}`,
      new Response('', { headers: { date: new Date(Date.UTC(2026, 10, day)).toUTCString() } }),
    ]),
  );
  vi.stubGlobal('caches', { match: async (key: string) => copies.get(key) });
  const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  const { keepOfflinePageOf } = await import('./pages.ts');
  await keepOfflinePageOf('https://www.example.com/fr/pricing').catch(() => undefined);
  expect(fetched.mock.calls).toEqual(isFetched ? [['/fr/offline', { cache: 'no-cache', signal: null }]] : []);
});
