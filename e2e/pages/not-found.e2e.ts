import { readNotFoundWords } from '../../apps/site/src/pages/_status/not-found-words.ts';
import { readMaintenanceWords } from '../../apps/site/src/sections/Maintenance/maintenance-words.ts';
import { expect, test } from '../support/same-window.ts';

const notFound = readNotFoundWords();
const maintenance = readMaintenanceWords();

const waysOf = ({ home, support }: { home: string; support: string }) =>
  [
    [home, '/'],
    [support, '/contact'],
  ] as const;

test('an unknown URL shows the not-found page with status 404 and links', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await expect(main.getByText(notFound.text)).toBeVisible();
  for (const [name, path] of waysOf(notFound))
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
  const common = main.getByRole('navigation', { name: notFound.common.heading }).getByRole('link');
  await expect(common).toHaveText(notFound.common.links.map(({ label }) => label));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('an almost right URL suggests its page, and the search box contains its words', async ({ page }) => {
  await page.goto('/pricng');
  const main = page.getByRole('main');
  const [before = ''] = notFound.meant.split('[page]');
  await expect(main.getByText(before).getByRole('link')).toHaveAttribute('href', /\/pricing$/);
  await expect(main.getByRole('searchbox')).toHaveValue('pricng');
  await page.goto('/xx/qq%20zz');
  await expect(main.getByRole('searchbox')).toHaveValue('xx qq zz');
  await expect(main.getByText(before)).toBeHidden();
  await main.getByRole('search').getByRole('button').click();
  await expect(page).toHaveURL('/search?q=xx+qq+zz');
});

const { pages } = readMaintenanceWords();
/** Each screen of a page to come, with the existing page that has its content. */
const unfinished = [
  ['/mobile', pages.mobile.meanwhile],
  ['/blog', pages.blog.meanwhile],
  ['/guides', pages.guides.meanwhile],
  ['/webinars', pages.webinars.meanwhile],
  ['/api%20docs', undefined],
] as const;

for (const [path, meanwhile] of unfinished) {
  test(`${path} says that it is under maintenance, is not indexed, and links to what there is`, async ({
    page,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(maintenance.heading);
    await expect(main.getByText(maintenance.text)).toBeVisible();
    for (const [name, address] of waysOf(maintenance))
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const descriptions = main
      .getByRole('region', { name: maintenance.descriptions.heading })
      .getByRole('link');
    await expect(descriptions).toHaveCount(path === '/api%20docs' ? 2 : 0);
    for (const link of await descriptions.all()) {
      const file = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(await file.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./) });
    }
    if (!meanwhile) return;
    await main.getByRole('link', { name: meanwhile.label }).click();
    await expect(page).toHaveURL(meanwhile.path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(maintenance.heading);
  });
}
