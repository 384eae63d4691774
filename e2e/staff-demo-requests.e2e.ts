import { readFile } from 'node:fs/promises';
import { readPage, readWords } from '@accounting-site/content/pages';
import type { Page } from '@playwright/test';
import { frameSchema } from '../apps/site/src/layouts/_parts/frame-words.ts';
import { accountSchema } from '../apps/site/src/pages/_account/account-words.ts';
import { loginSchema } from '../apps/site/src/pages/_login/login-words.ts';
import { staffDemoRequestsSchema } from '../apps/site/src/pages/_staff/staff-demo-requests-words.ts';
import { letProofsPass, proofDialog } from './support/account-page.ts';
import { beSignedIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const words = readPage('staff-demo-requests', staffDemoRequestsSchema);
const login = readPage('login', loginSchema);
const account = readPage('account', accountSchema);
const { header } = readWords('en/frame.yaml', frameSchema);
const path = '/staff/demo-requests';

/** Sends a demo request like the site's form. */
async function ask(page: Page, name: string, more: Record<string, string> = {}) {
  const origin = new URL(page.url()).origin;
  const sent = await page.request.post('/api/site/demo-requests', {
    headers: { origin },
    data: { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@shop.example`, ...more },
  });
  expect(sent.status()).toBe(201);
}

const cardOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test('without a session the page redirects to sign-in, which returns to the list', async ({
  page,
  staff,
}) => {
  await page.goto(path);
  await page.getByRole('main').getByRole('link', { name: words.signed_out.cta }).click();
  await page.getByLabel(login.email).fill(staff.email);
  await page.getByLabel(login.password, { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await page.waitForURL(path);
  await expect(page.getByRole('button', { name: words.list.csv })).toBeVisible();
});

test('an expired session redirects to sign-in, which returns to the list', async ({
  page,
  context,
  staff,
}) => {
  await beSignedIn(page, staff);
  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem('accessToken', 'expired'));
  await page.goto(path);
  await page.waitForURL(`/login?next=${encodeURIComponent(path)}#session-ended`);
});

test('a request is shown completely, answered in one tap, marked as answered and unmarked', async ({
  page,
  staff,
}) => {
  await beSignedIn(page, staff);
  await ask(page, 'Efua Owusu', { company: 'Kente & Co', phone: '024 123 4567', message: 'First\nSecond' });
  await page.goto('/account');
  await page.getByRole('link', { name: account.staff }).click();
  const card = cardOf(page, 'Efua Owusu');
  await expect(card).toContainText('Kente & Co');
  await expect(card.getByText('First\nSecond')).toBeVisible();
  const { write, call, mail, answer, undo } = words.request;
  await expect(card.getByRole('link', { name: write })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/233241234567\?text=.*Efua%20Owusu/,
  );
  await expect(card.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+233241234567');
  await expect(card.getByRole('link', { name: mail })).toHaveAttribute(
    'href',
    /^mailto:efua\.owusu@shop\.example\?subject=/,
  );
  await card.getByRole('button', { name: answer }).focus();
  await page.keyboard.press('Enter');
  await expect(card.getByText(words.statuses.answered, { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: undo })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByText(words.statuses.open, { exact: true })).toBeVisible();
});

test('the list is filtered by status and by day, and says when nothing matches', async ({ page, staff }) => {
  await beSignedIn(page, staff);
  await ask(page, 'Person Here');
  await ask(page, 'Program Here', { website: 'https://spam.example' });
  await page.goto(path);
  await page.getByLabel(words.filters.status, { exact: true }).selectOption(words.statuses.suspected);
  await expect(cardOf(page, 'Person Here')).toHaveCount(0);
  await expect(cardOf(page, 'Program Here')).toContainText(words.request.suspected_help);
  await page.getByLabel(words.filters.until, { exact: true }).fill('2020-01-01');
  await expect(page.getByText(words.list.none)).toBeVisible();
  await page.getByRole('button', { name: words.filters.clear }).click();
  await expect(cardOf(page, 'Person Here')).toBeVisible();
});

test('the filtered requests are downloaded as a file for a spreadsheet', async ({ page, staff }) => {
  await beSignedIn(page, staff);
  await ask(page, 'Formula Person', { company: '=1+1' });
  await page.goto(path);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.list.csv }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^demo-requests-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF"received","id","status","name",')).toBe(true);
  expect(text).toContain(`"formula.person@shop.example","'=1+1",`);
});

test('a download requires the password if the last reauthentication is too old, and then continues', async ({
  page,
  staff,
  server,
}) => {
  await beSignedIn(page, staff);
  await page.goto(path);
  letProofsPass(server);
  const button = page.getByRole('button', { name: words.list.csv });
  await button.focus();
  await page.keyboard.press('Enter');
  const password = proofDialog(page).getByLabel(account.reauthentication.password, { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(proofDialog(page)).toBeHidden();
  await expect(page.getByText(words.list.csv_failed)).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await password.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription('This is not your password');
  await password.fill(staff.password);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  await expect(proofDialog(page)).toBeHidden();
});

test('older requests are loaded page by page, starting with the first of them', async ({ page, staff }) => {
  await beSignedIn(page, staff);
  const request = (index: number) => ({
    id: `id-${index}`,
    receivedAt: new Date(Date.UTC(2026, 10, 2, 9, -index)).toISOString(),
    status: 'open',
    name: `Visitor ${index}`,
    email: 'v@shop.example',
    ...{
      company: '',
      phone: '',
      phoneDigits: null,
      message: '',
      suspected: false,
      answeredAt: null,
      messages: [],
    },
  });
  await page.route('**/api/site/staff/demo-requests*', (route) => {
    const after = new URL(route.request().url()).searchParams.get('after');
    const requests = after === '1_id-1' ? [request(2)] : [request(0), request(1)];
    return route.fulfill({ json: { requests, next: after === null ? '1_id-1' : null } });
  });
  await page.goto(path);
  await page.getByRole('button', { name: words.list.older }).click();
  await expect(page.getByRole('heading', { name: 'Visitor 2' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Visitor 0',
    'Visitor 1',
    'Visitor 2',
  ]);
  await expect(page.getByRole('button', { name: words.list.older })).toHaveCount(0);
});

test('the header links staff to the list', async ({ page, staff }) => {
  await beSignedIn(page, staff);
  await page.goto('/pricing');
  await page.getByRole('banner').getByRole('link', { name: header.staff }).first().click();
  await page.waitForURL(path);
});

test('an account without a staff role sees no request', async ({ page, account: owner }) => {
  await beSignedIn(page, owner);
  await page.goto('/account');
  await expect(page.getByRole('main').getByText(owner.email, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: account.staff })).toHaveCount(0);
  await expect(page.getByRole('link', { name: header.staff })).toHaveCount(0);
  await page.goto(path);
  await expect(page.getByText(words.failures.refused.replace('[email]', owner.email))).toBeVisible();
  await expect(page.getByRole('button', { name: words.list.csv })).toHaveCount(0);
});

test('without a network the page says so, keeps its content, and reloads it when the network is back', async ({
  page,
  context,
  staff,
}) => {
  await beSignedIn(page, staff);
  await ask(page, 'Kept Person');
  await page.goto(path);
  await expect(cardOf(page, 'Kept Person')).toBeVisible();
  await context.setOffline(true);
  await cardOf(page, 'Kept Person').getByRole('button', { name: words.request.answer }).click();
  await expect(page.getByText(words.request.note_failed)).toBeVisible();
  await page.getByLabel(words.filters.status, { exact: true }).selectOption(words.statuses.open);
  await expect(page.getByText(words.failures.network)).toBeVisible();
  await expect(cardOf(page, 'Kept Person')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(words.failures.network)).toBeHidden();
  await expect(cardOf(page, 'Kept Person')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(words.no_script)).toBeVisible();
  });
});
