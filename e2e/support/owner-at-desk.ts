import { addDays, dayOf } from '@accounting-site/content/dates/content-day';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { words } from './content-desk.ts';
import { built, button, expectSaved, expectSound, main, openEntry } from './desk-page.ts';
import { ours } from './owners-changes.ts';
import { expect } from './test.ts';

const { choose, form, pictures } = words;
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true }).last();
const today = () => dayOf(Date.now());

/** Adds an entry to the list that is open. */
const add = (page: Page, what: string) => button(page, fillSlots(form.add, { what })).last().click();

const sayYes = (page: Page, name: string) =>
  main(page).getByRole('group', { name }).getByLabel(form.yes).check();

/** A price from a later day. The notice is too short at first, and the error leads to its field. */
export async function changePrice(page: Page, site: string) {
  await openEntry(page, site, 'plans.yaml', 'plans.0.next_prices');
  await add(page, 'Next price');
  const from = main(page).getByLabel('From');
  await main(page).getByLabel('Announced').fill(today());
  await from.fill(addDays(today(), 3));
  await main(page).getByLabel('Price', { exact: true }).last().fill(ours.price);
  const wrong = button(page, /From/).filter({ hasText: "30 days' notice" });
  await expect(wrong).toBeVisible(built);
  await expect(from).toHaveAccessibleDescription(/30 days' notice/);
  await expectSound(page);
  await wrong.click();
  await expect(from).toBeFocused();
  await from.fill(addDays(today(), 30));
  await expect(wrong).toHaveCount(0, built);
  await expectSaved(page);
  // The price "from" is that of the cheapest plan, also then.
  await expect(button(page, /The cheapest plan, Starter, costs GH₵211/)).toBeVisible(built);
  await openEntry(page, site, 'plans.yaml', 'deployments.cloud.next_prices');
  await add(page, 'Next price');
  await main(page).getByLabel('Announced').fill(today());
  await from.fill(addDays(today(), 30));
  await main(page).getByLabel('Price', { exact: true }).last().fill(ours.price);
  await expect(main(page).getByText(/must be fixed/)).toHaveCount(0, built);
  await expectSaved(page);
}

export async function closeOnHoliday(page: Page, site: string) {
  await openEntry(page, site, 'hours.yaml', 'closed_on');
  await add(page, 'Closed on');
  await main(page).getByLabel('Day').last().fill(addDays(today(), 9));
  await field(page, 'Name').fill(ours.closed);
  await expectSaved(page);
}

export async function addTestimonial(page: Page, site: string) {
  await openEntry(page, site, 'en/testimonials.yaml', 'items');
  await add(page, 'Item');
  await field(page, 'Name').fill('Adwoa Example');
  await field(page, 'Role').fill('Owner');
  await field(page, 'Company').fill('a stall in Tema');
  await field(page, 'Quote').fill(ours.quote);
  await main(page).getByLabel('Rating').last().fill('5');
  await add(page, 'Picture');
  const buffer = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#a8643a' } })
    .jpeg()
    .toBuffer();
  await main(page).getByLabel(pictures.upload).setInputFiles({
    name: 'Adwoa.jpg',
    mimeType: 'image/jpeg',
    buffer,
  });
  await expect(main(page).getByAltText(pictures.chosen)).toBeVisible(built);
  await main(page).getByLabel(pictures.alt).fill(ours.picture);
  await expectSaved(page);
  await expectSound(page);
}

export async function fixHomePage(page: Page, site: string) {
  await openEntry(page, site, 'en/pages/home.yaml', 'hero.heading');
  await field(page, 'Heading').fill(ours.heading);
  await expectSaved(page);
}

export async function addQuestion(page: Page, site: string) {
  await openEntry(page, site, 'en/help-pages/faqs.yaml', 'groups.0.questions');
  await add(page, 'Question');
  await field(page, 'Question').fill(ours.question);
  await field(page, 'Answer').fill('Yes. Invite her, and choose what she sees.');
  await expectSaved(page);
}

/** An article with a link, and with the picture of the testimonial. */
export async function writeArticle(page: Page, site: string) {
  await page.goto(`${site}/staff/content`);
  await button(page, /^Help articles/).click();
  await button(page, fillSlots(choose.add, { what: 'help article' })).click();
  await main(page).getByLabel(choose.add_title, { exact: true }).fill(ours.article.title);
  await button(page, choose.add_submit).click();
  const body = main(page).getByLabel(form.body, { exact: true });
  await body.fill('Open the item, and choose Lend. ');
  await body.press('End');
  await button(page, form.link).click();
  await main(page).getByLabel(form.link_to).fill('/pricing');
  await button(page, form.link_insert).click();
  await button(page, form.picture).click();
  await main(page).getByRole('combobox', { name: pictures.label }).selectOption('images/adwoa.webp');
  await main(page).getByLabel(pictures.alt).fill(ours.picture);
  await button(page, pictures.insert).click();
  await expect(body).toHaveValue(/\]\(\/pricing\).*adwoa\.webp/);
  await field(page, 'Description').fill(
    'Record what you lend to another shop, so that your stock and your books still agree when it comes back to you.',
  );
  await field(page, 'Category').fill('Stock');
  await sayYes(page, 'Popular');
  await main(page).getByLabel('Order').fill('90');
  for (const day of ['Published', 'Reviewed'])
    await main(page).getByLabel(day, { exact: true }).fill(today());
  await sayYes(page, 'About application');
  await field(page, 'Related 1').fill('create-invoice');
  await expectSaved(page);
  await expect(main(page).getByText(/must be fixed/)).toHaveCount(0, built);
}

export async function takeMemberOff(page: Page, site: string) {
  await openEntry(page, site, 'en/team.yaml', 'members');
  await button(page, fillSlots(form.remove, { what: ours.leaves })).click();
  await expectSaved(page);
}

export async function setAnnouncement(page: Page, site: string) {
  await openEntry(page, site, 'en/announcement.yaml', 'items');
  await add(page, 'Item');
  await field(page, words.names.text ?? '').fill(ours.announcement);
  await main(page).getByLabel('From').fill(today());
  await main(page).getByLabel('Until').fill(addDays(today(), 5));
  await expectSaved(page);
}

export async function addRedirect(page: Page, site: string) {
  await openEntry(page, site, 'redirects.yaml', 'redirects');
  await add(page, 'Redirect');
  await field(page, 'From').fill(ours.redirect.from);
  await main(page).getByLabel('To', { exact: true }).fill(ours.redirect.to);
  await expectSaved(page);
}
