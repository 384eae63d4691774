import { readPage, readWords } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import { demoRequestWordsSchema } from '../../apps/site/src/lib/forms/demo-request.ts';
import { readOfflineWords } from '../../apps/site/src/pages/_offline/offline-words.ts';
import { withDeployedSite } from '../support/deployed-site.ts';
import { inFrench } from '../support/french.ts';
import { readMail } from '../support/read-mail.ts';
import { demoRequestsOf, fillDemoRequest, waitForWorker } from '../support/service-worker.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const { form, offline, toVisitor } = inFrench(() => ({
  form: readPage('demo-request', demoRequestWordsSchema),
  offline: readOfflineWords(),
  toVisitor: readWords('en/mail/demo-request-to-visitor.yaml', z.looseObject({ subject: z.string() })),
}));

test('a French demo request sent without a network is stored, sent when it is back, and answered in French', async ({
  page,
  mailServer,
}) => {
  await withDeployedSite(async (site) => {
    await site.restart({ SMTP_URL: mailServer.url, SALES_EMAIL: 'sales@company.example' });
    // At its own address, the page replaces no other page.
    await page.goto(`${site.url}/fr/offline`);
    await expect(page.getByText(offline.instead.text)).toBeHidden();
    // This page registers the worker. A page that is opened while the worker starts is controlled from the next visit.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(`${site.url}/fr/demo-request`);
    await waitForWorker(page);
    const main = page.getByRole('main');
    await fillDemoRequest(main, form, 'Esi Tetteh');
    const email = `esi-${test.info().testId}@example.com`;
    await main.getByLabel(form.email).fill(email);
    await expect(main.locator('astro-island[ssr]')).toHaveCount(0);
    await site.stop();
    await main.getByRole('button', { name: form.submit }).click();
    await expect(main.getByRole('heading', { name: form.kept.heading })).toBeFocused();

    // A page that is not stored.
    await page.goto(`${site.url}/fr/about`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.heading);
    await expect(page.getByText(offline.instead.text)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

    await site.start();
    // The visitor goes on in English; the answer is in the language of the form.
    await page.goto(`${site.url}/pricing`);
    await expect.poll(() => demoRequestsOf(site)).toEqual(['Esi Tetteh']);
    expect((await readMail(mailServer, email)).subject).toBe(toVisitor.subject);
  });
});
