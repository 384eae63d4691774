import { expect, test } from '../support/test.ts';

/** What a browser must never prefetch: sessions, emailed links, endpoints and files. */
const never = [
  '/login',
  '/login?next=%2Fstaff%2Fleads',
  '/account',
  '/staff/leads',
  '/register/google',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/api/site/webinars/getting-started/next.ics',
  '/api/site/google',
  '/downloads/invoice.xlsx',
  '/feed.xml',
];

test('a page is prefetched when a visitor is about to open its link, and only plain pages are', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch'))
      fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link').first();
  /** Presses on the link without releasing, which a browser treats as the start of a click. */
  const beginClick = async () => {
    await link.hover();
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
  };
  for (const address of never) {
    await link.evaluate((element, address) => element.setAttribute('href', address), address);
    await beginClick();
  }
  await link.evaluate((element) => element.setAttribute('href', '/pricing'));
  await beginClick();
  await expect.poll(() => fetched).toEqual(['/pricing']);
  await link.click();
  await expect(page).toHaveURL('/pricing');
  expect(
    await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType),
  ).toBe('navigational-prefetch');
});
