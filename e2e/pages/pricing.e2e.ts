import { type Plan, readClaims, readPlans } from '@accounting-site/content/facts/facts';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { formatPrice } from '@accounting-site/content/money/money';
import { readPage } from '@accounting-site/content/reading/pages';
import type { Page } from '@playwright/test';
import { monthlyPrice, yearlyPrice } from '../../apps/site/src/lib/plans/plan-prices.ts';
import {
  calculateSavings,
  offeredChoices,
  type SavingsChoice,
} from '../../apps/site/src/lib/plans/savings.ts';
import { actualSavings } from '../../apps/site/src/pages/_pricing/actual-savings.ts';
import { pricingSchema } from '../../apps/site/src/pages/_pricing/pricing-words.ts';
import { expect, test } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';

const words = readPage('pricing', pricingSchema);
const prices = readPlans();
const { business_sizes, invoice_bands, billing_cycles } = offeredChoices(prices);
const choices = business_sizes.flatMap(({ id: size }) =>
  invoice_bands.flatMap(({ id: invoices }) => billing_cycles.map(({ id: cycle }) => [size, invoices, cycle])),
);

const monthlyText = (plan: Plan) => `${formatPrice(monthlyPrice(plan))} ${words.price.month}`;
const yearlyText = (plan: Plan) => `${formatPrice(yearlyPrice(plan))} ${words.price.year}`;

const planCard = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) }) });

test('each plan shows its monthly price, the amount paid, and the right button', async ({ page }) => {
  await page.goto('/pricing');
  for (const plan of prices.plans) {
    const card = planCard(page, plan.name);
    await expect(card.getByText(monthlyText(plan))).toBeVisible();
    await expect(card).toContainText(`${formatPrice(plan.price)} ${plan.period}`);
    await expect(card).toContainText(plan.description);
    const link = card.getByRole('link', { name: plan.cta });
    await expect(link).toHaveAttribute(
      'href',
      `${plan.leads_to === 'sales' ? '/contact' : '/register'}?plan=${plan.id}`,
    );
    await expect(card.getByText(words.plans.popular)).toHaveCount(plan.popular ? 1 : 0);
    for (const feature of words.plans.words[plan.id]?.features ?? [])
      await expect(card).toContainText(feature);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the billing toggle' : 'the billing toggle without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('shows every price of the page per year, and back per month', async ({ page }) => {
      await page.goto('/pricing');
      const toggle = page.getByRole('group', { name: words.billing.legend });
      await expect(toggle.getByRole('radio', { name: words.billing.monthly })).toBeChecked();
      await toggle.getByRole('radio', { name: words.billing.yearly }).check();
      await expectPrices(page, { shown: yearlyText, hidden: monthlyText });
      await page.keyboard.press('ArrowLeft');
      await expect(toggle.getByRole('radio', { name: words.billing.monthly })).toBeChecked();
      await expectPrices(page, { shown: monthlyText, hidden: yearlyText });
    });
  });
}

test('the advertised saving is marked as a claim, next to the calculator', async ({ page }) => {
  await page.goto('/pricing');
  const percent = String(prices.yearly_saving_claim_percent);
  const claim = page.getByText(fillSlots(words.billing.claim, { percent }));
  await expect(claim).toHaveCount(readClaims().yearly_saving ? 1 : 0);
  await expect(page.getByText(actualSavings(prices.plans, words.billing) ?? '')).toBeVisible();
  await page.getByRole('link', { name: words.billing.calculate }).click();
  await expect(page.getByRole('heading', { name: words.calculator.heading })).toBeInViewport();
});

test('the calculator shows the saving of the chosen plan after submission', async ({ page }) => {
  const problems = await watchPage(page);
  await page.goto('/pricing');
  const result = page.getByRole('status').filter({ hasText: words.calculator.saving });
  await expect(result).toHaveCount(0);
  await calculate(page, { size: 'just-me', invoices: 'under-50', cycle: 'annually' });
  const { plan, monthlyForAYear, yearly, saving } = savingsFor('just-me', 'under-50', 'annually');
  const headline = fillSlots(words.calculator.saves, {
    plan: words.plans.words[plan.id]?.in_text ?? '',
    amount: formatPrice(saving),
  });
  await expect(result).toContainText(headline);
  for (const amount of [monthlyForAYear, yearly, saving])
    await expect(result).toContainText(formatPrice(amount));
  await expect(result.getByRole('link', { name: plan.cta })).toBeVisible();
  // The result of other choices is not shown beside these.
  await page.getByLabel(words.calculator.cycle).selectOption('quarterly');
  await expect(result).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('the calculator works by keyboard alone', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByLabel(words.calculator.size).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(words.calculator.cycle)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.calculator.saving)).toBeVisible();
});

