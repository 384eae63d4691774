import type { Page } from '@playwright/test';
import { expect, test } from '../support/same-window.ts';
import { isFirstOfItsKind, sitePages, toAddress } from '../support/site-pages.ts';

// Pages of one kind differ only in their texts, and these checks are about the template.
for (const { path } of sitePages.filter((page) => isFirstOfItsKind(page.path))) {
  test(`${path} has no animation with reduced motion, shows focus and fields in forced colours, and prints without navigation`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(toAddress(path));
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect.soft(await findMotion(page), 'motion').toEqual([]);

    expect.soft(await findHiddenFocus(page), 'focus').toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await findHiddenFocus(page), 'focus in forced colours').toEqual([]);
    expect.soft(await findEdgelessControls(page), 'controls in forced colours').toEqual([]);

    await page.emulateMedia({ forcedColors: 'none', media: 'print', colorScheme: 'dark' });
    expect.soft(await findScreenOnlyGrounds(page), 'grounds on paper').toEqual([]);
    // A page that exists to be printed has only the printed document on paper, with its own heading.
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
}

function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .map((animation) => `${Reflect.get(animation, 'animationName') ?? 'a transition'}`),
  );
}

/** What must not be printed: a dark page, and the covers of scroll shadows. */
function findScreenOnlyGrounds(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { backgroundAttachment, backgroundImage, colorScheme } = getComputedStyle(element);
        const isCover = backgroundImage !== 'none' && backgroundAttachment.includes('local');
        return isCover || colorScheme.includes('dark');
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
}

/** Buttons and fields without any border in forced colours. */
function findEdgelessControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, select, textarea, input:not([type=hidden])')]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      // Checkboxes and radio buttons drawn by the browser have their own border.
      .filter((element) => getComputedStyle(element).appearance === 'none')
      .filter((element) => {
        const { borderStyle, borderWidth, outlineStyle } = getComputedStyle(element);
        return (borderStyle === 'none' || borderWidth === '0px') && outlineStyle === 'none';
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
}

/** The links and controls without a visible keyboard focus. */
async function findHiddenFocus(page: Page): Promise<string[]> {
  // From here on the browser applies :focus-visible.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const hasOutline = (element: Element | null | undefined) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const selector = 'a[href], button, summary, select, textarea, input:not([type=hidden]), [tabindex="0"]';
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility() && !element.matches(':disabled'))
      .filter((element) => {
        element.focus({ preventScroll: true });
        // A radio button drawn by its label shows the focus on the label.
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        return !hasOutline(element) && !hasOutline(label) && !hasOutline(element.nextElementSibling);
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });
}
