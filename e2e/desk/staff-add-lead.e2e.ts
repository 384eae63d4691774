import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import {
  addedSourceRequired,
  contactRequired,
  emailInvalid,
  fullNameRequired,
} from '@accounting-site/contract/fields/validation-messages';
import { demoRequestFields } from '@accounting-site/contract/forms/demo-request-fields';
import type { Page } from '@playwright/test';
import { findFaults } from '../support/find-faults.ts';
import { findOverflow } from '../support/find-overflow.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { ask, itemOf, path, recordOf, words } from '../support/staff-leads.ts';
import { expect, test } from '../support/test.ts';

const { add, contact, events, reply } = words;
const opener = (page: Page) => page.getByRole('button', { name: add.open, exact: true });
const form = (page: Page) => page.getByRole('form', { name: add.open });
const submit = (page: Page) => form(page).getByRole('button', { name: add.submit, exact: true });
const field = (page: Page, name: keyof typeof demoRequestFields) =>
  form(page).getByLabel(demoRequestFields[name].heading, { exact: true });
const source = (page: Page) => form(page).getByLabel(add.source, { exact: true });

/** Opens the form and fills in what is required. */
async function fillIn(page: Page, name: string, phone: string) {
  await page.goto(path);
  await opener(page).click();
  await field(page, 'name').fill(name);
  await field(page, 'phone').fill(phone);
  await source(page).selectOption('whatsapp');
}

