import { readBrand, readContact, readHours } from '@accounting-site/content/facts/facts';
import { readDocumentationWords } from '@accounting-site/content/files/documentation';
import { readFaqsWords } from '@accounting-site/content/files/faqs';
import { readHelpArticles } from '@accounting-site/content/files/help';
import { chatCode } from '../../apps/site/integrations/finish-site/chat-codes.ts';
import { anchorId } from '../../apps/site/src/lib/text/anchor-id.ts';
import {
  readCommunityWords,
  readHelpCenterWords,
  readMobileHelpWords,
  readVideosWords,
} from '../../apps/site/src/pages/_help/help-words.ts';
import { readArticleWords } from '../../apps/site/src/sections/Article/article-words.ts';
import { readEVatWords } from '../../apps/site/src/sections/EVatNote/e-vat-words.ts';
import { expect, test } from '../support/same-window.ts';

const words = readHelpCenterWords();
const articles = readHelpArticles();
const titleOf = (slug: string) => articles.find((article) => article.slug === slug)?.data.title ?? '';

test.describe('the Help center', () => {
  test.beforeEach(({ page }) => page.goto('/Help%20Center'));

  test('asks what the visitor is looking for', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
    await expect(page.getByPlaceholder(words.search.placeholder)).toBeVisible();
  });

  for (const { title, path } of words.resources) {
    test(`links to ${title}`, async ({ page }) => {
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', path);
    });
  }

  test('shows the popular articles, each with its category', async ({ page }) => {
    const popular = articles.filter(({ data }) => data.popular);
    const cards = page.getByRole('region', { name: words.popular.heading }).getByRole('listitem');
    await expect(cards).toHaveCount(popular.length);
    for (const { slug, data } of popular) {
      const card = cards.filter({ hasText: data.title });
      await expect(card).toContainText(data.category);
      await expect(card.getByRole('link')).toHaveAttribute('href', `/help/article/${slug}`);
    }
  });

  test('names a contact person and the response times', async ({ page }) => {
    const support = page.getByRole('region', { name: words.support.heading });
    await expect(support.getByRole('link', { name: words.support.cta })).toHaveAttribute(
      'href',
      words.support.path,
    );
    const { weekly, emergency } = readHours();
    for (const { label, text } of [...weekly, emergency]) {
      await expect(support.getByText(label, { exact: true })).toBeVisible();
      await expect(support.getByText(text)).toBeVisible();
    }
  });

  test('links to the help for phones', async ({ page }) => {
    const mobile = page.getByRole('region', { name: words.mobile.heading });
    await expect(mobile.getByText(words.mobile.text)).toBeVisible();
    await expect(mobile.getByRole('link').first()).toHaveAttribute('href', '/help/mobile');
    await expect(mobile.getByRole('link').last()).toHaveAttribute('href', '/offline');
  });
});

test('the documentation lists every help article once', async ({ page }) => {
  const { heading, groups } = readDocumentationWords();
  await page.goto('/help/documentation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const main = page.getByRole('main');
  for (const group of groups)
    await expect(main.getByRole('heading', { name: group.heading, exact: true })).toBeVisible();
  const links = main.locator('a[href^="/help/article/"]');
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(listed.toSorted()).toEqual(articles.map(({ slug }) => `/help/article/${slug}`).toSorted());
});

test('each walk-through shows its steps in order and links to its article', async ({ page }) => {
  await page.goto('/help/videos');
  for (const { title, steps, article } of readVideosWords().storyboards) {
    const storyboard = page.getByRole('region', { name: title });
    await expect(storyboard.getByRole('heading', { level: 3 })).toHaveText(steps.map((step) => step.title));
    await expect(storyboard.locator(`a[href="/help/article/${article}"]`)).toBeVisible();
  }
});

test('help pages that describe the application say so, and the questions say how to issue E-VAT invoices', async ({
  page,
}) => {
  for (const path of ['/help/videos', '/help/mobile', '/help/faqs']) {
    await page.goto(path);
    await expect(page.getByText(readArticleWords().about_application.text)).toBeVisible();
  }
  const { label, path } = readEVatWords().link;
  await expect(page.getByRole('link', { name: label })).toHaveAttribute('href', path);
});

test('a question expands to its answer', async ({ page }) => {
  const [first] = readFaqsWords().groups[0]?.questions ?? [];
  await page.goto('/help/faqs');
  await expect(page.getByText(first?.answer ?? '')).toBeHidden();
  await page.getByText(first?.question ?? '').click();
  await expect(page.getByText(first?.answer ?? '')).toBeVisible();
});

test('the URL of a question expands its answer', async ({ page }) => {
  const last = readFaqsWords().groups.at(-1)?.questions.at(-1);
  // From the same page, the URL would only scroll to it.
  await page.goto('/help');
  await page.goto(`/help/faqs#${anchorId(last?.question ?? '')}`);
  await expect(page.getByText(last?.answer ?? '')).toBeInViewport();
});

test('the community page links to WhatsApp, email and phone, and lists meeting places', async ({ page }) => {
  const { ways, meetups, message } = readCommunityWords();
  const { whatsapp, support_email, phone } = readContact();
  const code = chatCode(readBrand().name, 'community.html');
  const addresses: Record<string, string> = {
    whatsapp: `https://wa.me/${whatsapp}?text=${encodeURIComponent(`${message} (${code})`)}`,
    email: `mailto:${support_email}`,
    phone: `tel:${phone}`,
  };
  await page.goto('/help/community');
  for (const { link, link_label } of ways) {
    const way = page.getByRole('main').getByRole('link', { name: link_label });
    await expect(way).toHaveAttribute('href', addresses[link] ?? link);
  }
  const places = page.getByRole('region', { name: meetups.heading }).getByRole('listitem');
  await expect(places).toHaveCount(meetups.entries.length);
});

test('the help for phones has numbered steps and a table of contents', async ({ page }) => {
  const { heading, sections } = readMobileHelpWords();
  await page.goto('/help/mobile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  for (const section of sections) {
    await expect(page.getByRole('heading', { level: 2, name: section.heading })).toBeVisible();
    for (const step of section.steps) await expect(page.getByRole('listitem').getByText(step)).toBeVisible();
  }
});

test('the page about lost phones has phone and email links', async ({ page }) => {
  const { phone, phone_display, support_email, whatsapp, whatsapp_display } = readContact();
  await page.goto('/help/mobile');
  const text = page.getByRole('article');
  const chatFrom = (name: string) =>
    `https://wa.me/${whatsapp}?text=${encodeURIComponent(`(${chatCode(readBrand().name, `${name}.html`)}) `)}`;
  for (const [name, href] of [
    [phone_display, `tel:${phone}`],
    [support_email, `mailto:${support_email}`],
    [whatsapp_display, chatFrom('mobile')],
    [titleOf('sync-troubleshooting'), '/help/article/sync-troubleshooting'],
  ] as const) {
    await expect(text.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await page.goto('/help/faqs');
  const chat = page.getByRole('main').getByRole('link', { name: whatsapp_display });
  await expect(chat).toHaveAttribute('href', chatFrom('faqs'));
});

test('on a phone no step of a walk-through is hidden at the side', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/help/videos');
  const steps = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  const edges = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().right));
  expect(edges.length).toBeGreaterThan(10);
  expect(Math.max(...edges)).toBeLessThanOrEqual(360);
});
