import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import type { ServerProcess } from './server-process.ts';

/** Waits until the worker controls this window and has stored its page. */
export async function waitForWorker(page: Page): Promise<void> {
  const isReady = () =>
    page.evaluate(async () => {
      // A hidden window renders no frames, and is idle only between two frames.
      await new Promise(requestAnimationFrame);
      if (!navigator.serviceWorker.controller) return false;
      const pages = await caches.open('pages');
      return Boolean(await pages.match(location.origin + location.pathname));
    });
  await expect.poll(isReady).toBe(true);
}

/** The stored paths of one cache: pages, saved or assets. */
export const storedPaths = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, name);

/** Collects the failed requests of this window. */
export function watchFailures(page: Page): { failures: string[] } {
  const failures: string[] = [];
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its requests.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    if (request.url().includes('/_astro/')) failures.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
  });
  return { failures };
}

/** Names of the scripts that this window runs. */
export const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/_astro\/.*\.js$/.test(path)),
  );

/** Waits until a page has been stored again with a matching title. */
export async function waitForStoredTitle(page: Page, title: RegExp): Promise<void> {
  const stored = () =>
    page.evaluate(async () => {
      const response = await (await caches.open('pages')).match(location.origin + location.pathname);
      return (await response?.text())?.match(/<title>([^<]*)/)?.[1] ?? '';
    });
  await expect.poll(stored).toMatch(title);
}

/** Stores a demo request in the browser as if typed some days ago, and keeps its name. */
export const keepDemoRequest = (page: Page, name: string, days: number): Promise<void> =>
  page.evaluate(
    ([name, at]) =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('demo-requests', 1);
        open.onupgradeneeded = () => open.result.createObjectStore('requests', { keyPath: 'key' });
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const writing = open.result.transaction('requests', 'readwrite');
          const request = { key: crypto.randomUUID(), at, state: 'waiting', fields: { name }, errors: [] };
          writing.objectStore('requests').put(request);
          writing.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    [name, Date.now() - days * 24 * 60 * 60 * 1000] as const,
  );

/** Fills in a demo request. */
export async function fillDemoRequest(
  main: Locator,
  words: { name: string; email: string; phone: string },
  name: string,
  phone = '',
): Promise<void> {
  await main.getByLabel(words.name).fill(name);
  await main.getByLabel(words.email).fill('esi@example.com');
  await main.getByLabel(words.phone).fill(phone);
}

/** The names of the stored demo requests on the server. */
export const demoRequestsOf = (server: ServerProcess): unknown[] => leadsOf(server).map(({ name }) => name);

/** The stored leads on the server, the oldest first. */
export function leadsOf({ dataDir }: ServerProcess): Record<string, unknown>[] {
  const database = new Database(join(dataDir, 'data.sqlite'), { readonly: true, timeout: 5000 });
  try {
    return database
      .prepare<[], Record<string, unknown>>('select * from demo_requests order by received_at')
      .all();
  } finally {
    database.close();
  }
}
