import type { Browser } from '@playwright/test';
import { openHarshly } from '../pages/visit-harshly.ts';
import { median } from '../report.ts';

const visits = 5;

/**
 * Milliseconds from the first paint of the sign-in page until a password that is typed immediately is sent: the
 * median of first visits on a slow phone with a bad network.
 */
export async function timeSignIn(browser: Browser, site: string): Promise<number> {
  const times: number[] = [];
  while (times.length < visits) times.push(await timeOnce(browser, `${site}/login`));
  return median(times);
}

async function timeOnce(browser: Browser, address: string): Promise<number> {
  const page = await openHarshly(browser);
  try {
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('#email').fill('nobody@shop.example');
    await page.locator('#password').fill('typed before the code has loaded');
    await page.locator('#password').press('Enter');
    await page.waitForResponse((response) => response.request().method() === 'POST');
    const time = await page.waitForFunction(() => {
      const sent = performance.getEntriesByType('resource').find(({ name }) => /\/login$/.test(name));
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return sent && paint && Math.round(sent.startTime - paint.startTime);
    });
    return (await time.jsonValue()) ?? 0;
  } finally {
    await page.context().close();
  }
}
