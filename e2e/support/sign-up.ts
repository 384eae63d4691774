import { readPage } from '@accounting-site/content/reading/pages';
import type { Page } from '@playwright/test';
import type { MailServer } from '../../apps/server/src/testing/email/mail-server.ts';
import { registerSchema } from '../../apps/site/src/pages/_register/register-words.ts';
import { readMailedLink } from './mailed-link.ts';
import { test } from './test.ts';

const { form } = readPage('register', registerSchema);

/** The person who signs up. */
export interface Person {
  name: string;
  business: string;
  email: string;
  password: string;
}

let persons = 0;

/** A new person without an account, with a unique email address. */
export function newPerson(): Person {
  persons += 1;
  return {
    name: 'Esi Tetteh',
    business: 'Tetteh Cloth',
    email: `esi.${persons}.${test.info().testId}@cloth.example`,
    password: 'seven quiet boats at noon',
  };
}

/** Fills in the form of the open /register page. */
export async function fillSignUp(page: Page, person: Person) {
  await page.getByLabel(form.name).fill(person.name);
  await page.getByLabel(form.business).fill(person.business);
  await page.getByLabel(form.email).fill(person.email);
  await page.getByLabel(form.password, { exact: true }).fill(person.password);
}

/** Submits the form of /register. */
export const sendSignUp = (page: Page) => page.getByRole('button', { name: form.submit }).click();

/** Submits the form of /register, and waits for the confirmation email. */
export async function askForLink(page: Page, mailServer: MailServer, person: Person) {
  await page.goto('/register');
  await fillSignUp(page, person);
  await sendSignUp(page);
  await page.waitForURL('/register/check-mail');
  return readMailedLink(mailServer, person.email, '/register/confirm');
}
