import { readFile } from 'node:fs/promises';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { readPage, readWords } from '@accounting-site/content/reading/pages';
import { frameSchema } from '../../apps/site/src/layouts/_parts/frame-words.ts';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import { letProofsPass, openAccount, proofDialog, section, words } from '../support/account-page.ts';
import { readMail } from '../support/read-mail.ts';
import { expect, test } from '../support/test.ts';

const { data, reauthentication } = words;
const { header } = readWords('en/frame.yaml', frameSchema);
const login = readPage('login', loginSchema);

test('all stored data can be downloaded as a file', async ({ page, server }) => {
  const owner = await server.addAccount({});
  await openAccount(page, owner);
  const part = section(page, 'data');
  await expect(part).toContainText('Act 843');
  await expect(part.getByRole('link', { name: data.privacy })).toHaveAttribute('href', '/privacy');
  await expect(part.getByRole('link', { name: data.gdpr })).toHaveAttribute('href', '/gdpr');
  const download = page.waitForEvent('download');
  await part.getByRole('button', { name: data.download.action, exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^my-account-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toBeInstanceOf(Object);
  for (const stored of [owner.email, owner.business]) expect(text).toContain(stored);
  expect(text).not.toMatch(/argon2|password_?hash/i);
  await expect(part.getByText(data.download.saved)).toBeVisible();
});

test('deleting an account requires a confirmation, the email address and reauthentication', async ({
  page,
  server,
  mailServer,
}) => {
  const owner = await server.addAccount({});
  await openAccount(page, owner);
  letProofsPass(server);
  const part = section(page, 'data');
  await part.getByRole('button', { name: data.delete.begin }).click();
  await expect(part.getByRole('heading', { name: data.delete.heading })).toBeFocused();
  for (const each of [...data.delete.goes, data.delete.business, ...data.delete.stays])
    await expect(part).toContainText(each);

  const typed = part.getByLabel(data.delete.label);
  const confirm = part.getByRole('button', { name: data.delete.confirm });
  await typed.fill('somebody@else.example');
  await confirm.click();
  await expect(typed).toHaveAccessibleDescription(new RegExp(data.delete.mismatch));
  await typed.fill(` ${owner.email.toUpperCase()} `);
  await confirm.click();
  await proofDialog(page).getByLabel(reauthentication.password, { exact: true }).fill(owner.password);
  await proofDialog(page).getByRole('button', { name: reauthentication.submit }).click();

  await expect(page.getByRole('heading', { name: data.deleted.heading })).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: header.sign_in })).toBeVisible();
  expect(await page.evaluate(() => localStorage.user)).toBeUndefined();
  await readMail(mailServer, owner.email, 'were deleted');

  await page.goto('/login');
  await page.getByLabel(login.email).fill(owner.email);
  await page.getByLabel(login.password, { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid email or password');
});

test('an owner reads who becomes the owner of the business, and an accountant who keeps it', async ({
  page,
  server,
}) => {
  const owner = await server.addAccount({});
  const accountant = await server.addAccount({ business: owner.business, role: 'accountant' });
  for (const [account, expected] of [
    [owner, fillSlots(data.delete.heir, { name: accountant.email })],
    [accountant, fillSlots(data.delete.kept, { name: owner.email })],
  ] as const) {
    await openAccount(page, account);
    const part = section(page, 'data');
    await part.getByRole('button', { name: data.delete.begin }).click();
    await expect(part.getByRole('listitem').filter({ hasText: expected })).toBeVisible();
    await expect(part).not.toContainText(data.delete.business);
    const isOwner = account === owner;
    await expect(page.getByLabel(words.profile.business)).toHaveCount(isOwner ? 1 : 0);
    await expect(section(page, 'profile').getByText(owner.business)).toHaveCount(isOwner ? 0 : 1);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});

test('cancelling the deletion keeps the account', async ({ page, account }) => {
  await openAccount(page, account);
  const part = section(page, 'data');
  await part.getByRole('button', { name: data.delete.begin }).click();
  await part.getByRole('button', { name: data.delete.cancel }).click();
  await expect(part.getByLabel(data.delete.label)).toBeHidden();
  await expect(part.getByRole('heading', { name: data.delete.heading })).toBeFocused();
  await page.reload();
  await expect(section(page, 'profile')).toBeVisible();
});
