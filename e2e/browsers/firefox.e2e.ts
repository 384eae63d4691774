import { readPlans } from '@accounting-site/content/facts/facts';
import { formatPrice } from '@accounting-site/content/money/money';
import { readPage, readWords } from '@accounting-site/content/reading/pages';
import type { Page } from 'puppeteer-core';
import { vatSchema } from '../../apps/site/src/islands/vat-calculator/vat-words.ts';
import { frameSchema } from '../../apps/site/src/layouts/_parts/frame-words.ts';
import { demoRequestWordsSchema } from '../../apps/site/src/lib/forms/demo-request.ts';
import { yearlyPrice } from '../../apps/site/src/lib/plans/plan-prices.ts';
import { accountSchema } from '../../apps/site/src/pages/_account/account-words.ts';
import { readHelpCenterWords } from '../../apps/site/src/pages/_help/help-words.ts';
import { homeSchema } from '../../apps/site/src/pages/_home/home-words.ts';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import { pricingSchema } from '../../apps/site/src/pages/_pricing/pricing-words.ts';
import { readNotFoundWords } from '../../apps/site/src/pages/_status/not-found-words.ts';
import { expect, test } from '../support/test.ts';

// Checks in another engine what could differ from Chromium. All in one worker, because starting the browser
// takes as long as a test.
test.describe.configure({ mode: 'default' });
test.afterEach(({ firefox }) => firefox.closeWindows());
// Otherwise Firefox runs beside the tests of other files until the worker ends.
test.afterAll(({ firefox }) => firefox.close());

const { header } = readWords('en/frame.yaml', frameSchema);
const home = readPage('home', homeSchema);
const demo = readPage('demo-request', demoRequestWordsSchema);
const pricing = readPage('pricing', pricingSchema);
const login = readPage('login', loginSchema);
const accountWords = readPage('account', accountSchema);
const vat = readWords('en/tools/vat-calculator.yaml', vatSchema);

/** The elements with an accessible role and name. */
const named = (page: Page, name: string, role: string) =>
  page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
/** Whether the text is visible: collapsed and hidden text is not. */
const isShown = (element: HTMLElement, text: string) =>
  // biome-ignore lint/performance/useDomNodeTextContent: textContent includes hidden text
  element.innerText.replace(/\s+/g, ' ').includes(text);
/** A page that is left while it imports this script reports that the import failed. */
const waitForIdleScript = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/_astro/idle-')),
  );
const textOf = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent);

test('one page of each kind has no error in Firefox and never scrolls sideways', async ({
  firefox,
  server,
}) => {
  const paths = [
    '/',
    '/solutions/retail',
    '/pricing',
    '/integrations',
    '/about',
    '/careers',
    '/contact',
    '/Help%20Center',
    '/help/article/mobile-money',
    '/resources',
    '/resources/templates/invoice',
    '/resources/tools/filing-calendar',
    '/resources/tools/mobile-money-reconciliation',
    '/privacy',
    '/register',
    '/search',
  ];
  const { page, problems } = await firefox.open('about:blank');
  for (const path of paths) {
    const answer = await page.goto(new URL(path, server.url).href);
    expect.soft(answer?.status(), path).toBe(200);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(wide, path).toBe(0);
    expect.soft(problems, path).toEqual([]);
    // A request that is aborted because the page was left is no fault.
    await page.goto('about:blank');
    problems.length = 0;
  }
});

test('the menu of a phone opens, navigates and closes on Escape in Firefox', async ({ firefox }) => {
  const { page, problems } = await firefox.open('/');
  await page.locator('[data-menu] summary').click();
  await page.waitForSelector('[data-menu][open]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-menu]:not([open])');
  await page.locator('[data-menu] summary').click();
  await Promise.all([page.waitForNavigation(), page.locator('[data-menu] a[href="/pricing"]').click()]);
  expect(await textOf(page, 'h1')).toBe(pricing.hero.heading);
  expect(problems).toEqual([]);
});

