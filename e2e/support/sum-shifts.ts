import type { Page } from '@playwright/test';

/** Watches the pages opened from now on. The returned function sums the unexpected layout shifts. */
export async function sumShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput)
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((done) =>
          // The shifts of a frame are reported after it.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => done(Number(Reflect.get(window, 'shifted')))),
          ),
        ),
    );
}
