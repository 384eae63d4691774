import { expect } from 'vitest';
import { openBrowser, type TestBrowser } from './browser.ts';
import { addPerson, type TestApp } from './build-test-app.ts';

/** A browser in which somebody of that role is signed in. */
export async function signInAs({ app, database, time }: TestApp, role: string): Promise<TestBrowser> {
  const email = `${role}@sikabooks.example`;
  await addPerson(database, { email, business: 'The company', role, now: time.now });
  const browser = openBrowser(app);
  expect((await browser.login({ email })).statusCode).toBe(200);
  return browser;
}
