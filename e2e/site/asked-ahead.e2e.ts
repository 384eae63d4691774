import type { Page } from '@playwright/test';
import type {} from '../../apps/site/src/layouts/ask-ahead.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const pages = ['/account', '/staff', '/staff/leads', '/staff/content', '/staff/members'];

/** The paths that a page requests from the application and from the site, with their queries. */
function watchCalls(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname + search);
  });
  return paths;
}

const askedOn = (page: Page) =>
  page.locator('[data-ask]').evaluate((script) => script.dataset.ask?.split(' ') ?? []);

test.describe('a signed-in page', () => {
  test('requests what it shows first before its code arrives', async ({ page, server }) => {
    await beSignedIn(page, await server.addAccount({ role: 'admin' }));
    await page.route('**/_astro/*.js', (route) => route.abort());
    for (const path of pages) {
      const calls = watchCalls(page);
      await page.goto(path);
      expect(calls.toSorted(), path).toEqual((await askedOn(page)).toSorted());
      page.removeAllListeners('request');
    }
  });

  test('does not request it again when its code runs', async ({ page, server }) => {
    await beSignedIn(page, await server.addAccount({ role: 'admin' }));
    for (const path of pages) {
      const calls = watchCalls(page);
      await page.goto(path);
      await expect.poll(() => page.evaluate(() => window.asked?.size), path).toBe(0);
      for (const asked of await askedOn(page))
        expect(
          calls.filter((call) => call === asked),
          path,
        ).toEqual([asked]);
      page.removeAllListeners('request');
    }
  });

  test('requests nothing for a visitor without a session, or with a query', async ({ page, server }) => {
    const calls = watchCalls(page);
    await page.goto('/account');
    expect(calls).toEqual([]);
    await beSignedIn(page, await server.addAccount({}));
    await page.route('**/_astro/*.js', (route) => route.abort());
    calls.length = 0;
    await page.goto('/account?linked=google');
    expect(calls).toEqual([]);
  });
});
