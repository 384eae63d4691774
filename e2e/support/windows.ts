import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { visitor } from './browser.ts';

/** Options that cannot change once a window is open. */
type WindowKind = Pick<BrowserContextOptions, 'javaScriptEnabled' | 'bypassCSP'>;

/** Windows shared by several tests, one of each kind. */
export interface Windows {
  /** The window of a kind. The first test that needs it opens it. */
  open: (kind: WindowKind) => Promise<Page>;
  close: () => Promise<void>;
}

export function keepWindows(browser: Browser, baseURL: string): Windows {
  const windows = new Map<string, Page>();
  return {
    open: async (kind) => {
      const name = JSON.stringify(kind);
      const page = windows.get(name) ?? (await openWindow(browser, { ...visitor, ...kind, baseURL }));
      windows.set(name, page);
      return page;
    },
    close: async () => {
      for (const page of windows.values()) await page.context().close();
    },
  };
}

async function openWindow(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  return context.newPage();
}
