import { readPage, readWords } from '@accounting-site/content/reading/pages';
import type { Page } from '@playwright/test';
import { frameSchema } from '../../apps/site/src/layouts/_parts/frame-words.ts';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import { staffLeadsSchema } from '../../apps/site/src/pages/_staff/staff-leads-words.ts';
import { openAccount, section, words } from '../support/account-page.ts';
import { words as desk, withContentDesk } from '../support/content-desk.ts';
import { button, expectSaved, main, openEntry } from '../support/desk-page.ts';
import { csv, field, heading, rice, save } from '../support/inventory-import.ts';
import { addSecondFactor } from '../support/second-factor.ts';
import type { Account } from '../support/server-process.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const login = readPage('login', loginSchema);
const staffWords = readPage('staff-leads', staffLeadsSchema);
const { header, session } = readWords('en/frame.yaml', frameSchema);

const name = (page: Page) => section(page, 'profile').getByLabel(words.profile.name);
const restored = (page: Page) => page.getByRole('main').getByText(session.restored);
const draft = (page: Page) => page.evaluate(() => sessionStorage.getItem('sessionDraft'));

/** Simulates a long break: both tokens have expired. */
async function expire(page: Page) {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem('accessToken', 'expired'));
}

async function signInHere(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.getByLabel(login.email).fill(email);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
}

async function typeAndExpire(page: Page) {
  await name(page).fill('Esi Tetteh-Mensah');
  await field(page).setInputFiles(csv(heading, rice));
  await expect(
    section(page, 'import').getByText(words.import.counts.added.one, { exact: true }),
  ).toBeVisible();
  await section(page, 'security')
    .getByLabel(words.security.password.label, { exact: true })
    .fill('a canary of mine');
  await expire(page);
  await section(page, 'profile').getByRole('button', { name: words.profile.save }).click();
  await page.waitForURL('/login?next=%2Faccount#session-ended');
}

test('a session that ends during work shows a message, returns to the page after sign-in and loses only passwords', async ({
  page,
  server,
}) => {
  const owner = await server.addAccount({});
  await openAccount(page, owner);
  await typeAndExpire(page);
  await expect(page.getByText(login.ended)).toBeVisible();
  expect(await draft(page)).toContain('Esi Tetteh-Mensah');
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('canary');

  await signInHere(page, owner);
  await page.waitForURL('/account');
  await expect(restored(page)).toBeVisible();
  await expect(name(page)).toHaveValue('Esi Tetteh-Mensah');
  await expect(section(page, 'import').getByText('stock.csv', { exact: true })).toBeVisible();
  await expect(
    section(page, 'import').getByText(words.import.counts.added.one, { exact: true }),
  ).toBeVisible();
  await section(page, 'profile').getByRole('button', { name: words.profile.save }).click();
  await expect(section(page, 'profile').getByText(words.profile.saved)).toBeVisible();
  expect(await draft(page)).toBeNull();
});

test('what was typed for one item waits for that item', async ({ page, server }) => {
  const owner = await server.addAccount({});
  await openAccount(page, owner);
  await field(page).setInputFiles(csv('name,sku,quantity', 'Rice,RICE,4', 'Sugar,SUGAR,5'));
  await save(page).click();
  const alerts = section(page, 'alerts');
  const edit = (item: string) =>
    alerts.getByRole('button', { name: words.items.edit.replace('[name]', item) }).first();
  const dialog = page.getByRole('dialog');
  const quantity = dialog.getByLabel(words.items.quantity);
  await edit('Rice').click();
  await quantity.fill('40');
  await expire(page);
  await dialog.getByRole('button', { name: words.items.save }).click();
  await page.waitForURL('/login?next=%2Faccount#session-ended');
  await signInHere(page, owner);
  await page.waitForURL('/account');

  await edit('Sugar').click();
  await expect(quantity).toHaveValue('5');
  await page.keyboard.press('Escape');
  await alerts.getByRole('button', { name: words.items.add, exact: true }).click();
  await expect(quantity).toHaveValue('');
  await page.keyboard.press('Escape');
  await edit('Rice').click();
  await expect(quantity).toHaveValue('40');
});

