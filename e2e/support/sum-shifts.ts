import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

interface Options {
  /** Counts the shifts within half a second of input too, because the test asks what the input moves. */
  afterInput?: boolean;
  /** Counts only shifts that move something outside of the elements with this selector. */
  outside?: string;
}

/** Watches the pages opened from now on. The returned function sums the unexpected layout shifts. */
export async function sumShifts(page: Page, options: Options = {}): Promise<() => Promise<number>> {
  await page.addInitScript(({ afterInput = false, outside }: Options) => {
    const isInside = (selector: string, node: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)?.closest(selector);
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (
          (afterInput || !hadRecentInput) &&
          !(outside && sources.every(({ node }) => isInside(outside, node)))
        )
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, options);
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
