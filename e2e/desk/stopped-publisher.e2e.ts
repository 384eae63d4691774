import { withContentDesk, words } from '../support/content-desk.ts';
import { main } from '../support/desk-page.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

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

test('a publisher that is killed during a build is reported while the page is open, and the build waits', async ({
  page,
}) => {
  await withContentDesk(async (server) => {
    await beSignedIn(page, await server.addAccount({ role: 'editor' }), { site: server.url });
    let isKilled = false;
    const at = new Date().toISOString();
    const job = {
      ...{ id: 'a', kind: 'publish', state: 'building', by: null, at, startsAt: at, finishedAt: null },
      ...{ note: '', errors: [], release: null },
    };
    await page.route(/\/api\/site\/staff\/content(\/jobs(\/a)?)?$/, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.endsWith('/jobs/a')) return route.fulfill({ json: job });
      const response = await route.fetch();
      const jobs = pathname.endsWith('/jobs') ? { jobs: [job] } : {};
      const json = { ...(await response.json()), ...jobs, publisher: !isKilled };
      await route.fulfill({ response, json });
    });
    await page.goto(`${server.url}/staff/content?view=changes`);
    await expect(main(page).getByText(words.job.building)).toBeVisible();
    isKilled = true;
    await expect(main(page).getByText(words.no_publisher)).toBeVisible();
    await expect(main(page).getByText(words.job.waiting)).toBeVisible();
  });
});
