import { expect } from 'vitest';
import { openBrowser, type TestBrowser } from '../app/browser.ts';
import { addPerson, type TestApp } from '../app/build-test-app.ts';

/** A browser that is signed in with that role. */
export async function signInAs({ app, database, time }: TestApp, role: string): Promise<TestBrowser> {
  const email = `${role}@sikabooks.example`;
  await addPerson(database, { email, business: 'The company', role, now: time.now });
  const browser = openBrowser(app);
  expect((await browser.login({ email })).statusCode).toBe(200);
  return browser;
}