test('prices change with the billing, and questions open, in Firefox', async ({ firefox }) => {
  const { page, problems } = await firefox.open('/pricing');
  const [plan] = readPlans().plans;
  const yearly = formatPrice(plan ? yearlyPrice(plan) : 0);
  const shows = (text: string) => page.$eval('main', isShown, text);
  expect(await shows(`${yearly} ${pricing.price.year}`)).toBe(false);
  await named(page, pricing.billing.yearly, 'radio').click();
  await expect.poll(() => shows(`${yearly} ${pricing.price.year}`)).toBe(true);
  const [first] = pricing.faqs.items;
  expect(await shows(first?.answer ?? '')).toBe(false);
  await page.locator(`::-p-text(${first?.question})`).click();
  await expect.poll(() => shows(first?.answer ?? '')).toBe(true);
  expect(problems).toEqual([]);
});

test('a demo is requested in the dialog of the home page in Firefox', async ({ firefox }) => {
  const { page, problems } = await firefox.open('/');
  await named(page, home.hero.demo, 'button').click();
  await page.waitForSelector('dialog[open]');
  await page.locator('dialog input[name=name]').fill('Esi Tetteh');
  await page.locator('dialog input[name=email]').fill('esi.firefox@example.com');
  await page.locator('dialog textarea').fill('We sell cloth.');
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/site/demo-requests'));
  await named(page, demo.submit, 'button').click();
  expect((await answer).status()).toBe(201);
  await named(page, demo.sent.heading, 'heading').wait();
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog:not([open])');
  expect(problems).toEqual([]);
});

test('a user signs in, sees the account and signs out in Firefox', async ({ firefox, account }) => {
  const { page, problems } = await firefox.open('/login');
  const hasCode = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /SignIn/.test(name)));
  await expect.poll(hasCode).toBe(true);
  expect(await page.$('main astro-island[ssr]')).not.toBeNull();
  await page.locator('input[name=email]').fill(account.email);
  await page.locator('input[name=password]').fill(account.password);
  await Promise.all([page.waitForNavigation(), named(page, login.submit, 'button').click()]);
  await expect.poll(() => textOf(page, 'header')).toContain(account.email);
  await waitForIdleScript(page);
  await page.reload();
  await expect.poll(() => textOf(page, 'header')).toContain(account.email);
  await waitForIdleScript(page);
  await page.goto(new URL('/account', page.url()).href);
  await page.waitForSelector('main input[name=threshold_quantity]');
  await page.locator('[data-menu] summary').click();
  await named(page, header.logout, 'button').click();
  await expect.poll(() => textOf(page, 'main')).toContain(accountWords.signed_out.text);
  expect(await page.evaluate(() => localStorage.user)).toBeUndefined();
  expect(await textOf(page, 'header')).not.toContain(account.email);
  expect(problems).toEqual([]);
});

test('search works by keyboard in Firefox', async ({ firefox }) => {
  const { page, problems } = await firefox.open('/Help%20Center');
  await named(page, readHelpCenterWords().search.label, 'combobox').fill('invioce');
  await page.waitForSelector('[role=option]');
  await page.keyboard.press('ArrowDown');
  const option = await page.waitForSelector(
    '[role=option][aria-selected=true] b, [role=option][aria-selected=true]',
  );
  expect(await option?.evaluate((element) => element.textContent)).not.toBe('');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  expect(new URL(page.url()).pathname).toMatch(/^\/(help|resources)\//);
  expect(problems).toEqual([]);
});

test('VAT is calculated, and the URL contains the result, in Firefox', async ({ firefox }) => {
  const { page, problems } = await firefox.open('/resources/tools/vat-calculator');
  await named(page, vat.form.amount, 'textbox').fill('180');
  await named(page, vat.form.split, 'radio').click();
  await named(page, vat.form.submit, 'button').click();
  await expect.poll(() => textOf(page, '#tool')).toContain('GH₵22.50');
  expect(page.url()).toContain('?amount=180&direction=split#tool');
  expect(problems).toEqual([]);
});

test('an unknown URL shows the not-found page in Firefox', async ({ firefox }) => {
  const { page } = await firefox.open('/no/such/page');
  expect(await textOf(page, 'h1')).toBe(readNotFoundWords().heading);
});
