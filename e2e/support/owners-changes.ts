import { readTeam } from '@accounting-site/content/files/team';
import type { Page } from '@playwright/test';

/** What the owner writes in the test of the owner's day. Visitors can find each of them. */
export const ours = {
  price: '211',
  closed: 'Stocktaking',
  quote: 'The stall and the shop have one book now.',
  picture: 'Adwoa at her stall',
  heading: 'See it paid. Sleep well.',
  question: 'Can my sister see the books as well?',
  article: { title: 'Lend stock to another shop', path: '/help/article/lend-stock-to-another-shop' },
  leaves: readTeam().at(-1)?.name ?? '',
  announcement: 'We count our own stock on Friday.',
  redirect: { from: '/help/article/lending', to: '/pricing' },
};

/** Their names. */
export const allChanges = Object.keys(ours);

/** The names of those that a visitor finds. */
export async function findChanges(page: Page, url: string): Promise<string[]> {
  const read = async (path: string) => {
    await page.goto(url + path);
    return ((await page.locator('body').textContent()) ?? '').replace(/\s+/g, ' ');
  };
  const home = await read('/');
  const picture = (await page.getByAltText(ours.picture).count()) > 0;
  const old = await page.request.get(url + ours.redirect.from, { maxRedirects: 0 });
  const found: Record<keyof typeof ours, boolean> = {
    price: (await read('/pricing')).includes(`GH₵${ours.price}`),
    closed: (await read('/contact')).includes(ours.closed),
    quote: home.includes(ours.quote),
    picture,
    heading: home.includes(ours.heading),
    question: (await read('/help/faqs')).includes(ours.question),
    article: (await page.request.get(url + ours.article.path)).status() === 200,
    leaves: !(await read('/about')).includes(ours.leaves),
    announcement: home.includes(ours.announcement),
    redirect: old.headers().location === ours.redirect.to,
  };
  return Object.entries(found).flatMap(([name, isFound]) => (isFound ? [name] : []));
}
