import type { CDPSession, Page } from '@playwright/test';
import { withDeployedSite } from '../support/deployed-site.ts';
import { form, words } from '../support/offline-words.ts';
import {
  demoRequestsOf,
  fillDemoRequest,
  keepDemoRequest,
  storedPaths,
  waitForWorker,
} from '../support/service-worker.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('a form saved offline is sent in the background when no page is open, but not after thirty days', async ({
  page,
  context,
}) => {
  test.slow();
  await withDeployedSite(async (site) => {
    await page.goto(`${site.url}/demo-request`);
    await waitForWorker(page);
    const sync = await syncOf(page);
    const main = page.getByRole('main');
    await fillDemoRequest(main, form, 'Esi Tetteh');
    await expect(main.locator('astro-island[ssr]')).toHaveCount(0);

    await context.setOffline(true);
    await main.getByRole('button', { name: form.submit }).click();
    await expect(main.getByRole('heading', { name: form.kept.heading })).toBeFocused();
    await page.reload();
    await expect(page.locator('.offline-note')).toContainText(words.notes.copy.split('[day]')[0] ?? '');
    await page.goto('about:blank');

    await context.setOffline(false);
    expect(demoRequestsOf(site)).toEqual([]);
    await sync();
    await expect.poll(() => demoRequestsOf(site)).toEqual(['Esi Tetteh']);

    // The server has the request a moment before the browser notes that it was sent.
    await expect(async () => {
      await page.goto(`${site.url}/about`);
      await expect(page.locator('.offline-note')).toContainText(words.notes.sent);
    }).toPass();
    await keepDemoRequest(page, 'Kofi Mensah', 31);
    await page.reload();
    const note = page.locator('.offline-note');
    await expect(note).toContainText(words.notes.expired);
    await note.getByRole('button', { name: words.notes.close }).click();
    await page.goto(`${site.url}/offline`);
    const forget = page.getByRole('button', { name: `${words.waiting.forget}: Kofi Mensah` });
    await expect(forget).toBeVisible();
    await expect.poll(() => isNoteClosed(page)).toBe(true);
    await forget.click();
    await expect(page.locator('[data-waiting]').getByRole('status')).toHaveText(words.waiting.forgotten);
    expect(demoRequestsOf(site)).toEqual(['Esi Tetteh']);
  });
});

test('a network that does not respond times out quickly, and full storage loses no stored data', async ({
  page,
}) => {
  await withDeployedSite(async (site) => {
    await page.goto(`${site.url}/`);
    await waitForWorker(page);
    site.fallSilent();
    await page.goto(`${site.url}/`);
    await expect(page.locator('.offline-note')).toContainText(words.notes.copy.split('[day]')[0] ?? '');
    site.goOn();

    await page.goto(`${site.url}/offline`);
    // The worker stores a page after it has sent it.
    await expect.poll(() => storedPaths(page, 'pages')).toContain('/offline');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 });
    const part = page.getByRole('region', { name: words.save.heading });
    await part.getByRole('button', { name: words.save.start }).click();
    await expect(part.getByRole('status')).toContainText(words.save.full.split('[done]')[0] ?? '');
    await page.goto(`${site.url}/pricing`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await storedPaths(page, 'saved')).toEqual(['/offline']);
    expect((await storedPaths(page, 'pages')).sort()).toEqual(['/', '/offline']);
  });
});

/** Whether the browser has stored that a note was dismissed. */
const isNoteClosed = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('demo-requests', 1);
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const reading = open.result.transaction('requests').objectStore('requests').getAll();
          reading.onsuccess = () => {
            open.result.close();
            resolve(reading.result.some(({ isNoteClosed }) => isNoteClosed));
          };
        };
      }),
  );

/** Triggers the browser's background sync, which otherwise starts some time after the network is back. */
async function syncOf(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(devtools);
  const origin = new URL(page.url()).origin;
  return async () => {
    await devtools.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId,
      tag: 'demo-requests',
      lastChance: false,
    });
  };
}

function registrationOf(devtools: CDPSession): Promise<string> {
  return new Promise((resolve, reject) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
    devtools.send('ServiceWorker.enable').catch(reject);
  });
}
