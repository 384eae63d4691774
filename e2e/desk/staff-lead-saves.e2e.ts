import { demoRequestFields } from '@accounting-site/contract/forms/demo-request-fields';
import type { Page } from '@playwright/test';
import { beSignedIn } from '../support/sign-in.ts';
import { ask, itemOf, path, recordOf, words } from '../support/staff-leads.ts';
import { expect, test } from '../support/test.ts';

/** Has the changes of a lead wait for this, or fail without it. The lead can be read. */
const routeChanges = (page: Page, id: string, until?: Promise<void>) =>
  page.route(`**/${id}`, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await until;
    await (until ? route.continue() : route.abort());
  });

const stageOf = (page: Page, name: string, stage: keyof typeof words.stages) =>
  recordOf(page, name).getByRole('button', { name: words.stages[stage], exact: true });

test('a change that failed keeps the focus when it fails again, and is withdrawn by the current stage', async ({
  page,
  staff,
}) => {
  await beSignedIn(page, staff);
  const id = await ask(page, 'Withdrawn Person');
  await page.goto(`${path}?lead=${id}`);
  const item = itemOf(page, 'Withdrawn Person');
  await expect(recordOf(page, 'Withdrawn Person').getByText(words.events.received)).toBeVisible();
  await routeChanges(page, id);
  await stageOf(page, 'Withdrawn Person', 'contacted').click();
  await expect(item.getByText(words.record.not_saved)).toBeVisible();
  const retry = item.getByRole('button', { name: words.record.retry });
  await retry.press('Enter');
  await expect(item.getByText(words.record.not_saved)).toBeVisible();
  await expect(retry).toBeFocused();
  await stageOf(page, 'Withdrawn Person', 'new').click();
  await expect(item.getByText(words.record.not_saved)).toHaveCount(0);

  await stageOf(page, 'Withdrawn Person', 'contacted').click();
  await item.getByRole('button', { name: words.record.discard }).press('Enter');
  await expect(item.getByText(words.record.not_saved)).toHaveCount(0);
  await expect(item.getByRole('button', { name: 'Withdrawn Person' })).toBeFocused();
});

test('a correction that failed is not sent after it was cancelled', async ({ page, staff }) => {
  await beSignedIn(page, staff);
  const id = await ask(page, 'Cancelled Person');
  await page.goto(`${path}?lead=${id}`);
  const item = itemOf(page, 'Cancelled Person');
  await routeChanges(page, id);
  await item.getByRole('button', { name: words.contact.open }).click();
  const form = item.getByRole('form', { name: words.contact.open });
  await form.getByLabel(demoRequestFields.company.heading).fill('Another shop');
  await form.getByRole('button', { name: words.contact.save }).click();
  await expect(item.getByText(words.record.not_saved)).toBeVisible();
  await form.getByRole('button', { name: words.stage.cancel }).click();
  await expect(item.getByText(words.record.not_saved)).toHaveCount(0);
});

test('a save that ends leaves the question open that was opened meanwhile', async ({ page, staff }) => {
  await beSignedIn(page, staff);
  const id = await ask(page, 'Slow Person');
  await page.goto(`${path}?lead=${id}`);
  const response = Promise.withResolvers<void>();
  await routeChanges(page, id, response.promise);
  await stageOf(page, 'Slow Person', 'contacted').click();
  await stageOf(page, 'Slow Person', 'lost').press('Enter');
  response.resolve();
  await expect(stageOf(page, 'Slow Person', 'contacted')).toHaveAttribute('aria-pressed', 'true');
  await expect(
    recordOf(page, 'Slow Person').getByRole('status').getByText(words.stage.why_lost),
  ).toBeVisible();
  await expect(stageOf(page, 'Slow Person', 'lost')).toBeFocused();
});

test('a change that failed in the list is shown where the lead is opened and it is tried again', async ({
  page,
  staff,
}) => {
  await beSignedIn(page, staff);
  const id = await ask(page, 'Hidden Person');
  await page.goto(`${path}?lead=${id}`);
  await routeChanges(page, id);
  await stageOf(page, 'Hidden Person', 'contacted').click();
  await expect(itemOf(page, 'Hidden Person').getByText(words.record.not_saved)).toBeVisible();
  await page.getByLabel(words.filters.overdue, { exact: true }).check();
  await page.getByRole('button', { name: words.record.open }).click();
  await page.unroute(`**/${id}`);
  await itemOf(page, 'Hidden Person').getByRole('button', { name: words.record.retry }).click();
  await expect(stageOf(page, 'Hidden Person', 'contacted')).toHaveAttribute('aria-pressed', 'true');
});
