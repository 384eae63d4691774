import { readPage, readWords } from '@accounting-site/content/reading/pages';
import type { Locator, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import { passwordSchema } from '../../apps/site/src/pages/_mailed-link/mailed-link-words.ts';
import { deskSchema } from '../../apps/site/src/pages/_staff/desk-words.ts';
import { staffMembersSchema } from '../../apps/site/src/pages/_staff/staff-members-words.ts';
import { words as account, letProofsPass, proofDialog, section } from '../support/account-page.ts';
import { desktop, phone, visitor } from '../support/browser.ts';
import { findOverflow } from '../support/find-overflow.ts';
import { findSmallTargets } from '../support/find-small-targets.ts';
import { readMailedLink } from '../support/mailed-link.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const words = readPage('staff-members', staffMembersSchema);
const desk = readWords('en/desk.yaml', deskSchema);
const login = readPage('login', loginSchema);
const { reset } = readPage('password', passwordSchema);
const { authenticator, backup_codes } = account.security;
const path = '/staff/members';
const password = 'nine yellow taxis in the rain';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const rowOf = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name });
const fill = (text: string, slots: Record<string, string>) =>
  text.replace(/\[(\w+)\]/g, (slot, name) => slots[name] ?? slot);

/** Moves the focus to an element with the Tab key alone. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 100; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${target}`);
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test('a late response of one invitation leaves the next one open', async ({ page, server }) => {
  const admin = await server.addAccount({ role: 'admin' });
  await beSignedIn(page, admin);
  await page.goto(path);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/site/staff/members', async (route) => {
    if (route.request().method() === 'POST') await answered;
    await route.continue();
  });
  const dialog = page.getByRole('dialog', { name: words.invite.heading });
  const field = (name: 'name' | 'email') => dialog.getByLabel(words.invite[name], { exact: true });
  await button(main(page), words.invite.open).click();
  await field('name').fill('Late Person');
  await field('email').fill('late.person@sikabooks.example');
  await button(dialog, words.invite.submit).click();
  await button(dialog, words.close).click();
  await button(main(page), words.invite.open).click();
  await field('name').fill('Next Person');
  answer();
  await expect(page.getByText('late.person@sikabooks.example').first()).toBeAttached();
  await expect(field('name')).toHaveValue('Next Person');
});

test('a person is invited, joins with a second factor, and is removed, by keyboard, on a phone and a desktop in turn', async ({
  page,
  browser,
  server,
  mailServer,
}) => {
  const name = 'Kofi Annor';
  const email = 'kofi.annor@sikabooks.example';
  const admin = await server.addAccount({ role: 'admin' });
  await page.setViewportSize(phone);
  await beSignedIn(page, admin);
  await page.goto(path);
  await expect(rowOf(page, admin.email)).toContainText(words.list.you);
  await expect(button(rowOf(page, admin.email), words.list.change)).toHaveCount(0);

  await press(page, button(page, words.invite.open));
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await press(page, button(dialog, words.invite.submit));
  await expect(dialog.getByLabel(words.invite.name)).toBeFocused();
  await page.keyboard.type(name);
  await type(page, dialog.getByLabel(words.invite.email), admin.email);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This person is a member of staff already.')).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(email);
  await expectNone(page, findOverflow, findSmallTargets);
  await press(page, button(dialog, words.invite.submit));
  await expect(main(page).getByText(fill(words.invite.sent, { email }))).toBeVisible();
  await expect(rowOf(page, name)).toContainText(words.list.invited.split('[')[0] ?? '');
  await expectNone(page, findOverflow);

  const { address } = await readMailedLink(mailServer, email, '/reset-password');
  const context = await browser.newContext({ ...visitor, viewport: desktop, baseURL: server.url });
  const kofi = await context.newPage();
  await kofi.goto(address);
  await type(kofi, kofi.getByLabel(reset.form.password, { exact: true }), password);
  await kofi.keyboard.press('Enter');
  await expect(kofi).toHaveURL('/reset-password/done');
  await kofi.goto('/login');
  await type(kofi, kofi.getByLabel(login.email), email);
  await type(kofi, kofi.getByLabel(login.password, { exact: true }), password);
  await kofi.keyboard.press('Enter');
  await kofi.waitForURL((url) => url.pathname !== '/login');
  await setUpSecondFactor(kofi);
  await kofi.setViewportSize(phone);
  await kofi.goto('/staff/leads');
  await expect(kofi.getByRole('heading', { level: 1 })).toBeVisible();
  const status = () =>
    kofi.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem('accessToken')}`;
      return (await fetch('/api/site/staff/leads', { headers: { authorization } })).status;
    });
  expect(await status()).toBe(200);
  await kofi.goto(path);
  await expect(main(kofi).getByText(fill(words.failures.refused, { email }))).toBeVisible();

  await page.setViewportSize(desktop);
  await page.reload();
  await expect(rowOf(page, name)).toContainText(words.list.factor_on);
  letProofsPass(server);
  await press(page, button(rowOf(page, name), words.list.change));
  await tabTo(page, dialog.getByRole('radio', { name: words.roles.staff.name }));
  await page.keyboard.press('ArrowDown');
  await press(page, button(dialog, words.member.save));
  await type(
    page,
    proofDialog(page).getByLabel(account.reauthentication.password, { exact: true }),
    admin.password,
  );
  await page.keyboard.press('Enter');
  const saved = fill(words.member.saved, { name, role: words.roles.editor.name });
  await expect(main(page).getByText(saved)).toBeVisible();
  expect(await status()).toBe(403);
  await kofi.reload();
  await expect(kofi.getByRole('link', { name: desk.content, exact: true })).toBeVisible();
  await expect(kofi.getByRole('link', { name: desk.leads, exact: true })).toBeHidden();

  await page.setViewportSize(phone);
  await press(page, button(rowOf(page, name), words.list.change));
  await press(page, button(dialog, fill(words.member.remove, { name })));
  await expect(button(dialog, words.member.keep)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(fill(words.member.removed, { name }))).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
  expect(await status()).toBe(401);
  await context.close();
});

/** Expects that checks find nothing on the open page of a phone, neither there nor on a desktop. */
async function expectNone(page: Page, ...checks: ((page: Page) => Promise<string[]>)[]) {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    for (const find of checks) expect(await find(page), `${viewport.width} px`).toEqual([]);
  }
}

/** Sets up an authenticator app by typing its key. */
async function setUpSecondFactor(page: Page) {
  await page.goto('/account');
  const security = section(page, 'security');
  await press(page, button(security, authenticator.add));
  const secret = ((await security.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
  await type(page, security.getByLabel(authenticator.code), new TOTP({ secret }).generate());
  await page.keyboard.press('Enter');
  await expect(security.getByRole('list', { name: backup_codes.list })).toBeVisible();
}

test('signed out and as staff, the page says who may see the members', async ({ page, staff }) => {
  await page.goto(path);
  await expect(main(page).getByRole('link', { name: words.signed_out.cta })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent(path)}`,
  );
  await beSignedIn(page, staff);
  await page.goto(path);
  await expect(main(page).getByText(fill(words.failures.refused, { email: staff.email }))).toBeVisible();
  await expect(button(page, words.invite.open)).toHaveCount(0);
});
