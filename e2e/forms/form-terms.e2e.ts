import { readFormTerms } from '@accounting-site/content/files/form-terms';
import { readWebinars } from '@accounting-site/content/files/webinars';
import { expect, test } from '../support/test.ts';

const sentence = readFormTerms()
  .map(({ text }) => text)
  .join('');
const webinars = readWebinars().slice(0, 1);
const paths = [
  '/demo-request',
  '/register',
  '/register/card',
  '/help/article/create-invoice',
  ...webinars.map(({ id }) => `/resources/webinars/${id}`),
];

for (const path of paths) {
  test(`the form of ${path} links the terms and the privacy policy`, async ({ page }) => {
    await page.goto(path);
    const line = page.getByRole('main').getByText(sentence, { exact: true });
    await expect(line).toHaveCount(1);
    await expect(line.locator('a')).toHaveCount(2);
    for (const { path: target = '' } of readFormTerms().filter((part) => part.path !== undefined)) {
      expect((await page.request.get(target)).status()).toBe(200);
      await expect(line.locator(`a[href="${target}"]`)).toHaveCount(1);
    }
  });
}

test('so does the form in the dialog of the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#demo-request').getByText(sentence, { exact: true })).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('so does the page of a form that was refused', async ({ page }) => {
    await page.goto('/demo-request');
    await page.locator('form[action$="/demo-requests"]').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.locator('form[action$="/demo-requests"] [type=submit]').click();
    await expect(page.getByRole('heading', { level: 2 })).toContainText('Not sent yet');
    await expect(page.getByText(sentence, { exact: true }).getByRole('link')).toHaveCount(2);
  });
});
