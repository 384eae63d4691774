import { readHours } from '@accounting-site/content/facts/facts';
import { readPage } from '@accounting-site/content/reading/pages';
import { phoneInvalid } from '@accounting-site/contract/fields/validation-messages';
import type { Locator } from '@playwright/test';
import { demoRequestWordsSchema } from '../../apps/site/src/lib/forms/demo-request.ts';
import { demoRequestDraftKey } from '../../apps/site/src/lib/forms/draft-keys.ts';
import { homeSchema } from '../../apps/site/src/pages/_home/home-words.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';

const words = readPage('demo-request', demoRequestWordsSchema);
const home = readPage('home', homeSchema);
const person = {
  name: 'Esi Tetteh',
  phone: '024 412 3456',
  message: 'We sell cloth.',
};

const allWrong = ['Full name is required', 'Business email is required', phoneInvalid];

async function fill(form: Locator) {
  await form.getByLabel(words.name).fill(person.name);
  // Each test has its own network address, because one address may send only five requests an hour.
  await form.getByLabel(words.email).fill(`esi-${test.info().testId}@example.com`);
  await form.getByLabel(words.phone).fill(person.phone);
  await form.getByLabel(words.message).fill(person.message);
}

test('a sent request is stored, and the dialog confirms it with the response time', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: home.hero.demo }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog);
  const answer = page.waitForResponse('**/api/site/demo-requests');
  await dialog.getByRole('button', { name: words.submit }).click();
  expect((await answer).status()).toBe(201);
  await expect(dialog.getByRole('heading', { name: words.sent.heading })).toBeFocused();
  await expect(dialog).toContainText(readHours().reply_times.demo);
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
});

test('name and business email are required: the error summary takes the focus, and each field has an error', async ({
  page,
}) => {
  await page.goto('/demo-request');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: words.abroad.label })).toHaveAttribute(
    'href',
    words.abroad.path,
  );
  await main.getByLabel(words.company).fill('Tetteh Cloth');
  await expect(main.locator('astro-island[ssr]')).toHaveCount(0);
  await main.getByRole('button', { name: words.submit }).click();
  await expect(main.getByLabel(words.name)).toHaveAccessibleDescription('Full name is required');
  await expect(main.getByLabel(words.email)).toHaveAccessibleDescription('Business email is required');
  const summary = main.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('heading')).toHaveText(words.problems);
  await summary.getByRole('link', { name: 'Business email is required' }).click();
  await expect(main.getByLabel(words.email)).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await main.getByRole('button', { name: words.submit }).click();
  await expect(summary).toBeFocused();
  await expect(main.getByLabel(words.company)).toHaveValue('Tetteh Cloth');
});

test('a phone number that the server refuses shows an error under its field, and nothing is lost', async ({
  page,
}) => {
  await page.goto('/demo-request');
  const main = page.getByRole('main');
  await fill(main);
  await main.getByLabel(words.phone).fill('ring me');
  await main.getByRole('button', { name: words.submit }).click();
  await expect(main.getByLabel(words.phone)).toHaveAccessibleDescription(
    `${words.phone_help} ${phoneInvalid}`,
  );
  await expect(main.getByRole('alert')).toBeFocused();
  await expect(main.getByRole('alert').getByRole('link')).toHaveText([phoneInvalid]);
  await expect(main.getByLabel(words.message)).toHaveValue(person.message);
});

test('all errors are shown together before anything is sent', async ({ page }) => {
  await page.goto('/demo-request');
  const main = page.getByRole('main');
  await main.getByLabel(words.phone).fill('024 123');
  await main.getByRole('button', { name: words.submit }).click();
  await expect(main.getByRole('alert').getByRole('link')).toHaveText(allWrong);
});

test('without a network the form keeps everything and offers WhatsApp with the same text', async ({
  page,
  context,
}) => {
  await page.goto('/demo-request');
  const main = page.getByRole('main');
  await fill(main);
  await expect(main.locator('astro-island[ssr]')).toHaveCount(0);
  await context.setOffline(true);
  await main.getByRole('button', { name: words.submit }).click();
  await expect(main.getByRole('alert')).toContainText(words.failures.network);
  await expect(main.getByRole('alert')).toBeFocused();
  const chat = main.getByRole('link', { name: words.whatsapp });
  const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  expect(message).toContain(person.name);
  expect(message).toContain(person.message);
  await context.setOffline(false);
  await expect(main.getByRole('alert')).toContainText(words.failures.back_online);
  await main.getByRole('button', { name: words.submit }).click();
  await expect(main.getByRole('heading', { name: words.sent.heading })).toBeVisible();
});