test('a lead is added with the keyboard alone, and can then be reached', async ({ page, staff }) => {
  await beSignedIn(page, staff);
  await page.goto(path);
  await opener(page).press('Enter');
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await submit(page).press('Enter');
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toHaveAccessibleDescription(fullNameRequired);
  await expect(field(page, 'phone')).toHaveAccessibleDescription(contactRequired);
  await expect(source(page)).toHaveAccessibleDescription(addedSourceRequired);
  await page.keyboard.type('Market Person');
  await field(page, 'phone').focus();
  await page.keyboard.type('024 765 4321');
  await page.keyboard.press('Tab');
  await expect(source(page)).toBeFocused();
  await source(page).selectOption('event');
  await field(page, 'message').focus();
  await page.keyboard.type('Sells cloth.');
  await submit(page).press('Enter');
  await expect(form(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  const record = recordOf(page, 'Market Person');
  await expect(record.getByText('Sells cloth.')).toBeVisible();
  await expect(record.getByText(add.sources.event)).toBeVisible();
  const owner = record.getByLabel(words.owner.label, { exact: true }).locator('option:checked');
  const name = (await owner.textContent()) ?? '';
  await expect(record.getByText(fillSlots(events.added, { name }))).toBeVisible();
  await expect(record.getByText(events.received)).toHaveCount(0);
  await expect(itemOf(page, 'Market Person').getByRole('link', { name: reply.call })).toHaveAttribute(
    'href',
    'tel:+233247654321',
  );
  await opener(page).press('Enter');
  await expect(field(page, 'name')).toHaveValue('');
});

test('an open lead of the same person is named before a second one is stored', async ({ page, staff }) => {
  await beSignedIn(page, staff);
  const id = await ask(page, 'Known Person', { phone: '024 111 2222' });
  await fillIn(page, 'Known Again', '+233 24 111 2222');
  await submit(page).click();
  const existing = form(page).getByRole('link', { name: add.existing });
  await expect(existing).toHaveAttribute('href', `${path}?lead=${id}`);
  await existing.press('Enter');
  await expect(recordOf(page, 'Known Person').getByText(events.received)).toBeVisible();
  await expect(field(page, 'name')).toHaveValue('Known Again');
  await submit(page).click();
  await expect(existing).toBeVisible();
  // Enter in a field compares again, and does not add the lead all the same.
  await field(page, 'phone').press('Enter');
  await expect(existing).toBeVisible();
  await expect(recordOf(page, 'Known Again')).toHaveCount(0);
  await form(page).getByRole('button', { name: add.anyway }).press('Enter');
  await expect(recordOf(page, 'Known Again')).toBeVisible();
});

test('what is typed outlasts a lost response and a reload, and is stored once', async ({ page, staff }) => {
  await beSignedIn(page, staff);
  await fillIn(page, 'Lost Response', '024 333 4444');
  const endpoint = '**/api/site/staff/leads';
  await page.route(endpoint, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await submit(page).click();
  await expect(form(page).getByRole('alert').filter({ hasText: add.failed })).toBeFocused();
  await page.unroute(endpoint);
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('Lost Response');
  await expect(source(page)).toHaveValue('whatsapp');
  await submit(page).click();
  await expect(recordOf(page, 'Lost Response')).toBeVisible();
  await page.goto(`${path}?text=024 333 4444`);
  await expect(page.getByText(words.list.one, { exact: true })).toBeVisible();
});

test('a form that is given up is empty the next time', async ({ page, staff }) => {
  await beSignedIn(page, staff);
  await fillIn(page, 'Given Up', '024 555 6666');
  await form(page).getByRole('button', { name: words.stage.cancel }).press('Enter');
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect(field(page, 'name')).toHaveValue('');
  await page.reload();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await opener(page).click();
  await expect(field(page, 'name')).toHaveValue('');
});

test.describe('contact details', () => {
  const corrections = (page: Page, person: string) => {
    const record = recordOf(page, person);
    const within = record.getByRole('form', { name: contact.open });
    return {
      record,
      open: record.getByRole('button', { name: contact.open, exact: true }),
      field: (name: 'name' | 'email' | 'phone') =>
        within.getByLabel(demoRequestFields[name].heading, { exact: true }),
      save: within.getByRole('button', { name: contact.save }),
    };
  };

  test('are corrected, shown in the history with what they were, and undone', async ({ page, staff }) => {
    await beSignedIn(page, staff);
    const id = await ask(page, 'Mistyped Person');
    await page.goto(`${path}?lead=${id}`);
    const { record, open, field, save } = corrections(page, 'Mistyped Person');
    await open.press('Enter');
    await field('email').fill('mistyped@');
    await save.press('Enter');
    await expect(field('email')).toBeFocused();
    await expect(field('email')).toHaveAccessibleDescription(emailInvalid);
    await field('email').fill('right@shop.example');
    await field('phone').fill('024 777 8888');
    await save.press('Enter');
    const item = itemOf(page, 'Mistyped Person');
    await expect(item.getByRole('link', { name: reply.mail })).toHaveAttribute('href', /^mailto:right@shop/);
    await expect(item.getByRole('link', { name: reply.call })).toHaveAttribute('href', 'tel:+233247778888');
    const before = 'mistyped.person@shop.example';
    const email = { field: demoRequestFields.email.heading, before, after: 'right@shop.example' };
    await expect(record.getByText(fillSlots(events.corrected, email))).toBeVisible();
    await item.getByRole('button', { name: words.record.undo }).press('Enter');
    await expect(item.getByRole('link', { name: reply.mail })).toHaveAttribute('href', /^mailto:mistyped/);
    await expect(item.getByRole('link', { name: reply.call })).toHaveCount(0);
  });

  test('that a colleague corrected meanwhile are shown, and what is typed stays', async ({ page, staff }) => {
    await beSignedIn(page, staff);
    const id = await ask(page, 'Twice Corrected');
    await page.goto(`${path}?lead=${id}`);
    const mine = corrections(page, 'Twice Corrected');
    await expect(mine.record.getByText(events.received)).toBeVisible();
    await mine.open.click();
    await mine.field('phone').fill('024 999 0000');

    const colleague = await page.context().newPage();
    await colleague.goto(`${path}?lead=${id}`);
    const theirs = corrections(colleague, 'Twice Corrected');
    await theirs.open.click();
    await theirs.field('email').fill('theirs@shop.example');
    await theirs.save.click();
    await expect(theirs.save).toHaveCount(0);

    await mine.save.click();
    await expect(itemOf(page, 'Twice Corrected').getByText('Someone else changed this lead')).toBeVisible();
    await expect(mine.field('email')).toHaveValue('theirs@shop.example');
    await expect(mine.field('phone')).toHaveValue('024 999 0000');
    await mine.save.click();
    await expect(mine.save).toHaveCount(0);
    const item = itemOf(page, 'Twice Corrected');
    await expect(item.getByRole('link', { name: reply.call })).toHaveAttribute('href', 'tel:+233249990000');
    await expect(item.getByRole('link', { name: reply.mail })).toHaveAttribute('href', /^mailto:theirs@/);
  });
});

test.describe('accessibility and layout', () => {
  // axe is injected into the page, so the content security policy is turned off.
  test.use({ bypassCSP: true });

  test('both forms have no faults and fit every width', async ({ page, staff }) => {
    await beSignedIn(page, staff);
    const id = await ask(page, 'Wide Person', { phone: '024 123 9876' });
    await page.goto(`${path}?lead=${id}`);
    await recordOf(page, 'Wide Person').getByRole('button', { name: contact.open }).click();
    await opener(page).click();
    await submit(page).click();
    await field(page, 'name').fill('Layout Again');
    await field(page, 'phone').fill('024 123 9876');
    await source(page).selectOption('other');
    await submit(page).click();
    await expect(form(page).getByRole('link', { name: add.existing })).toBeVisible();
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    }
    // In both themes.
    expect.soft(await findFaults(page)).toEqual([]);
  });
});
