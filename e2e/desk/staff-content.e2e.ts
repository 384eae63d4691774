import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { readWords } from '@accounting-site/content/reading/pages';
import type { PublisherTools } from '@accounting-site/server/publishing/publisher/publisher-tools';
import { deskSchema } from '../../apps/site/src/pages/_staff/desk-words.ts';
import { desktop, phone } from '../support/browser.ts';
import { quickTools, withContentDesk, words, wrongPrice } from '../support/content-desk.ts';
import { built, button, expectSaved, expectSound, main, openEntry, startOf } from '../support/desk-page.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const desk = readWords('en/desk.yaml', deskSchema);
const { form, review, publish, job, history, save } = words;

test('a price is corrected, published and taken back, on a phone and a desktop in turn', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize(phone);
  await withContentDesk(async (server) => {
    await beSignedIn(page, await server.addAccount({ role: 'editor' }), { site: server.url });
    await page.goto(`${server.url}/staff/content`);
    await main(page).getByLabel(words.choose.search).fill('prices');
    await expectSound(page, [360, 1280]);
    await main(page).getByRole('link', { name: 'Plans and prices', exact: true }).click();

    await button(page, /^Plans(?! ›)/).click();
    await button(page, /^Starter/).click();
    const price = main(page).getByLabel('Price', { exact: true });
    await price.fill(wrongPrice);
    await price.blur();
    const wrong = button(page, /Plans › 1 › Price/);
    await expect(wrong).toBeVisible(built);
    await expectSound(page, [360, 1280]);
    await page.setViewportSize(desktop);
    await button(page, /^Plans(?! ›)/).click();
    await wrong.click();
    await expect(price).toBeFocused();
    await price.fill('250');
    await expect(wrong).toHaveCount(0, built);

    await page.setViewportSize(phone);
    const down = button(page, fillSlots(form.down, { what: 'Starter' }));
    await down.focus();
    await page.keyboard.press('Enter');
    await expect(button(page, fillSlots(form.up, { what: 'Starter' }))).not.toHaveAttribute('aria-disabled');
    await expect(down).toBeFocused();
    await button(page, fillSlots(form.up, { what: 'Starter' })).click();
    await button(page, fillSlots(form.remove, { what: 'Starter' })).click();
    await expect(button(page, form.undo)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(
      main(page)
        .getByRole('group', { name: /^Starter/ })
        .locator(':focus'),
    ).toHaveCount(1);
    await expect(main(page).getByText(startOf(save.saved))).toBeVisible(built);

    await main(page).getByRole('link', { name: words.edit.review }).click();
    const change = main(page).getByRole('listitem').filter({ hasText: 'Plans › 1 › Price' }).last();
    await expect(change).toContainText('200');
    await expect(change).toContainText('250');
    await expectSound(page, [360, 1280]);
    const note = main(page).getByLabel(publish.note);
    await note.fill('New price');
    await main(page).getByLabel(publish.later, { exact: true }).check();
    const time = main(page).getByLabel(publish.at);
    await time.fill('2100-01-31T08:30');
    await button(page, publish.submit_later).click();
    await expect(note).toHaveCount(0);
    await expect(button(page, words.preview.start)).toBeVisible();
    await button(page, job.cancel).click();
    await expect(note).toHaveValue('New price');
    await expect(time).toHaveValue('2100-01-31T08:30');
    await main(page).getByLabel(publish.now, { exact: true }).check();
    await button(page, publish.submit).click();
    await expect(main(page).getByText(startOf(job.done))).toBeVisible(built);
    await expect(main(page).getByText(review.none)).toBeVisible();

    await main(page).getByRole('link', { name: words.views.history }).click();
    await expect(main(page).getByText('New price')).toBeVisible();
    await expectSound(page, [360, 1280]);
    await button(page, history.undo).click();
    await expect(main(page).getByText(history.undone)).toBeVisible();
    await expect(
      main(page).getByRole('link', { name: fillSlots(words.views.changes_count, { count: '1' }) }),
    ).toBeVisible();
  });
});

