import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('headings use the display font from the second slow visit on, without layout shift', async ({
  page,
}) => {
  const devtools = await slowDown(page);
  await page.goto('/');
  await expectStored(page);
  for (const path of ['/pricing', '/about']) {
    await page.goto(path);
    expect([path, await faceOfHeading(devtools)]).toEqual([path, 'Radio Canada']);
    expect(await page.evaluate(readShifts)).toEqual([]);
  }
});

test('a display font that arrives while the first page is read waits for the next one', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await devtools.send(`${domain}.enable`);
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await route.continue();
  });
  await page.goto('/');
  await expectStored(page);
  expect(await faceOfHeading(devtools)).not.toBe('Radio Canada');
});

const expectStored = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('displayFace') !== null), { timeout: 40_000 })
    .toBe(true);

/** Simulates the network and the processor of a cheap phone with weak reception. */
async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  for (const domain of ['Network', 'DOM', 'CSS'] as const) await devtools.send(`${domain}.enable`);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return devtools;
}

/** The name of the font used for the page's heading. */
async function faceOfHeading(devtools: CDPSession): Promise<string> {
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.find(({ isCustomFont }) => isCustomFont)?.familyName ?? fonts[0]?.familyName ?? '';
}

const readShifts = () =>
  new Promise<number[]>((resolve) => {
    new PerformanceObserver((list) =>
      resolve(list.getEntries().map((entry) => (entry as { value?: number }).value ?? 0)),
    ).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve([]), 300);
  });
