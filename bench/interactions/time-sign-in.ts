import type { Browser } from '@playwright/test';
import type { SignIn } from '../pages/signed-in.ts';
import { openHarshly } from '../pages/visit-harshly.ts';
import { median } from '../report.ts';

const visits = 5;

/**
 * Milliseconds from the first paint of the sign-in page until a password that is typed immediately is sent: the
 * median of first visits on a slow phone with a bad network.
 */
export const timeSignIn = (browser: Browser, site: string) =>
  repeatedly(() => timePassword(browser, `${site}/login`));

/**
 * Milliseconds from opening the account page after a sign-in until it shows the account: the median of visits
 * that have loaded the sign-in page, on the same phone.
 */
export const timeAccount = (browser: Browser, site: string, signIn: SignIn) =>
  repeatedly(() => timeContent(browser, site, signIn));

async function repeatedly(time: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  while (times.length < visits) times.push(await time());
  return median(times);
}

async function timeContent(browser: Browser, site: string, signIn: SignIn): Promise<number> {
  const page = await openHarshly(browser);
  try {
    await page.goto(`${site}/login`, { waitUntil: 'networkidle' });
    await signIn(page);
    await page.goto(`${site}/account`, { waitUntil: 'commit' });
    const time = await page.waitForFunction(
      () => document.querySelector('main section') && Math.round(performance.now()),
    );
    return (await time.jsonValue()) ?? 0;
  } finally {
    await page.context().close();
  }
}

async function timePassword(browser: Browser, address: string): Promise<number> {
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
