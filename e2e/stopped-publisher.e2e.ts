import { withContentDesk, words } from './support/content-desk.ts';
import { main } from './support/desk-page.ts';
import { beSignedIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('a publisher that stops after the page was opened is reported beside the changes', async ({ page }) => {
  await withContentDesk(async (server) => {
    await beSignedIn(page, await server.addAccount({ role: 'editor' }), { site: server.url });
    let lists = 0;
    await page.route(/\/api\/site\/staff\/content(\/jobs)?$/, async (route) => {
      if (!route.request().url().endsWith('/jobs')) lists += 1;
      const response = await route.fetch();
      const publisher = !route.request().url().endsWith('/jobs') && lists === 1;
      await route.fulfill({ response, json: { ...(await response.json()), publisher } });
    });
    await page.goto(`${server.url}/staff/content?view=changes`);
    await expect(main(page).getByText(words.no_publisher)).toBeVisible();
  });
});
