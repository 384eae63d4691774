import { readPage } from '@accounting-site/content/reading/pages';
import { readPasswordFieldWords } from '../../apps/site/src/lib/password-field/password-field-words.ts';
import { confirmEmailSchema } from '../../apps/site/src/pages/_mailed-link/mailed-link-words.ts';
import { openAccount, section, words } from '../support/account-page.ts';
import { readMailedLink } from '../support/mailed-link.ts';
import { readMail } from '../support/read-mail.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const { profile, security } = words;
const { confirm } = readPage('confirm-email', confirmEmailSchema);

test('who saves only their own name keeps the name that a colleague gave the business meanwhile', async ({
  page,
  server,
}) => {
  await openAccount(page, await server.addAccount({}));
  const part = section(page, 'profile');
  await part.getByLabel(profile.name).fill('Ama Serwaa');
  const saving = page.waitForRequest('**/account/profile');
  await part.getByRole('button', { name: profile.save }).click();
  expect((await saving).postDataJSON()).toEqual({ name: 'Ama Serwaa' });
});

test('name and business are saved, confirmed, and kept after a reload', async ({ page, server }) => {
  // As in Safari 17.3.
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
  await openAccount(page, await server.addAccount({}));
  const part = section(page, 'profile');
  await part.getByLabel(profile.name).fill('Ama Owusu');
  await part.getByLabel(profile.business).fill("Ama's Corner Shop");
  const save = part.getByRole('button', { name: profile.save });
  await save.click();
  await expect(part.getByRole('status').first()).toHaveText(profile.saved);
  await expect(save).toBeFocused();
  await page.reload();
  await expect(part.getByLabel(profile.name)).toHaveValue('Ama Owusu');
  await expect(part.getByLabel(profile.business)).toHaveValue("Ama's Corner Shop");
});

test('an empty name shows an error under its field, which takes the focus, and nothing is sent', async ({
  page,
  account,
}) => {
  await openAccount(page, account);
  const sent: string[] = [];
  // Requests that the page still sends to load itself are not the form's.
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  const name = section(page, 'profile').getByLabel(profile.name);
  await name.fill('   ');
  await section(page, 'profile').getByRole('button', { name: profile.save }).click();
  await expect(name).toHaveAccessibleDescription('Your name is required');
  await expect(name).toBeFocused();
  expect(sent).toEqual([]);
});

test('without a network the input is kept, and is saved when the network is back', async ({
  page,
  context,
  server,
}) => {
  await openAccount(page, await server.addAccount({}));
  const part = section(page, 'profile');
  await part.getByLabel(profile.name).fill('Kofi Boateng');
  await context.setOffline(true);
  await part.getByRole('button', { name: profile.save }).click();
  await expect(part.getByRole('alert')).toBeVisible();
  await expect(part.getByLabel(profile.name)).toHaveValue('Kofi Boateng');
  await context.setOffline(false);
  await part.getByRole('button', { name: profile.save }).click();
  await expect(part.getByRole('status').first()).toHaveText(profile.saved);
  await expect(part.getByRole('alert')).toBeHidden();
});

test('a new email address takes effect when its link is opened', async ({ page, server, mailServer }) => {
  const owner = await server.addAccount({});
  const wanted = `new.${owner.email}`;
  await openAccount(page, owner);
  const part = section(page, 'profile');
  await part.getByLabel(profile.email.label).fill(wanted);
  await part.getByRole('button', { name: profile.email.save }).click();
  await expect(part.getByText(profile.email.sent.replace('[email]', wanted))).toBeVisible();
  await expect(part.getByLabel(profile.email.label)).toHaveValue('');
  await page.reload();
  const waiting = profile.email.waiting.replace('[new]', wanted).replaceAll('[email]', owner.email);
  await expect(part.getByText(waiting)).toBeVisible();

  const { address } = await readMailedLink(mailServer, wanted, '/confirm-email');
  await page.goto(address);
  await page.getByRole('button', { name: confirm.form.submit }).click();
  await page.waitForURL('/confirm-email/done');
  await readMail(mailServer, owner.email, 'Sign in with the new address');
  await page.goto('/account');
  await expect(page.getByRole('banner').getByText(wanted).first()).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, { email: wanted, password: owner.password });
});