test('a result can be shared as a link', async ({ page }) => {
  await page.goto('/pricing');
  await calculate(page, { size: '2-5', invoices: '50-200', cycle: 'quarterly' });
  const answer = await page.getByRole('status').filter({ hasText: words.calculator.saving }).textContent();
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByLabel(words.calculator.size)).toHaveValue('2-5');
  await expect(page.getByLabel(words.calculator.invoices)).toHaveValue('50-200');
  await expect(page.getByLabel(words.calculator.cycle)).toHaveValue('quarterly');
  const restored = page.getByRole('status').filter({ hasText: words.calculator.saving });
  await expect(restored).toHaveText(answer ?? '');
});

test('a link with an unknown choice shows the calculator without a result', async ({ page }) => {
  await page.goto('/pricing?size=2-5&invoices=50-200&cycle=weekly');
  await page.getByLabel(words.calculator.size).focus();
  await expect(page.locator('#calculator astro-island[ssr]')).toHaveCount(0);
  await expect(page.getByText(words.calculator.saving)).toHaveCount(0);
});

test('the calculator and the table of results agree for every combination', async ({ page }) => {
  await page.goto('/pricing/savings');
  const answers = await page
    .locator('tr[id^=answer-]')
    .evaluateAll((rows) => rows.map((row) => [row.id, row.querySelector('td')?.textContent]));
  expect(answers).toHaveLength(choices.length);

  await page.goto('/pricing');
  await page.getByRole('button', { name: words.calculator.submit }).click();
  await expect(page.getByRole('status').getByRole('paragraph').first()).toBeVisible();
  // In the page, because a combination then takes a frame.
  const said = await page.locator('#calculator').evaluate(async (calculator, choices) => {
    const said: string[][] = [];
    for (const choice of choices) {
      for (const [at, select] of [...calculator.querySelectorAll('select')].entries())
        select.value = choice[at] ?? '';
      calculator.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
      await new Promise(requestAnimationFrame);
      const paragraphs = [...calculator.querySelectorAll('[role=status] p')];
      said.push([
        `answer-${choice.join('-')}`,
        paragraphs.map(({ textContent }) => textContent.trim()).join(' '),
      ]);
    }
    return said;
  }, choices);
  expect(said).toEqual(answers);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator links to a table with every result', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('button', { name: words.calculator.submit }).click();
    await expect(page).toHaveURL(/\/pricing\/savings\?size=just-me&invoices=under-50&cycle=annually$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.savings_page.heading);
    const { yearly } = savingsFor('just-me', 'under-50', 'annually');
    await expect(page.locator('#answer-just-me-under-50-annually')).toContainText(formatPrice(yearly));
    await expect(page.locator('tr[id^=answer-]')).toHaveCount(choices.length);
  });
});

for (const width of [360, 1280]) {
  test(`the plans are compared in a table that can be read at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/pricing');
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText([
      words.comparison.plan,
      ...prices.plans.map((plan) => plan.name),
    ]);
    const users = table.getByRole('row', { name: new RegExp(`^${words.comparison.users}`) });
    await expect(users.getByRole('cell')).toHaveText(prices.plans.map((plan) => String(plan.users)));
    for (const cell of await users.getByRole('cell').all()) {
      const box = await cell.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    }
  });
}

test('the questions expand to their answers', async ({ page }) => {
  await page.goto('/pricing');
  for (const { question, answer } of words.faqs.items) {
    await expect(page.getByText(answer)).toBeHidden();
    await page.getByText(question).click();
    await expect(page.getByText(answer)).toBeVisible();
  }
});

test('structured data has the same prices, in cedis', async ({ page }) => {
  await page.goto('/pricing');
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  );
  expect(data['@type']).toBe('SoftwareApplication');
  const offers: { name: string; price: string; priceCurrency: string }[] = data.offers;
  const { self_hosted } = prices.deployments;
  expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual(
    [...prices.plans, self_hosted].map(({ name, price }) => [name, String(price), prices.currency]),
  );
});

async function expectPrices(page: Page, price: Record<'shown' | 'hidden', (plan: Plan) => string>) {
  const cells = page.getByRole('table').getByRole('cell');
  for (const plan of prices.plans) {
    for (const place of [planCard(page, plan.name), cells]) {
      await expect(place.getByText(price.shown(plan)).first()).toBeVisible();
      await expect(place.getByText(price.hidden(plan)).first()).toBeHidden();
    }
  }
}

async function calculate(page: Page, { size, invoices, cycle }: SavingsChoice) {
  await page.getByLabel(words.calculator.size).selectOption(size);
  await page.getByLabel(words.calculator.invoices).selectOption(invoices);
  await page.getByLabel(words.calculator.cycle).selectOption(cycle);
  await page.getByRole('button', { name: words.calculator.submit }).click();
  await expect(page).toHaveURL(new RegExp(`size=${size}&invoices=${invoices}&cycle=${cycle}#calculator$`));
}

const savingsFor = (size: string, invoices: string, cycle: string) =>
  calculateSavings(prices, { size, invoices, cycle });
