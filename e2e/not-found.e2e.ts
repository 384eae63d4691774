import { expect, test } from './support/same-window.ts';

const ways = [
  ['Go back home', '/'],
  ['Contact support', '/contact'],
] as const;

test('an address without a page says so, with status 404 and the ways on', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(main.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible();
  for (const [name, path] of ways)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
  const common = main.getByRole('navigation', { name: 'Common Pages' }).getByRole('link');
  await expect(common).toHaveText(['Features', 'Pricing', 'Help Center', 'Blog']);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

for (const path of ['/mobile', '/blog', '/guides', '/webinars', '/api%20docs']) {
  test(`${path} says that it is under maintenance, and is not for search engines`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page Under Maintenance');
    await expect(
      main.getByText("We're currently working on improving this page. Please check back soon."),
    ).toBeVisible();
    for (const [name, address] of ways)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const descriptions = main.getByRole('region', { name: 'For programs' }).getByRole('link');
    await expect(descriptions).toHaveCount(path === '/api%20docs' ? 2 : 0);
    for (const link of await descriptions.all()) {
      const file = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(await file.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./) });
    }
  });
}
