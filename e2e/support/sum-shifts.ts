import type { Page } from '@playwright/test';

/** Watches the pages that are opened from now on. The returned function sums what moved without being asked to. */
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
          // What a frame moved is reported after it.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => done(Number(Reflect.get(window, 'shifted')))),
          ),
        ),
    );
}
