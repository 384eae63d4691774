import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core';
import { findFirefox } from '../../tools/test-setup/find-firefox.ts';
import { visitor } from './browser.ts';

/** Firefox ESR with one window after the other, each with a separate profile. */
export interface Firefox {
  /** Opens a window on a page of the site. `problems` collects its errors from then on. */
  open: (address: string) => Promise<{ page: Page; problems: string[] }>;
  /** Closes the open windows, which use the processor even while nothing happens in them. */
  closeWindows: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Starts the Firefox of this machine through WebDriver BiDi, which released versions support. Playwright
 * needs its own patched Firefox, and its BiDi support uses commands that an ESR gets a year later.
 */
export async function startFirefox(siteUrl: string): Promise<Firefox> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('Firefox ESR is missing. Run npm run e2e, which installs it.');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 360, height: 740 },
    env: { ...process.env, TZ: visitor.timezoneId },
    extraPrefsFirefox: { 'intl.accept_languages': visitor.locale, 'ui.prefersReducedMotion': 1 },
  });
  const contexts: BrowserContext[] = [];
  return {
    open: async (address) => {
      const context = await browser.createBrowserContext();
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      const problems: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) problems.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
      page.on('requestfailed', (request) => {
        // Leaving a page ends its requests.
        const isLeft = request.failure()?.errorText === 'NS_BINDING_ABORTED';
        if (!isLeft) problems.push(`request failed: ${request.url()}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400 && !response.request().isNavigationRequest())
          problems.push(`answered ${response.status()}: ${response.url()}`);
      });
      await page.goto(new URL(address, siteUrl).href);
      return { page, problems };
    },
    closeWindows: async () => {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    },
    close: () => browser.close(),
  };
}
