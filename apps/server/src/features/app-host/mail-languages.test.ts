import { expect, test } from 'vitest';
import { deviceCookie } from '../../authentication/devices.ts';
import { day, minute } from '../../clock.ts';
import { openBrowser } from '../../testing/app/browser.ts';
import { ownerEmail } from '../../testing/app/build-test-app.ts';
import { sendJson } from '../../testing/app/send-form.ts';
import { kofi, trySignUp } from '../../testing/sign-in/try-sign-up.ts';

const french = { 'accept-language': 'fr' };
const english = { 'accept-language': 'en' };
const credentials = { email: kofi.email, password: kofi.password };

/** Kofi has signed up in French, with the browser of `device`. Another person is the owner of the server's first account. */
async function open() {
  const test = await trySignUp('SQLite');
  const { app, database, ask, tokenTo, mailsTo } = test;
  await ask({}, french);
  const confirmation = { token: await tokenTo(kofi.email), password: kofi.password };
  const signedUp = await sendJson(app, '/api/api/register/confirm', confirmation, french);
  const device = {
    cookie: `${deviceCookie.name}=${signedUp.cookies.find(({ name }) => name === deviceCookie.name)?.value}`,
  };
  const login = (headers: object) => sendJson(app, '/api/api/login', credentials, { ...headers });
  const language = async (email = kofi.email) => {
    const row = await database
      .selectFrom('accounts')
      .select('language')
      .where('email', '=', email)
      .executeTakeFirst();
    return row?.language;
  };
  /** The language of the latest email to an address, by its greeting. */
  const latest = async (email = kofi.email) =>
    (await mailsTo(email)).at(-1)?.text?.includes('Bonjour') ? 'fr' : 'en';
  return { ...test, device, login, language, latest };
}

test('an account has the language in which its person signed up', async () => {
  const { language } = await open();
  expect([await language(), await language(ownerEmail)]).toEqual(['fr', null]);
});

test('emails that a stranger causes are in the language of the account', async () => {
  const { app, ask, login, latest, language } = await open();
  await sendJson(app, '/api/api/forgot-password', { email: kofi.email }, english);
  expect(await latest()).toBe('fr');
  await ask({}, english);
  expect(await latest()).toBe('fr');
  expect((await login(english)).statusCode).toBe(200);
  expect([await latest(), await language()]).toEqual(['fr', 'fr']);
});

test('emails about an account of an earlier version are in the first language', async () => {
  const { app, ask, latest } = await open();
  await sendJson(app, '/api/api/forgot-password', { email: ownerEmail }, french);
  expect(await latest(ownerEmail)).toBe('en');
  await ask({ email: ownerEmail }, french);
  expect(await latest(ownerEmail)).toBe('en');
});

test('signing in with a known browser changes the language', async () => {
  const { login, language, device } = await open();
  await login({ ...english, ...device });
  expect(await language()).toBe('en');
  await login({ ...french, ...device });
  expect(await language()).toBe('fr');
});

test('the account page changes it when names are saved, or a day after signing in', async () => {
  const { app, language, time } = await open();
  const browser = openBrowser(app);
  const show = (headers: Record<string, string>) =>
    browser.send('GET', '/api/api/account', undefined, headers);
  await browser.login({ ...credentials, remember: true });
  await show(english);
  expect(await language()).toBe('fr');
  const names = { name: kofi.name, business: kofi.business };
  await browser.send('PUT', '/api/api/account/profile', names, english);
  expect(await language()).toBe('en');
  time.now += day + minute;
  await browser.refresh();
  await show(french);
  expect(await language()).toBe('fr');
});

test('a language that is not published any more is replaced by the first', async () => {
  const { app, database, latest } = await open();
  await database.updateTable('accounts').set({ language: 'xx' }).execute();
  await sendJson(app, '/api/api/forgot-password', { email: kofi.email }, french);
  expect(await latest()).toBe('en');
});