test('a new email address that got an account meanwhile is refused with the reason', async ({
  page,
  server,
  mailServer,
}) => {
  const owner = await server.addAccount({});
  const wanted = `taken.${owner.email}`;
  await openAccount(page, owner);
  const part = section(page, 'profile');
  await part.getByLabel(profile.email.label).fill(wanted);
  await part.getByRole('button', { name: profile.email.save }).click();
  const { address } = await readMailedLink(mailServer, wanted, '/confirm-email');
  await server.addAccount({ email: wanted });
  await page.goto(address);
  await page.getByRole('button', { name: confirm.form.submit }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This address has another account by now, so nothing was changed.');
  await expect(alert.getByRole('link')).toHaveAttribute('href', '/account');
});

test('a browser without a session confirms a new email address with the password of the account', async ({
  page,
  server,
  mailServer,
}) => {
  const owner = await server.addAccount({});
  const wanted = `elsewhere.${owner.email}`;
  await openAccount(page, owner);
  const part = section(page, 'profile');
  await part.getByLabel(profile.email.label).fill(wanted);
  await part.getByRole('button', { name: profile.email.save }).click();
  const { address } = await readMailedLink(mailServer, wanted, '/confirm-email');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  const submit = page.getByRole('button', { name: confirm.form.submit });
  const password = page.getByLabel(confirm.form.password);
  await submit.click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await password.fill('a guess of a stranger');
  await submit.click();
  await expect(page.getByText('This is not your password')).toBeVisible();
  await password.fill(owner.password);
  await submit.click();
  await page.waitForURL('/confirm-email/done');
});

test('an invalid or unchanged email address is refused under its field', async ({ page, account }) => {
  await openAccount(page, account);
  const part = section(page, 'profile');
  const field = part.getByLabel(profile.email.label);
  for (const [typed, message] of [
    ['', 'Email is required'],
    ['ama', 'Please enter a valid email'],
    [account.email.toUpperCase(), profile.email.same],
  ] as const) {
    await field.fill(typed);
    await part.getByRole('button', { name: profile.email.save }).click();
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toBeFocused();
  }
});

test('a new password signs out every other device, sends an email, and signs in', async ({
  page,
  browser,
  server,
  mailServer,
}) => {
  const owner = await server.addAccount({});
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  await signIn(other, owner);
  await openAccount(page, owner);
  const part = section(page, 'security');
  const field = part.getByLabel(security.password.label, { exact: true });
  const devices = section(page, 'sessions').getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await part.getByLabel(security.password.current, { exact: true }).fill(owner.password);
  await field.fill('tomato ladder harbour');
  await part.getByRole('button', { name: security.password.change }).click();
  await expect(part.getByText(security.password.saved)).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(devices).toHaveCount(1);
  await readMail(mailServer, owner.email, 'The password of your account was changed');

  await other.goto('/account');
  await other.waitForURL('/login?next=%2Faccount#session-ended');
  await signIn(other, { email: owner.email, password: 'tomato ladder harbour' });
  await elsewhere.close();
});

test('a common password is refused with a message, and can be corrected', async ({ page, account }) => {
  await openAccount(page, account);
  const part = section(page, 'security');
  const field = part.getByLabel(security.password.label, { exact: true });
  const change = part.getByRole('button', { name: security.password.change });
  const current = part.getByLabel(security.password.current, { exact: true });
  await change.click();
  await expect(current).toHaveAccessibleDescription('Current password is required');
  await expect(current).toBeFocused();
  await current.fill('not the password');
  await field.fill('tomato ladder harbour');
  await change.click();
  await expect(current).toHaveAccessibleDescription('This is not your password');
  await current.fill(account.password);
  for (const [typed, message] of [
    ['short', /Use 12 characters or more/],
    ['password123456', /common or was leaked/],
    [account.email, /contains your name, email address or business/],
  ] as const) {
    await field.fill(typed);
    await change.click();
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(typed);
  }
  await part.getByRole('button', { name: readPasswordFieldWords().show }).last().click();
  await expect(field).toHaveAttribute('type', 'text');
});
