import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { formatSize } from '@accounting-site/content/files/downloads';
import { readTaxes } from '@accounting-site/content/money/taxes';
import { readWords } from '@accounting-site/content/reading/pages';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { filingSchema } from '../../apps/site/src/islands/filing-calendar/filing-words.ts';
import { filingDates } from '../../apps/site/src/lib/filing/filing-dates.ts';
import {
  type BusinessKind,
  type Filer,
  filingRules,
  readyMadeFiles,
} from '../../apps/site/src/lib/filing/filing-rules.ts';
import { commonToolWords } from '../../apps/site/src/lib/tool-form/tool-words.ts';
import { expect, test } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';

const words = readWords('en/tools/filing-calendar.yaml', filingSchema);
const { common } = readWords('en/tools-index.yaml', z.looseObject({ common: commonToolWords }));
const { filing } = readTaxes();
const { form, answer, calendar, downloads, filings } = words;
const path = '/resources/tools/filing-calendar';
const now = new Date('2026-11-21T10:00:00Z');

const submit = (page: Page) => page.getByRole('button', { name: form.submit });
const result = (page: Page) => page.locator('#tool').getByRole('status').first().locator('..');
const who = (page: Page, filer: Filer) => page.getByLabel(form.who[filer]);
const kind = (page: Page, name: BusinessKind) =>
  page.getByRole('radio', { name: form.kinds[name], exact: true });

test('the dates of the next twelve months are shown for the chosen taxes', async ({ page }) => {
  const problems = await watchPage(page);
  await page.clock.setFixedTime(now);
  await page.goto(path);
  await expect(result(page)).toHaveText(answer.waiting);
  await kind(page, 'company').check();
  await page.getByLabel(form.year_end).selectOption({ label: 'June' });
  await who(page, 'vat').check();
  await submit(page).click();
  const rules = filingRules(filing, { kind: 'company', yearEnd: 6, also: ['vat'] });
  const dates = filingDates(rules, '2026-11-21', 12);
  await expect(result(page)).toContainText(fillSlots(answer.headline, { count: String(dates.length) }));
  const shown = await result(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(shown).toEqual(dates.map(({ day }) => day));
  await expect(result(page)).not.toContainText(filings.paye.title);
  await expect(page).toHaveURL(/\?kind=company&year_end=6&vat=yes#tool$/);

  await page.reload();
  await expect(who(page, 'employees')).not.toBeChecked();
  await expect(result(page)).toContainText(fillSlots(answer.headline, { count: String(dates.length) }));
  expect(problems).toEqual([]);
});

test('dates that do not match the changed form are marked as outdated and cannot be saved', async ({
  page,
}) => {
  await page.goto(`${path}?kind=company&year_end=12`);
  const save = page.getByRole('button', { name: answer.save });
  await expect(save).toBeVisible();
  await who(page, 'vat').check();
  await expect(page.getByText(fillSlots(common.changed, { submit: form.submit }))).toBeVisible();
  await expect(save).toBeHidden();
  await submit(page).click();
  await expect(save).toBeVisible();
});

test('a date on a weekend shows the working day by which to pay', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-02-01T10:00:00Z'));
  await page.goto(`${path}?kind=sole-trader&year_end=12&employees=yes`);
  const sunday = result(page)
    .getByRole('listitem')
    .filter({ has: page.locator('time[datetime="2027-02-14"]') });
  await expect(sunday).toContainText(/Sun,? 14 Feb.*pay by Fri,? 12 Feb/);
  await expect(result(page)).toContainText(/Next: .* by Fri,? 12 Feb/);
});

test('a form without a kind of business shows an error and keeps its other input', async ({ page }) => {
  await page.goto(path);
  await who(page, 'employees').check();
  await submit(page).click();
  await expect(page.getByText(words.problems.kind)).toBeVisible();
  await expect(kind(page, 'modified')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.problems.kind)).toBeHidden();
  await expect(result(page)).toContainText(filings['modified-tax'].title);
  await expect(result(page)).toContainText(filings.paye.title);
});

test('the Modified Taxation Scheme with VAT is refused, with what to do', async ({ page }) => {
  await page.goto(`${path}?kind=modified&vat=yes`);
  await expect(page.getByText(words.problems.modified_vat)).toBeVisible();
  await who(page, 'vat').uncheck();
  await submit(page).click();
  await expect(result(page)).toContainText(filings['modified-tax'].title);
});

test('only companies and partnerships choose the end of their financial year', async ({ page }) => {
  await page.goto(path);
  const yearEnd = page.getByLabel(form.year_end);
  await expect(yearEnd).toBeVisible();
  for (const [name, isAsked] of [
    ['modified', false],
    ['company', true],
    ['sole-trader', false],
    ['partnership', true],
  ] as const) {
    await kind(page, name).check();
    await expect(yearEnd).toBeVisible({ visible: isAsked });
  }
});

test('the calendar file has the chosen dates, with reminders and without an end', async ({ page }) => {
  await page.goto(`${path}?kind=company&year_end=9&employees=yes`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: answer.save }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(answer.file);
  const file = Buffer.concat(await (await download.createReadStream()).toArray()).toString('utf8');
  const chosen = filingRules(filing, { kind: 'company', yearEnd: 9, also: ['employees'] });
  const summaries = [...file.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, summary]) => summary);
  expect(summaries).toEqual(chosen.map(({ id }) => calendar.event.replace('[title]', filings[id].title)));
  expect(file).toContain('RRULE:FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=-1');
  expect(file.match(/BEGIN:VALARM/g)).toHaveLength(chosen.length);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR/);
});

test('the size of each ready-made file does not touch the line below it', async ({ page }) => {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const files = page.getByRole('region', { name: downloads.heading }).getByRole('listitem');
    const gaps = await files.evaluateAll((all) =>
      all.map((file) => {
        const text = document.createRange();
        if (file.lastElementChild) text.selectNodeContents(file.lastElementChild);
        return file.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom;
      }),
    );
    expect(gaps).toHaveLength(readyMadeFiles.length);
    expect.soft(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(6);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each kind of business and year-end has a ready-made file, with its size', async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const notice = page.getByText(downloads.no_script);
    await expect(notice).toBeVisible();
    await expect(submit(page)).toBeHidden();
    await expect(page.getByText(answer.waiting)).toBeHidden();
    await notice.getByRole('link').click();
    await expect(page.getByRole('heading', { name: downloads.heading })).toBeInViewport();
    const list = page.getByRole('region', { name: downloads.heading });
    for (const { business } of readyMadeFiles) {
      const month = form.months[business.yearEnd - 1] ?? '';
      const name =
        business.kind === 'company' ? fillSlots(downloads.company, { month }) : form.kinds[business.kind];
      const item = list.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
      const file = await request.get((await item.getByRole('link').getAttribute('href')) ?? '');
      expect(file.headers()['content-type']).toContain('text/calendar');
      const bytes = await file.body();
      await expect(item).toContainText(formatSize(bytes.length));
      expect(bytes.toString('utf8').match(/BEGIN:VEVENT/g)).toHaveLength(
        filingRules(filing, business).length,
      );
    }
  });
});
