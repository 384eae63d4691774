import type { Page } from '@playwright/test';

/**
 * Records motion on the pages opened from now on: transitions and animations by their element, and the groups
 * of each view transition between two pages.
 */
export async function recordMotion(page: Page): Promise<string[]> {
  const motion: string[] = [];
  await page.exposeFunction('tellMotion', (what: string) => motion.push(what));
  await page.addInitScript(() => {
    const tell = (what: string) => Reflect.get(window, 'tellMotion')(what);
    for (const [event, kind] of [
      ['transitionrun', 'transition'],
      ['animationstart', 'animation'],
    ] as const) {
      document.addEventListener(event, ({ target }) => {
        const place = target instanceof Element && target.closest('summary, fieldset, dialog, header, main');
        tell(`${kind} in ${place ? place.localName : 'the page'}`);
      });
    }
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      for (const { effect } of document.getAnimations()) {
        const moved = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
        if (moved?.startsWith('::view-transition-group')) tell(moved);
      }
    });
  });
  return motion;
}
