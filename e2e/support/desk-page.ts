import type { Page } from '@playwright/test';
import { words } from './content-desk.ts';
import { findFaults } from './find-faults.ts';
import { findOverflow } from './find-overflow.ts';
import { findSmallTargets } from './find-small-targets.ts';
import { expect } from './test.ts';

/** A save waits until the publisher has checked the draft, and a publication until the site is built. */
export const built = { timeout: 300_000 };

export const main = (page: Page) => page.getByRole('main');
export const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** A text as far as its first word in square brackets. */
export const startOf = (text: string) => text.split('[')[0] ?? '';

/** Opens an entry of the content at one of its fields. */
export const openEntry = (page: Page, site: string, entry: string, field: string) =>
  page.goto(`${site}/staff/content?entry=${encodeURIComponent(entry)}&field=${field}`);

/** Waits until everything that was typed is saved as a draft. */
export async function expectSaved(page: Page) {
  await expect(main(page).getByText(startOf(words.save.saved))).toBeVisible(built);
  await expect(main(page).getByText(words.save.saving)).toHaveCount(0, built);
}

/**
 * No fault of accessibility in light or dark colours, nothing wider than the window, no small target. The
 * window is as before afterwards.
 * @param widths the widths of the window, by default its own
 */
export async function expectSound(page: Page, widths?: number[]) {
  const viewport = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of widths ?? [viewport.width]) {
    await page.setViewportSize({ width, height: 800 });
    await liftSticky(page);
    expect(await findOverflow(page)).toEqual([]);
    expect(await findFaults(page, [width])).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    await putBackSticky(page);
  }
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** What is sticky covers what is scrolled below it, and axe measures only what is seen. */
const liftSticky = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(each).position !== 'sticky') continue;
      each.style.position = 'static';
      each.dataset.lifted = '';
    }
  });

const putBackSticky = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('[data-lifted]')) {
      each.style.position = '';
      delete each.dataset.lifted;
    }
  });
