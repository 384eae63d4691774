import { readPlans } from '@accounting-site/content/facts/facts';
import { readPlanChoices, selfHosted } from '@accounting-site/content/money/plan-choices';
import { readPage } from '@accounting-site/content/reading/pages';
import type { Page } from '@playwright/test';
import { demoRequestWordsSchema } from '../../apps/site/src/lib/forms/demo-request.ts';
import { contactSchema } from '../../apps/site/src/pages/_contact/contact-words.ts';
import { homeSchema } from '../../apps/site/src/pages/_home/home-words.ts';
import { registerSchema } from '../../apps/site/src/pages/_register/register-words.ts';
import { expect, test } from '../support/test.ts';

const { plans, deployments } = readPlans();
const contact = readPage('contact', contactSchema);
const demo = readPage('demo-request', demoRequestWordsSchema);
const register = readPage('register', registerSchema);
const home = readPage('home', homeSchema);
const nameOf = (id: string) => {
  const choice = readPlanChoices().find((each) => each.id === id);
  return `${choice?.name}, ${choice?.price}`;
};

const main = (page: Page) => page.getByRole('main');

async function askForIt(page: Page, id: string) {
  await expect(main(page).getByText(contact.request.chosen)).toContainText(nameOf(id));
  const form = page.locator('#request');
  await form.getByLabel(demo.name).fill('Esi Tetteh');
  await form.getByLabel(demo.email).fill(`esi-${test.info().testId}@example.com`);
  const sending = page.waitForRequest('**/api/site/demo-requests');
  await main(page).getByRole('button', { name: contact.request.submit }).click();
  const sent = (await sending).postData() ?? '';
  expect(sent).toMatch(new RegExp(`"?plan"?[:=]"?${id}`));
  await expect(page.getByRole('heading', { name: demo.sent.heading })).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const plan of plans) {
      test(`${plan.name} is passed from its button to the form, which shows it and sends it`, async ({
        page,
      }) => {
        await page.goto('/pricing');
        await main(page)
          .getByRole('link', { name: `${plan.cta}, ${plan.name}` })
          .first()
          .click();
        if (plan.leads_to === 'sales') {
          await expect(page).toHaveURL(`/contact?plan=${plan.id}`);
          await askForIt(page, plan.id);
          return;
        }
        await expect(page).toHaveURL(`/register?plan=${plan.id}`);
        await expect(main(page).getByText(register.form.chosen)).toContainText(nameOf(plan.id));
        await expect(main(page).locator('form [name=plan]')).toHaveValue(plan.id);
      });
    }

    test('the self-hosted plan opens the contact form', async ({ page }) => {
      await page.goto('/');
      const name = `${home.deployment.self_hosted.cta}, ${deployments.self_hosted.name}`;
      await main(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/contact?plan=${selfHosted}`);
      await expect(page.getByRole('heading', { name: contact.request.self_hosted.heading })).toBeVisible();
      await askForIt(page, selfHosted);
    });

    test('an unknown plan is ignored', async ({ page }) => {
      for (const path of ['/register', '/contact']) {
        await page.goto(`${path}?plan=no-such-plan`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[name=plan]')).toHaveCount(0);
      }
    });
  });
}
