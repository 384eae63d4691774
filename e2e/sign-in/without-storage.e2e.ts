import { readPage } from '@accounting-site/content/reading/pages';
import { demoRequestWordsSchema } from '../../apps/site/src/lib/forms/demo-request.ts';
import { expect, test } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';

const words = readPage('demo-request', demoRequestWordsSchema);

// The browser of someone who prefers French loads the offer to switch too.
test.use({ locale: 'fr-FR' });

test('with storage refused, as in Safari without cookies, pages have no errors and a demo can be requested', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const problems = await watchPage(page);
  for (const path of ['/', '/pricing', '/contact', '/offline', '/login', '/register', '/demo-request']) {
    const offer = page.waitForResponse('**/_astro/offer-language-*.js');
    await page.goto(path);
    await offer;
    // A request of a page that is left is aborted, which is no error.
    await page.waitForLoadState('networkidle');
  }
  const main = page.getByRole('main');
  await main.getByLabel(words.name).fill('Esi Tetteh');
  await main.getByLabel(words.email).fill(`esi-${test.info().testId}@example.com`);
  await main.getByRole('button', { name: words.submit }).click();
  await expect(main.getByRole('heading', { name: words.sent.heading })).toBeVisible();
  expect(problems).toEqual([]);
});
