import { readBrand, readContact, readPayments, readPlans } from '@accounting-site/content/facts/facts';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { readIndustries } from '@accounting-site/content/files/industries';
import { formatAmount } from '@accounting-site/content/money/money';
import { readPage } from '@accounting-site/content/reading/pages';
import { chatCode } from '../../apps/site/integrations/finish-site/chat-codes.ts';
import { industryPageSchema } from '../../apps/site/src/pages/_industry/industry-words.ts';
import { solutionsSchema } from '../../apps/site/src/pages/_solutions/solutions-words.ts';
import { readPictures } from '../../apps/site/src/sections/ProductPictures/read-pictures.ts';
import { expect, test } from '../support/same-window.ts';

const words = readPage('solutions', solutionsSchema);
const industryWords = readPage('industry', industryPageSchema);
const industries = readIndustries();
const pictures = readPictures();
const solutionPictures = [
  pictures.dashboard,
  pictures.fee_invoice,
  pictures.branches,
  pictures.orders,
  pictures.balance_sheet,
];
const scenes = new Map<string, { description: string }>([
  ['retail', pictures.retail],
  ['restaurants', pictures.restaurant],
  ['construction', pictures.job_cost],
  ['healthcare', pictures.clinic_bill],
  ['professional-services', pictures.timesheet],
  ['nonprofits', pictures.grant_report],
]);
const contact = readContact();

test.describe('the solutions page', () => {
  test.beforeEach(({ page }) => page.goto('/solutions'));

  test('offers a free trial and contact to sales at the top', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.heading);
    await expect(page.getByRole('link', { name: words.hero.trial, exact: true }).first()).toHaveAttribute(
      'href',
      '/register',
    );
    await page.getByRole('link', { name: words.hero.sales, exact: true }).click();
    await expect(page).toHaveURL(/#contact$/);
    await expect(page.getByRole('heading', { name: words.contact.heading })).toBeInViewport();
  });

  test('shows five kinds of business, each with its features, its picture and its button', async ({
    page,
  }) => {
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(5);
    for (const [at, solution] of words.types.items.entries()) {
      const card = cards.nth(at);
      await expect(card.getByRole('heading', { name: solution.title })).toBeVisible();
      await expect(card).toContainText(solution.description);
      await expect(card.getByRole('listitem')).toHaveText(solution.features);
      await expect(card.getByRole('img', { name: solutionPictures[at]?.description ?? '' })).toBeVisible();
      const link = card.getByRole('link', { name: `${solution.cta}, ${solution.title}` });
      await expect(link).toHaveAttribute('href', solution.leads_to === 'sales' ? '#contact' : '/register');
    }
  });

  test('links from the index to the card', async ({ page }) => {
    const [, , , fourth] = words.types.items;
    await page
      .getByRole('navigation', { name: words.hero.index })
      .getByRole('link', { name: fourth?.title ?? '' })
      .click();
    await expect(page.getByRole('heading', { name: fourth?.title ?? '', level: 3 })).toBeInViewport();
  });

  test('lists the payment methods, and links to the payment integrations', async ({ page }) => {
    const strip = page.getByRole('listitem');
    for (const { service } of readPayments().mobile_money) {
      await expect(strip.filter({ hasText: new RegExp(`^${service}$`) })).toBeVisible();
    }
    await page.getByRole('link', { name: words.integrations.link }).click();
    await expect(page).toHaveURL('/integrations');
  });

  test('opens WhatsApp, the phone and an email to sales', async ({ page }) => {
    const block = page.locator('#contact');
    const chat = await block.getByRole('link', { name: words.contact.whatsapp }).getAttribute('href');
    const message = `${words.contact.message} (${chatCode(readBrand().name, 'solutions.html')})`;
    expect(chat).toBe(`https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(message)}`);
    await expect(block.getByRole('link', { name: words.contact.phone })).toHaveAttribute(
      'href',
      `tel:${contact.phone}`,
    );
    const mail = await block.getByRole('link', { name: words.contact.email }).getAttribute('href');
    expect(mail).toBe(`mailto:${contact.email}?subject=${encodeURIComponent(words.contact.subject)}`);
    await block.getByRole('link', { name: words.contact.link }).click();
    await expect(page).toHaveURL('/contact');
  });
});

for (const industry of industries) {
  test(`/solutions/${industry.slug} is below Solutions and shows the problems, their solutions and an example month`, async ({
    page,
  }) => {
    await page.goto('/solutions');
    const about = fillSlots(words.industries.more_about, { industry: industry.name });
    await page.getByRole('link', { name: `${words.industries.more} ${about}` }).click();
    await expect(page).toHaveURL(`/solutions/${industry.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(industry.heading);
    const scene = scenes.get(industry.slug)?.description ?? '';
    await expect(page.getByRole('img', { name: scene })).toBeVisible();
    for (const point of [...industry.pains, ...industry.features]) {
      await expect(page.getByRole('heading', { name: point.title, exact: true })).toBeVisible();
      await expect(page.getByText(point.text, { exact: true })).toBeVisible();
    }
    const ledger = page.getByRole('region', { name: industry.example.heading });
    await expect(ledger.getByRole('row', { name: industry.example.total.label })).toContainText(
      formatAmount(Math.abs(industry.example.total.amount)),
    );
    for (const { question, answer } of industry.faqs) {
      await page.getByText(question, { exact: true }).click();
      await expect(page.getByText(answer, { exact: true })).toBeVisible();
    }
    const others = page.getByRole('navigation', { name: industryWords.others }).getByRole('link');
    await expect(others).toHaveText(industries.filter((other) => other !== industry).map(({ name }) => name));

    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
    );
    expect(data['@type']).toBe('BreadcrumbList');
    const steps: { name: string }[] = data.itemListElement;
    expect(steps.map(({ name }) => name)).toEqual([industryWords.solutions, industry.name]);
    await page.getByRole('main').getByRole('link', { name: industryWords.sales }).click();
    await expect(page).toHaveURL('/solutions#contact');
  });
}

test('the closing banner shows the length of the trial', async ({ page }) => {
  await page.goto('/solutions');
  await expect(page.getByText(words.closing.text)).toBeVisible();
  expect(words.closing.text).toContain(`${readPlans().trial.days} days`);
});