test('an article is added, formatted and previewed, and HTML tags in it appear as text', async ({ page }) => {
  test.setTimeout(180_000);
  await withContentDesk(async (server) => {
    await beSignedIn(page, await server.addAccount({ role: 'admin' }), { site: server.url });
    await page.goto(`${server.url}/staff/content`);
    await button(page, /^Help articles/).click();
    const add = button(page, fillSlots(words.choose.add, { what: 'help article' }));
    await add.click();
    await button(page, form.cancel).click();
    await expect(add).toBeFocused();
    await add.click();
    await main(page).getByLabel(words.choose.add_title, { exact: true }).fill('Record a refund');
    await button(page, words.choose.add_submit).click();
    const body = main(page).getByLabel(form.body, { exact: true });
    await body.fill('Open the sale <img src=x onerror=alert(1)>');
    await body.press('Home');
    await body.press('Control+Shift+ArrowRight');
    await body.press('Control+b');
    await expect(body).toHaveValue(/\*\*/);
    await body.press('End');
    await button(page, form.link).click();
    await main(page).getByLabel(form.link_to).fill('/pricing');
    await page.keyboard.press('Enter');
    await expect(body).toHaveValue(/\]\(\/pricing\)$/);
    await button(page, form.link).click();
    await body.press('End');
    await body.pressSequentially(' today');
    await expect(main(page).getByLabel(form.link_to)).toHaveCount(0);
    await button(page, form.preview).click();
    const preview = main(page).getByRole('region', { name: form.preview });
    await expect(preview).toContainText('<img src=x onerror=alert(1)>');
    await expect(preview.getByRole('link')).toHaveAttribute('href', '/pricing');
    await expect(preview.locator('img')).toHaveCount(0);
    await expect(main(page).getByText(startOf(save.saved))).toBeVisible(built);
    await expectSound(page, [360, 1280]);

    await button(page, words.edit.delete).click();
    await expect(main(page).getByText(startOf(words.edit.discarded))).toBeVisible(built);
    await button(page, words.undo).click();
    await expect(body).toHaveValue(/ today$/, built);
  });
});

test('one change is published while another waits for its day, and a third has an error', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await withContentDesk(async (server) => {
    await beSignedIn(page, await server.addAccount({ role: 'editor' }), { site: server.url });
    const change = async (entry: string, field: string, text: string) => {
      await openEntry(page, server.url, entry, field);
      await expect(page.locator('input:focus, textarea:focus')).toBeVisible(built);
      await page.locator(':focus').fill(text);
      await expectSaved(page);
    };
    await change('en/pages/careers.yaml', 'hero.eyebrow', 'Work with us in Accra');
    await change('en/pages/about.yaml', 'hero.eyebrow', 'Who we are');
    await change('plans.yaml', 'plans.1.price', wrongPrice);
    await main(page).getByRole('link', { name: words.edit.review }).click();
    const drafted = (title: string) =>
      main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title }) });
    const publishThis = (title: string) => drafted(title).getByRole('checkbox', { name: review.include });
    const heading = (count: string, all: string) =>
      main(page).getByRole('heading', { name: fillSlots(publish.heading, { count, all }) });
    await expect(heading('2', '3')).toBeVisible(built);
    await expect(drafted('Plans and prices').getByRole('checkbox')).toHaveCount(0);
    await publishThis('About').uncheck();
    await expect(heading('1', '3')).toBeVisible();
    await expectSound(page, [360, 1280]);
    await main(page).getByLabel(publish.later, { exact: true }).check();
    await main(page).getByLabel(publish.at).fill('2100-01-31T08:30');
    await button(page, publish.submit_later).click();
    await expect(drafted('Careers')).toContainText(startOf(words.states.planned));
    await expect(publishThis('Careers')).toHaveCount(0);

    await publishThis('About').check();
    await main(page).getByLabel(publish.now, { exact: true }).check();
    await button(page, publish.submit).click();
    await expect(main(page).getByText(startOf(job.done))).toBeVisible(built);
    await expect(drafted('About')).toHaveCount(0);
    await expect(main(page).getByText(startOf(job.later))).toBeVisible();
    await expectSound(page, [360, 1280]);
    await button(page, job.cancel).click();
    await expect(publishThis('Careers')).toBeChecked();
  });
});

