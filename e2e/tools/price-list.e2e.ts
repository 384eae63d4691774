import { type Plan, readBrand, readPlans } from '@accounting-site/content/facts/facts';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { formatPrice } from '@accounting-site/content/money/money';
import { readPage } from '@accounting-site/content/reading/pages';
import { monthlyPrice, yearlyPrice } from '../../apps/site/src/lib/plans/plan-prices.ts';
import { formatDay } from '../../apps/site/src/lib/text/format-day.ts';
import { pricingSchema } from '../../apps/site/src/pages/_pricing/pricing-words.ts';
import { findOverflow } from '../support/find-overflow.ts';
import { expect, test } from '../support/test.ts';

const words = readPage('pricing', pricingSchema);
const prices = readPlans();

const monthlyText = (plan: Plan) => `${formatPrice(monthlyPrice(plan))} ${words.price.month}`;
const yearlyText = (plan: Plan) => `${formatPrice(yearlyPrice(plan))} ${words.price.year}`;

test('the price list of four plans prints on one A4 page, with both prices of each plan, its date and contact details', async ({
  page,
}) => {
  await page.goto('/pricing');
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  const pages = paper.match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.length).toBeLessThanOrEqual(Math.ceil(prices.plans.length / 4));

  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table');
  const row = table.getByRole('row', { name: words.comparison.price });
  for (const plan of prices.plans) {
    await expect(table.getByRole('columnheader', { name: plan.name, exact: true })).toBeVisible();
    await expect(row.getByText(monthlyText(plan)).first()).toBeVisible();
    await expect(row.getByText(yearlyText(plan)).first()).toBeVisible();
  }
  await expect(page.getByText(fillSlots(words.print.dated, { day: formatDay(prices.dated) }))).toBeVisible();
  const { self_hosted } = prices.deployments;
  await expect(
    page.getByText(`${words.print.from} ${formatPrice(self_hosted.price)} ${self_hosted.period}`),
  ).toBeVisible();
  for (const way of words.print.contact) {
    await expect(page.getByRole('definition').filter({ hasText: way.text })).toBeVisible();
  }
  for (const role of ['button', 'navigation', 'dialog', 'radio', 'combobox'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
});

test('nothing of the printed price list is cut off, and it has the print colours', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1040 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/pricing');
  expect(await findOverflow(page)).toEqual([]);
  const name = page.getByRole('banner').getByText(readBrand().name);
  const { lightness } = await name.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 255, green = 255, blue = 255] = canvas.getImageData(0, 0, 1, 1).data;
    return { lightness: Math.max(red, green, blue) };
  });
  expect(lightness).toBeLessThan(90);
});
