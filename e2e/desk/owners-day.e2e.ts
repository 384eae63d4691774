import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { readPreviewBar } from '@accounting-site/content/files/preview-bar';
import { repositoryTools } from '../../tools/publisher/repository-tools.ts';
import { root } from '../../tools/run-command.ts';
import { withContentDesk, words } from '../support/content-desk.ts';
import { built, button, expectSound, main, startOf } from '../support/desk-page.ts';
import * as owner from '../support/owner-at-desk.ts';
import { allChanges, findChanges, ours } from '../support/owners-changes.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const { edit, history, job, preview, publish, views } = words;

/** What the owner changes before the publication. */
const changes = {
  'changes a price from a later day': owner.changePrice,
  'closes on a public holiday': owner.closeOnHoliday,
  'adds a testimonial with a picture': owner.addTestimonial,
  'fixes a word of the home page': owner.fixHomePage,
  'adds a question': owner.addQuestion,
  'writes an article with a picture and a link': owner.writeArticle,
  'takes a member of the team off': owner.takeMemberOff,
  'sets an announcement from and until a day': owner.setAnnouncement,
  'adds a redirect': owner.addRedirect,
};
/** The picture of the testimonial is one more. */
const count = `${allChanges.length}`;
const note = 'The week of the stocktaking';
// Compressed less, pages with an announcement would pass the limit of bytes.
const tools = repositoryTools(root, { ...process.env, BROTLI_QUALITY: '10' });

const [phone, desktop] = [360, 1280];
const widths = [phone, desktop];

test('the owner changes, previews, publishes and undoes all kinds of content, on a phone and a desktop in turn', async ({
  page,
  context,
  browser,
}) => {
  // The publisher checks each draft and builds the site as in production.
  test.setTimeout(1_200_000);
  const sitAt = (width: number) => page.setViewportSize({ width, height: 800 });
  await withContentDesk(async ({ url, addAccount }) => {
    await beSignedIn(page, await addAccount({ role: 'editor' }), { site: url });
    const visitor = await (await browser.newContext()).newPage();
    expect(await findChanges(visitor, url)).toEqual([]);

    for (const [at, [name, change]] of Object.entries(changes).entries()) {
      await sitAt(at % 2 === 0 ? phone : desktop);
      await test.step(name, () => change(page, url));
    }

    await test.step('previews the site, which visitors see as before', async () => {
      await main(page).getByRole('link', { name: edit.review }).click();
      const heading = fillSlots(publish.heading, { count, all: count });
      await expect(main(page).getByRole('heading', { name: heading })).toBeVisible();
      await expectSound(page, widths);
      await sitAt(phone);
      await button(page, preview.start).click();
      await expect(button(page, preview.open)).toBeVisible(built);
      const [tab] = await Promise.all([context.waitForEvent('page'), button(page, preview.open).click()]);
      await tab.waitForLoadState();
      await expect(tab.getByRole('complementary', { name: readPreviewBar().name })).toBeVisible();
      expect(await findChanges(tab, url)).toEqual(allChanges);
      expect(await findChanges(visitor, url)).toEqual([]);
      await tab.close();
    });

    await test.step('publishes, and looks at the site as a visitor', async () => {
      await main(page).getByLabel(publish.note).fill(note);
      await button(page, publish.submit).click();
      await expect(main(page).getByText(startOf(job.done))).toBeVisible(built);
      expect(await findChanges(visitor, url)).toEqual(allChanges);
      await visitor.goto(url + ours.article.path);
      await expect(main(visitor).getByAltText(ours.picture)).toBeVisible();
      await expect(main(visitor).locator('p a[href="/pricing"]')).toBeVisible();
      for (const path of ['', '/pricing', '/contact', ours.article.path]) {
        await visitor.goto(url + path);
        await expectSound(visitor, widths);
      }
    });

    await test.step('undoes it, and has the changes as drafts again', async () => {
      await sitAt(desktop);
      await main(page).getByRole('link', { name: views.history }).click();
      await expect(main(page).getByText(note)).toBeVisible();
      await button(page, history.undo).click();
      await expect(main(page).getByText(history.undone)).toBeVisible(built);
      const drafts = fillSlots(views.changes_count, { count });
      await expect(main(page).getByRole('link', { name: drafts })).toBeVisible();
      expect(await findChanges(visitor, url)).toEqual([]);
    });
  }, tools);
});
