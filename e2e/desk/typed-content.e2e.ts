import type { Page } from '@playwright/test';
import { withContentDesk, words } from '../support/content-desk.ts';
import { built, button, main, startOf } from '../support/desk-page.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const { save } = words;

/** From now on, the open entry translates a text that was just changed. @returns the versions that its saves name */
async function changeOriginal(page: Page): Promise<unknown[]> {
  const named: unknown[] = [];
  await page.route(/\/staff\/content\/entry(\?|$)/, async (route) => {
    const method = route.request().method();
    if (method !== 'GET' && method !== 'PUT') return route.continue();
    if (method === 'PUT') named.push(route.request().postDataJSON().original);
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), original: 'b'.repeat(12) } });
  });
  return named;
}

test('what two editors type at the same time, and without a connection, is not lost', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await withContentDesk(async (server) => {
    const address = `${server.url}/staff/content?entry=${encodeURIComponent('en/team.yaml')}`;
    const [ama, kofi] = [page, await (await browser.newContext()).newPage()];
    for (const each of [ama, kofi]) {
      await beSignedIn(each, await server.addAccount({ role: 'editor' }), { site: server.url });
      await each.goto(address);
      await button(each, /^Akosua/).click();
    }
    const role = (of: Page) => main(of).getByLabel('Role');
    await ama.context().setOffline(true);
    await role(ama).fill('Founder');
    await expect(main(ama).getByText(save.no_network)).toBeVisible();
    await role(kofi).fill('Director');
    await expect(main(kofi).getByText(startOf(save.saved))).toBeVisible(built);
    await ama.context().setOffline(false);
    const named = await changeOriginal(ama);
    await ama.goto(address);
    await expect(main(ama).getByText(words.conflict.text)).toBeVisible(built);
    await expect(main(ama)).toContainText('Director');
    await button(ama, words.conflict.keep_mine).click();
    await expect(main(ama).getByText(startOf(save.saved))).toBeVisible(built);

    await ama.getByRole('button', { name: words.edit.discard }).click();
    await expect(main(ama).getByText(startOf(words.edit.discarded))).toBeVisible();
    await button(ama, words.undo).click();
    await expect(main(ama).getByText(startOf(words.edit.discarded))).toHaveCount(0);
    await button(ama, /^Akosua/).click();
    await expect(role(ama)).toHaveValue('Founder');
    // The text is as old as the original that Ama saw: none.
    expect(new Set(named)).toEqual(new Set([null]));
    await kofi.context().close();
  });
});

test('a text that was stored without a response is no conflict when the page is opened again', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await withContentDesk(async (server) => {
    const address = `${server.url}/staff/content?entry=${encodeURIComponent('en/team.yaml')}`;
    await beSignedIn(page, await server.addAccount({ role: 'editor' }), { site: server.url });
    await page.goto(address);
    await button(page, /^Akosua/).click();
    const role = main(page).getByLabel('Role');
    const stored = Promise.withResolvers<void>();
    let isLost = true;
    await page.route('**/api/site/staff/content/entry', async (route) => {
      if (route.request().method() !== 'PUT' || !isLost) return route.continue();
      await route.fetch();
      stored.resolve();
      await route.abort();
    });
    await role.fill('Founder');
    await stored.promise;
    await role.fill('Founder and director');
    isLost = false;
    await page.goto(address);
    await expect(main(page).getByText(startOf(save.saved))).toBeVisible(built);
    await expect(main(page).getByText(words.conflict.text)).toHaveCount(0);
    await button(page, /^Akosua/).click();
    await expect(role).toHaveValue('Founder and director');
  });
});

test('what is typed while the text of someone else is read can be kept', async ({ page }) => {
  test.setTimeout(180_000);
  await withContentDesk(async (server) => {
    await beSignedIn(page, await server.addAccount({ role: 'editor' }), { site: server.url });
    await page.goto(`${server.url}/staff/content?entry=${encodeURIComponent('en/team.yaml')}`);
    await button(page, /^Akosua/).click();
    const role = main(page).getByLabel('Role');
    const named = await changeOriginal(page);
    const [asked, typed, shown] = [0, 1, 2].map(() => Promise.withResolvers<void>());
    let [saves, isShown] = [0, false];
    await page.route(/\/staff\/content\/entry(\?|$)/, async (route) => {
      if (route.request().method() === 'PUT') {
        if (isShown) return route.fallback();
        // Someone else saved meanwhile. The second request is slow.
        saves += 1;
        if (saves === 2) await shown?.promise;
        return route.fulfill({
          status: 409,
          json: { status: 409, detail: 'Someone saved', error: 'Someone saved' },
        });
      }
      asked?.resolve();
      await typed?.promise;
      await route.fallback();
    });
    await role.fill('Founder');
    await asked?.promise;
    await role.fill('Founder and director');
    typed?.resolve();
    await expect(main(page).getByText(words.conflict.text)).toBeVisible(built);
    await expect(main(page)).toContainText('Founder and director');
    isShown = true;
    shown?.resolve();
    await button(page, words.conflict.keep_mine).click();
    await expect(main(page).getByText(startOf(save.saved))).toBeVisible(built);
    await button(page, /^Akosua/).click();
    await expect(role).toHaveValue('Founder and director');
    expect(named).toEqual([null]);
  });
});

test('what a form of one entry had at the end of a session is not put into the form of another', async ({
  page,
}) => {
  await withContentDesk(async (server) => {
    await beSignedIn(page, await server.addAccount({ role: 'editor' }), { site: server.url });
    await page.goto(`${server.url}/staff/content?entry=${encodeURIComponent('en/help/credit-notes.md')}`);
    const popular = main(page).getByRole('group', { name: /^Popular/ });
    await popular.getByLabel(words.form.yes).check();
    await expect(main(page).getByText(startOf(save.saved))).toBeVisible(built);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.setItem('accessToken', 'expired'));
    await main(page).getByLabel('Title', { exact: true }).fill('Send an invoice');
    await page.waitForURL(/\/login\?next=/);
    expect(await page.evaluate(() => sessionStorage.getItem('sessionDraft'))).toBeNull();
  });
});
