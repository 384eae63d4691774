import { expect, test } from './support/test.ts';

/** What no browser may fetch before somebody asks for it: sessions, links from a mail, calls and files. */
const never = [
  '/login',
  '/login?next=%2Fstaff%2Fdemo-requests',
  '/account',
  '/staff/demo-requests',
  '/register/google',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/api/site/webinars/getting-started/next.ics',
  '/api/site/google',
  '/downloads/invoice.xlsx',
  '/feed.xml',
];

test('a page is fetched once somebody is about to follow its link, and nothing that is no plain page', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch'))
      fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link').first();
  /** Presses without letting go over the link: a browser takes that for the beginning of a click. */
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
