import type { Page } from '@playwright/test';

/**
 * Simulates a browser from before March 2022: removes cascade layers, :has(), :is() and OKLCH colours, what scripts may
 * not use (tools/check-sizes/newer-features.ts), and treats a dialog as an unknown element. The page's own policy would
 * refuse the changed style, so a test must lift it with `test.use({ bypassCSP: true })`.
 */
export async function pretendOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'HTMLDialogElement');
    Reflect.deleteProperty(Array.prototype, 'at');
    Reflect.deleteProperty(Object, 'hasOwn');
    Reflect.deleteProperty(SubmitEvent.prototype, 'submitter');
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const body = (await response.text())
      .replaceAll('@layer', '@of-later')
      .replaceAll(/:(?:has|is)\(/g, ':of-later(')
      .replaceAll('oklch(', 'of-later(')
      .replaceAll('(accent-color:auto)', '(of-later:auto)')
      .replaceAll(/(<\/?|[,}{])dialog\b/g, '$1of-later');
    return route.fulfill({ response, body });
  });
}