test('a double click, a retry after a lost response and the back button create one request', async ({
  page,
}) => {
  const ids: string[] = [];
  let answersLost = 1;
  await page.route('**/api/site/demo-requests', async (route) => {
    const answer = await route.fetch();
    ids.push((await answer.json()).id);
    if (answersLost > 0) await route.abort();
    else await route.fulfill({ response: answer });
    answersLost -= 1;
  });
  const main = page.getByRole('main');
  const stored = main.getByRole('heading', { name: words.sent.heading });
  const send = main.getByRole('button', { name: words.submit });
  await page.goto('/demo-request');
  await fill(main);
  await send.dblclick();
  await expect(main.getByRole('alert')).toContainText(words.failures.network);
  await send.click();
  await expect(stored).toBeVisible();
  await page.goto('/pricing');
  await page.goBack();
  // A browser may restore the page from its cache; here it must not.
  await page.reload();
  // The browser fills the form in again. A field that starts to react while it is selected may lose its selection.
  await main.getByLabel(words.name).focus();
  await expect(main.locator('astro-island[ssr]')).toHaveCount(0);
  await fill(main);
  await send.click();
  await expect(stored).toBeVisible();
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test('a draft survives a closed tab until it is sent', async ({ page, context }) => {
  await page.goto('/demo-request');
  await expect(page.getByLabel(words.name)).toBeVisible();
  await fill(page.getByRole('main'));
  await expect(page.getByRole('main').locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByLabel(words.company).pressSequentially('Tetteh');
  await page.close();
  const tab = await context.newPage();
  await tab.goto('/');
  await tab.getByRole('button', { name: home.hero.demo }).click();
  const dialog = tab.getByRole('dialog');
  await expect(dialog.getByLabel(words.message)).toHaveValue(person.message);
  await expect(dialog.getByLabel(words.company)).toHaveValue('Tetteh');
  await dialog.getByRole('button', { name: words.submit }).click();
  await expect(dialog.getByRole('heading', { name: words.sent.heading })).toBeVisible();
  await tab.goto('/demo-request');
  await tab.getByLabel(words.company).click();
  await expect(tab.getByRole('main').locator('astro-island[ssr]')).toHaveCount(0);
  await expect(tab.getByLabel(words.name)).toHaveValue('');
});

test('what is typed before the code of the form has loaded survives a closed tab', async ({
  page,
  context,
}) => {
  const release = await holdRequests(page);
  await page.goto('/demo-request', { waitUntil: 'commit' });
  await fill(page.getByRole('main'));
  release();
  const readDraft = () => page.evaluate((key) => localStorage.getItem(key) ?? '', demoRequestDraftKey);
  await expect.poll(readDraft).toContain(person.message);
  await page.close();
  const tab = await context.newPage();
  await tab.goto('/demo-request');
  await tab.getByLabel(words.company).click();
  await expect(tab.getByLabel(words.message)).toHaveValue(person.message);
});

test('a form submitted before its code has loaded is sent afterwards', async ({ page }) => {
  // As in Safari 15.4.
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
  });
  const release = await holdRequests(page);
  await page.goto('/demo-request', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await fill(main);
  await main.getByRole('button', { name: words.submit }).click();
  release();
  await expect(main.getByRole('heading', { name: words.sent.heading })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button opens the same form as a page, and sending it opens a confirmation', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: home.hero.demo }).click();
    await expect(page).toHaveURL(/\/demo-request\??#storyboard$/);
    await expect(page.getByRole('heading', { name: words.storyboard.heading })).toBeInViewport();
    await fill(page.getByRole('main'));
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page).toHaveURL('/demo-request/sent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sent.heading);
  });

  test('all errors are shown together', async ({ page }) => {
    await page.goto('/demo-request');
    await page.getByLabel(words.phone).fill('ring me');
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('button', { name: words.submit }).click();
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(allWrong);
    }
  });

  test('a refused request shows a focused error summary and keeps the input', async ({ page }) => {
    await page.goto('/demo-request');
    await fill(page.getByRole('main'));
    await page.getByLabel(words.phone).fill('ring me');
    await page.getByRole('button', { name: words.submit }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: phoneInvalid }).click();
    await expect(page.getByLabel(words.phone)).toBeFocused();
    await expect(page.getByLabel(words.message)).toHaveValue(person.message);
    await page.getByLabel(words.phone).fill(person.phone);
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page).toHaveURL('/demo-request/sent');
  });
});