test('the note and the time of a publication are back after the session has ended', async ({ page }) => {
  await withContentDesk(async (server) => {
    const editor = await server.addAccount({ role: 'editor' });
    await beSignedIn(page, editor, { site: server.url });
    await openEntry(page, server.url, 'en/pages/home.yaml', 'hero.heading');
    await main(page).getByRole('textbox', { name: 'Heading', exact: true }).last().fill('Books that add up');
    await expectSaved(page);
    await main(page).getByRole('link', { name: desk.edit.review }).click();
    await main(page).getByLabel(desk.publish.note).fill('A new heading');
    await main(page).getByLabel(desk.publish.later).click();
    await main(page).getByLabel(desk.publish.at).fill('2100-01-31T08:30');
    await expire(page);
    await button(page, desk.publish.submit_later).click();
    await page.waitForURL(/\/login\?/);
    await signInHere(page, editor);
    await expect(main(page).getByLabel(desk.publish.note)).toHaveValue('A new heading');
    await expect(main(page).getByLabel(desk.publish.at)).toHaveValue('2100-01-31T08:30');
  });
});

test('another user who signs in afterwards does not get the draft', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}));
  await typeAndExpire(page);
  await signInHere(page, await server.addAccount({}));
  await page.waitForURL('/account');
  await expect(name(page)).not.toHaveValue('Esi Tetteh-Mensah');
  await expect(restored(page)).toHaveCount(0);
  expect(await draft(page)).toBeNull();
});

test('the input is also restored after a second factor', async ({ page, request, server }) => {
  const owner = await server.addAccount({});
  await openAccount(page, owner);
  const { nextCode } = await addSecondFactor(request, server, owner);
  await typeAndExpire(page);
  await signInHere(page, owner);
  await page.getByLabel(login.code.app.label).fill(nextCode());
  await page.getByRole('button', { name: login.code.submit }).click();
  await page.waitForURL('/account');
  await expect(name(page)).toHaveValue('Esi Tetteh-Mensah');
});

test('signing out deletes the draft, and a sign-out in another tab keeps it', async ({
  page,
  context,
  server,
}) => {
  const owner = await server.addAccount({});
  await openAccount(page, owner);
  await name(page).fill('Esi Tetteh-Mensah');
  const other = await context.newPage();
  await other.goto('/account');
  await expire(other);
  await other.reload();
  await other.waitForURL('/login?next=%2Faccount#session-ended');
  await expect(page.getByText(words.signed_out.text)).toBeVisible();
  await signInHere(other, owner);
  await expect(name(page)).toHaveValue('Esi Tetteh-Mensah');
  await page.getByRole('banner').getByRole('button', { name: header.logout }).click();
  await expect(page.getByText(words.signed_out.text)).toBeVisible();
  expect(await draft(page)).toBeNull();
});

test('the filters of staff and a note half written are restored', async ({ page, staff }) => {
  await beSignedIn(page, staff);
  const sent = await page.request.post('/api/site/demo-requests', {
    headers: { origin: new URL(page.url()).origin },
    data: { name: 'Drafted Person', email: 'drafted@shop.example' },
  });
  const { id } = (await sent.json()) as { id: string };
  await page.goto(`/staff/leads?since=2026-11-01&lead=${id}`);
  const note = page.getByLabel(staffWords.note.label, { exact: true });
  await note.fill('Has two shops.');
  await page.reload();
  await expect(note).toHaveValue('Has two shops.');
  await expire(page);
  await page.getByRole('button', { name: staffWords.note.save }).click();
  await page.waitForURL(/\/login\?next=%2Fstaff%2Fleads%3F.*#session-ended/);
  await signInHere(page, staff);
  await page.waitForURL(`/staff/leads?since=2026-11-01&lead=${id}`);
  await expect(page.getByLabel(staffWords.filters.since, { exact: true })).toHaveValue('2026-11-01');
  await expect(note).toHaveValue('Has two shops.');
  await page.getByRole('button', { name: staffWords.note.save }).click();
  await expect(page.getByText('Has two shops.', { exact: true }).and(page.locator('p'))).toBeVisible();
  await expect(note).toHaveValue('');
});