test('a translation stays marked as older until someone says that it matches', async ({ page }) => {
  test.setTimeout(180_000);
  await withContentDesk(async (server) => {
    await beSignedIn(page, await server.addAccount({ role: 'editor' }), { site: server.url });
    const type = async (language: string, text: string) => {
      await openEntry(page, server.url, `${language}/pages/careers.yaml`, 'hero.eyebrow');
      await expect(page.locator('input:focus, textarea:focus')).toBeVisible(built);
      await page.locator(':focus').fill(text);
      await expectSaved(page);
    };
    const stale = main(page).getByText(words.translation.stale);
    await type('en', 'Work with us in Accra');
    await type('fr', 'Travailler à Accra');
    await expect(stale).toBeVisible();
    await expectSound(page, [360, 1280]);
    await button(page, words.translation.matches).click();
    await expect(stale).toHaveCount(0, built);
    await main(page).getByRole('link', { name: words.edit.review }).click();
    const french = main(page).getByRole('listitem').filter({ hasText: 'Travailler à Accra' });
    await expect(french.first()).not.toContainText(words.states.stale, built);
  });
});

test('a new article asks what it needs, and reports what is empty once the field was left', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const file = 'en/help/give-a-discount.md';
  const emptyDescription = { file, field: 'description', message: 'write one or two sentences' };
  const tools: PublisherTools = {
    ...quickTools(),
    findProblems: async (content) => {
      const text = await readFile(join(content, file), 'utf8').catch(() => undefined);
      return text === undefined || /^description: "?\w/m.test(text) ? [] : [emptyDescription];
    },
  };
  await withContentDesk(async (server) => {
    await beSignedIn(page, await server.addAccount({ role: 'editor' }), { site: server.url });
    await page.goto(`${server.url}/staff/content`);
    await button(page, /^Help articles/).click();
    await button(page, fillSlots(words.choose.add, { what: 'help article' })).click();
    await main(page).getByLabel(words.choose.add_title, { exact: true }).fill('Give a discount');
    await button(page, words.choose.add_submit).click();
    const popular = main(page).getByRole('group', { name: 'Popular' });
    await expect(popular.getByLabel(form.no)).not.toBeChecked(built);
    await popular.getByLabel(form.no).check();
    await main(page).getByLabel(form.body, { exact: true }).fill('Open the invoice.');
    await expect(main(page).getByText(words.states.errors)).toBeVisible(built);
    await expect(main(page).getByText(words.edit.errors_one)).toBeHidden();
    await expectSound(page);

    const description = main(page).getByLabel('Description', { exact: true });
    await description.focus();
    await description.blur();
    await expect(main(page).getByText(words.edit.errors_one)).toBeVisible();
    await description.fill('How to give a customer a discount on an invoice.');
    await expect(main(page).getByText(words.edit.errors_one)).toBeHidden(built);
    await page.reload();
    await expect(popular.getByLabel(form.no)).toBeChecked(built);
  }, tools);
});

test('staff without the right see no link to the editor, and are told why', async ({ page, staff }) => {
  await beSignedIn(page, staff);
  await page.goto('/staff');
  await expect(page.getByRole('link', { name: desk.leads, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: desk.content, exact: true })).toBeHidden();
  await page.goto('/staff/content');
  const refused = fillSlots(words.failures.refused, { email: staff.email });
  await expect(main(page).getByText(refused)).toBeVisible();
});
