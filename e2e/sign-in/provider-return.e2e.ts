import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPage, readWords } from '@accounting-site/content/reading/pages';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { appHostPath, type Endpoint } from '@accounting-site/contract/endpoints/endpoints';
import type { Browser, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import PostalMime from 'postal-mime';
import { z } from 'zod';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import type { SocialSite } from '../support/social-site.ts';
import { test as base, expect } from '../support/test.ts';

const words = readPage('login', loginSchema);
const notices = z.object({ kinds: z.record(z.string(), z.object({ subject: z.string() })) });
const newDevice = readWords('en/mail/account-notice.yaml', notices).kinds['new device']?.subject;

const test = base.extend({
  baseURL: async ({ social }, use) => use(social.site.url),
});

test('a known browser signs in with one press and without an email; a new browser triggers an email', async ({
  page,
  browser,
  social,
}) => {
  const yaw = addPerson(social, 'yaw@mail.example');
  await signUp(page, yaw.subject);
  await expectSignedIn(page, yaw.email);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await google(page).click();
  await expectSignedIn(page, yaw.email);

  const another = await openPage(browser, social);
  await signInAnew(another, yaw.subject);
  await expectSignedIn(another, yaw.email);
  await expect(async () => expect(await mailsOf(social, yaw.email)).toEqual([newDevice])).toPass();
  await another.context().close();
});

test('an account with an authenticator app also needs its code after the provider', async ({
  page,
  browser,
  social,
}) => {
  const esi = addPerson(social, 'esi@mail.example');
  await signUp(page, esi.subject);
  await expectSignedIn(page, esi.email);
  const totp = await addAuthenticator(page, social);

  const another = await openPage(browser, social);
  await signInAnew(another, esi.subject);
  await expect(another.getByRole('heading', { name: words.code.heading })).toBeVisible();
  // Until the code is given, so that a page which the phone closes meanwhile opens at it.
  await expect(another).toHaveURL(/\/login#second-factor=[\w-]{43}$/);
  // The code of this time step was used to add the app.
  await another.getByLabel(words.code.app.label).fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await another.getByRole('button', { name: words.code.submit, exact: true }).click();
  await expectSignedIn(another, esi.email);
  await another.context().close();
});

function addPerson({ provider }: SocialSite, email: string) {
  const subject = `subject-of-${email}`;
  provider.people.set(subject, { email, email_verified: true, name: 'Sample Person' });
  return { subject, email };
}

/** The button that works: until the server has named its providers, the page shows a disabled one. */
const google = (page: Page) => page.getByRole('button', { name: 'Google', disabled: false });

/** Signs in with a browser that has no session at the provider. */
async function signInAnew(page: Page, subject: string) {
  await page.goto('/login');
  await google(page).click();
  await page.getByLabel('Account').fill(subject);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Begins a trial: the page asks first, and by then the browser has a session at the provider. */
async function signUp(page: Page, subject: string) {
  await signInAnew(page, subject);
  await expect(page.getByRole('alert')).toHaveText(words.provider_problems['no-account']);
  await google(page).click();
}

async function expectSignedIn(page: Page, email: string) {
  await page.waitForURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: email })).toBeVisible();
}

async function openPage(browser: Browser, { site }: SocialSite): Promise<Page> {
  return (await browser.newContext({ baseURL: site.url })).newPage();
}

/** Uses the account page's endpoints with the browser's session. */
async function addAuthenticator(page: Page, { site }: SocialSite): Promise<TOTP> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const headers = { origin: site.url, authorization: `Bearer ${token}` };
  const call = async (endpoint: Endpoint, data?: object) => {
    const answer = await page.request.post(appHostPath(endpoint), { headers, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const { secret } = await call(appHostEndpoints.addAuthenticator);
  const totp = new TOTP({ secret });
  await call(appHostEndpoints.confirmAuthenticator, { code: totp.generate() });
  return totp;
}

/** The subjects of the emails to an address. Without a mail server they are files. */
async function mailsOf({ site }: SocialSite, address: string): Promise<string[]> {
  const folder = join(site.dataDir, 'mail');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  );
  return mails
    .filter(({ to }) => to?.some((each) => each.address === address))
    .map(({ subject }) => subject ?? '');
}
