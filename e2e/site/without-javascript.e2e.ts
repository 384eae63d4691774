import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readWords } from '@accounting-site/content/reading/pages';
import {
  approveContent,
  isApprovedContent,
  otherContent,
} from '@accounting-site/content/testing/approved-content';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { outlinePage } from '../support/outline-page.ts';
import { expect, test } from '../support/same-window.ts';
import { kindOf, sitePages, sweptPages, toAddress } from '../support/site-pages.ts';

const { header } = readWords('en/frame.yaml', z.object({ header: z.object({ menu: z.string() }) }));

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

for (const { path } of sweptPages()) {
  test(`${path} can be read and used without JavaScript`, async ({ page }) => {
    await page.goto(toAddress(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const outline = (await outlinePage(page)).join('\n');
    if (isApprovedContent || isUpdating())
      expect.soft(outline, 'outline').toBe(approvedOutline(path, outline));
    else test.info().annotations.push({ type: 'not compared', description: otherContent });
    for (const heading of await page.getByRole('main').getByRole('heading').all()) {
      await expect.soft(heading).toHaveCSS('opacity', '1');
    }

    const navigation = page.getByRole('banner').getByRole('navigation');
    await expect(navigation.getByRole('link').first()).toBeHidden();
    await page.getByRole('banner').getByText(header.menu).or(page.getByLabel(header.menu)).first().click();
    await expect(navigation.getByRole('link').first()).toBeVisible();
    // Sign-in needs JavaScript, and its page says so.
    if (path !== '/login') expect(await findUnusableForms(page), 'forms').toEqual([]);
  });
}

test('every approved outline belongs to a page: delete it together with its page', () => {
  // biome-ignore lint/suspicious/noSkippedTests: an owner's lists may be empty, and with them the pages
  test.skip(!isApprovedContent && !isUpdating(), otherContent);
  if (isUpdating()) approveContent();
  const wanted = new Set(sitePages.map(({ path }) => nameOfOutline(path)));
  const approved = readdirSync(outlines, { recursive: true, encoding: 'utf8' });
  expect(approved.filter((name) => name.endsWith('.txt') && !wanted.has(name))).toEqual([]);
});

const isUpdating = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);

const outlines = join(import.meta.dirname, 'outlines');

function nameOfOutline(path: string): string {
  const name = kindOf(path).slice(1) || 'home';
  return `${name.replaceAll(' ', '-')}.txt`;
}

/**
 * The approved outline of the page, in `outlines`. Pages made from the owner's files share one outline a
 * kind. The outline of a new page is written as it is, and so is any with --update-snapshots.
 */
function approvedOutline(path: string, outline: string): string {
  const file = join(outlines, nameOfOutline(path));
  const approved = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : undefined;
  // Only if it differs: another worker may be reading the outline of this kind.
  if (approved === undefined || (isUpdating() && approved !== outline)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${outline}\n`);
    return outline;
  }
  return approved;
}

/** Forms that a browser cannot submit without script. */
function findUnusableForms(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.forms]
      .filter((form) => form.closest('dialog') === null && form.method !== 'dialog')
      .filter(
        (form) =>
          form.getAttribute('action') === null ||
          ![...form.elements].some(
            (element) =>
              (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) &&
              element.type === 'submit' &&
              !element.disabled,
          ),
      )
      .map((form) => form.outerHTML.slice(0, 200)),
  );
}
