import { readPage, readWords } from '@accounting-site/content/reading/pages';
import * as validation from '@accounting-site/contract/fields/validation-messages';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { demoRequestWordsSchema } from '../../apps/site/src/lib/forms/demo-request.ts';
import { demoRequestDraftKey } from '../../apps/site/src/lib/forms/draft-keys.ts';
import { contactSchema } from '../../apps/site/src/pages/_contact/contact-words.ts';
import { frenchMessage, inFrench } from '../support/french.ts';
import { readMail } from '../support/read-mail.ts';
import { expect, salesAddress, test } from '../support/test.ts';

const mail = z.looseObject({ subject: z.string(), texts: z.array(z.string()) });
const toSales = readWords('en/mail/demo-request-to-sales.yaml', z.looseObject({ promise: z.string() }));
const { contact, toVisitor, words } = inFrench(() => ({
  contact: readPage('contact', contactSchema),
  toVisitor: readWords('en/mail/demo-request-to-visitor.yaml', mail),
  words: readPage('demo-request', demoRequestWordsSchema),
}));
const english = readPage('demo-request', demoRequestWordsSchema);
const typed = { name: 'Esi Tetteh', phone: '024 412 3456', message: 'Nous vendons du tissu à Lomé.' };
// Each test has its own address, because one address may send only five requests an hour.
const emailOfTest = () => `esi-${test.info().testId}@example.com`;

async function fill(page: Page, phone = typed.phone) {
  // The page of a plan also has the form for a call.
  const main = page.getByRole('main').locator('form', { has: page.getByLabel(words.message) });
  await main.getByLabel(words.name).fill(typed.name);
  await main.getByLabel(words.email).fill(emailOfTest());
  await main.getByLabel(words.phone).fill(phone);
  await main.getByLabel(words.message).fill(typed.message);
}

const send = (page: Page) => page.getByRole('main').getByRole('button', { name: words.submit }).click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a demo request' : 'a demo request without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('is refused, confirmed and answered in French, and the company reads it in English', async ({
      page,
      mailServer,
    }) => {
      await page.goto('/fr/demo-request');
      await fill(page, 'appelez-moi');
      await send(page);
      const summary = page.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(summary.getByRole('link')).toHaveText([frenchMessage(validation.phoneInvalid)]);
      await expect(page.getByLabel(words.message)).toHaveValue(typed.message);
      await page.getByLabel(words.phone).fill(typed.phone);
      await page.getByRole('button', { name: words.submit }).click();
      if (javaScriptEnabled) {
        await expect(page.getByRole('main').getByRole('heading', { name: words.sent.heading })).toBeFocused();
      } else {
        await expect(page).toHaveURL('/fr/demo-request/sent');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sent.heading);
      }

      const answer = await readMail(mailServer, emailOfTest());
      expect(answer.subject).toBe(toVisitor.subject);
      expect(answer.html).toMatch(/<html[^>]* lang="fr"/);
      for (const text of toVisitor.texts) expect(answer.text).toContain(text);
      const lead = await readMail(mailServer, salesAddress, emailOfTest());
      expect(lead.subject).toContain(`Request from ${typed.name}`);
      expect(lead.html).toMatch(/<html[^>]* lang="en-GH"/);
      expect(lead.text).toContain(toSales.promise);
      expect(lead.text).toContain(typed.message);
    });
  });
}

for (const path of ['/demo-request', '/contact?plan=annually']) {
  test(`what is typed on ${path} is still there in the other language`, async ({ page }) => {
    await page.goto(`/fr${path}`);
    await fill(page);
    const label = path.startsWith('/contact') ? contact.request.submit : words.submit;
    await expect(page.getByRole('main').getByRole('button', { name: label })).toBeVisible();
    // The code of the form loads at its first use, and then saves what was typed before.
    const readDraft = () => page.evaluate((key) => localStorage.getItem(key) ?? '', demoRequestDraftKey);
    await expect.poll(readDraft).toContain(typed.message);
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(path.replace('?plan=', '/plan/'));
    await page.goto('/demo-request');
    const main = page.getByRole('main');
    // The code of the form loads at its first use.
    await main.getByLabel(english.company).click();
    await expect(main.getByLabel(english.name)).toHaveValue(typed.name);
    await expect(main.getByLabel(english.message)).toHaveValue(typed.message);
    await main.getByLabel(english.company).fill('Tetteh Cloth');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr/demo-request');
    await main.getByLabel(words.email).click();
    await expect(main.getByLabel(words.company)).toHaveValue('Tetteh Cloth');
    await expect(main.getByLabel(words.phone)).toHaveValue(typed.phone);
  });
}
