import { readFile } from 'node:fs/promises';
import { formatDay, nextStarts, yearOf } from '@accounting-site/content/dates/webinar-dates';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import {
  describeSchedule,
  readWebinars,
  scheduleOf,
  upcomingWebinars,
  type Webinar,
} from '@accounting-site/content/files/webinars';
import { readPage } from '@accounting-site/content/reading/pages';
import { occurrenceGone } from '@accounting-site/contract/fields/validation-messages';
import type { Page } from '@playwright/test';
import { repeatingWebinar } from '../../apps/server/src/testing/publishing/repeating-webinar.ts';
import { resourcesSchema } from '../../apps/site/src/pages/_resources/resources-words.ts';
import { readWebinarWords } from '../../apps/site/src/pages/_webinar/webinar-words.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';

const { form: words, over, registered, example } = readWebinarWords();
const list = readPage('resources', resourcesSchema).webinars;
const webinars = readWebinars();
const webinar = repeatingWebinar as Webinar;
// biome-ignore lint/suspicious/noSkippedTests: an owner may hold no webinars; edited-content.e2e.ts builds such a site
test.skip(!repeatingWebinar, 'content/webinars.yaml lists no webinar that repeats without end.');
const path = `/resources/webinars/${webinar?.id}`;
/** As the page shows them: with the year where the build shows it. */
const daysAfter = (moment: Date, count: number) => {
  const built = nextStarts(scheduleOf(webinar), new Date(), count);
  return nextStarts(scheduleOf(webinar), moment, count).map((start, nth) =>
    formatDay(start, 'en-GH', yearOf(built[nth] ?? start, Date.now())),
  );
};

const dates = (page: Page) => page.getByLabel(words.dates);
const seat = (page: Page) => page.getByRole('button', { name: webinar.cta });

async function fill(page: Page, email = 'esi@example.com') {
  await page.getByLabel(words.name).fill('Esi Tetteh');
  await page.getByLabel(words.email).fill(email);
}

test('every upcoming webinar is listed with its next date and its button', async ({ page }) => {
  await page.goto('/resources');
  const section = page.getByRole('region', { name: list.heading });
  for (const each of upcomingWebinars(new Date())) {
    const item = section
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: each.title }) });
    const [next] = nextStarts(scheduleOf(each), new Date(), 1);
    await expect(item.getByRole('time')).toHaveAttribute('datetime', next?.toISOString() ?? '');
    await expect(item).toContainText(describeSchedule(each, 'GMT'));
    const register = item.getByRole('link', { name: each.cta });
    await expect(register).toHaveAttribute('href', `/resources/webinars/${each.id}`);
  }
  const hasSamples = webinars.some(({ sample }) => sample);
  await expect(section.getByText(list.sample_note)).toHaveCount(hasSamples ? 1 : 0);
});

test('a page built years ago shows future dates, and no past one can be chosen', async ({ page }) => {
  const later = new Date('2031-02-03T12:00:00Z');
  await page.clock.setFixedTime(later);
  await page.goto('/resources');
  const [next = ''] = daysAfter(later, 1);
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: webinar.title }) });
  await expect(item.getByRole('time')).toHaveText(next);
  await item.getByRole('link', { name: webinar.cta }).click();
  const options = dates(page).getByRole('option');
  await expect(options).toHaveText(daysAfter(later, await options.count()));
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a calendar' : 'a calendar without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const from of ['/resources', path]) {
      test(`gets the next date from ${from}, without registering`, async ({ page }) => {
        await page.goto(from);
        const downloading = page.waitForEvent('download');
        await page.getByRole('link', { name: `${list.calendar}, ${webinar.title}` }).click();
        const download = await downloading;
        expect(download.suggestedFilename()).toBe(`${webinar.id}.ics`);
        const file = await readFile(await download.path(), 'utf8');
        const [next] = nextStarts(scheduleOf(webinar), new Date(), 1);
        expect(file).toContain(`DTSTART:${next?.toISOString().replace(/[-:]|\.000/g, '')}`);
      });
    }
  });
}

test.describe('far from Ghana', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test("each date also has the weekday and time in the visitor's time zone", async ({ page }) => {
    await page.goto('/resources');
    const [next] = nextStarts(scheduleOf(webinar), new Date(), 1);
    const there = (options: Intl.DateTimeFormatOptions) =>
      next?.toLocaleString('en', { ...options, timeZone: 'Pacific/Auckland' }) ?? '';
    const time = there({ hour: 'numeric', minute: '2-digit' }).replace(/\s/, '\\s');
    const inAuckland = new RegExp(`\\(${there({ weekday: 'long' })},? ${time} GMT\\+1[23]\\)$`, 'i');
    const item = page.getByRole('listitem').filter({ hasText: webinar.title });
    await expect(item.getByRole('time')).toHaveText(inAuckland);
    await page.goto(path);
    await expect(dates(page).getByRole('option').first()).toHaveText(inAuckland);
  });
});

test('webinars that have ended since the build are replaced with a note', async ({ page }) => {
  await page.route(/\/resources(\/|$)/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('&quot;nth&quot;', '&quot;last&quot;:0,&quot;nth&quot;');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/resources');
  const section = page.getByRole('region', { name: list.heading });
  await expect(section.getByText(list.none)).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(0);
  await page.goto(path);
  await expect(page.getByText(over.text)).toBeVisible();
  await expect(seat(page)).toBeHidden();
  await expect(page.getByRole('time')).toHaveCount(0);
});

test('a registration is stored, and the page shows its date and the email address for the link', async ({
  page,
}) => {
  await page.goto(path);
  const day = daysAfter(new Date(), 2)[1] ?? '';
  await dates(page).selectOption(day);
  await fill(page);
  const answer = page.waitForResponse('**/api/site/webinar-registrations');
  await seat(page).click();
  expect((await answer).status()).toBe(201);
  await expect(page.getByRole('heading', { name: words.sent.heading })).toBeFocused();
  await expect(
    page.getByText(
      fillSlots(webinar.sample ? example.sent : words.sent.text, { date: day, email: 'esi@example.com' }),
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: words.sent.another }).click();
  await expect(page.getByLabel(words.name)).toHaveValue('');
  await expect(page.getByLabel(words.name)).toBeFocused();
  await fill(page, 'kofi@example.com');
  await seat(page).click();
  await expect(page.getByText('kofi@example.com')).toBeVisible();
});

test('name and email are required: the error summary takes the focus, and each field has an error', async ({
  page,
}) => {
  await page.goto(path);
  await page.getByLabel(words.name).focus();
  await expect(page.locator('astro-island[ssr]', { has: seat(page) })).toHaveCount(0);
  await seat(page).click();
  await expect(page.getByLabel(words.name)).toHaveAccessibleDescription('Full name is required');
  await expect(page.getByLabel(words.email)).toHaveAccessibleDescription(/Email is required/);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Full name is required' }).click();
  await expect(page.getByLabel(words.name)).toBeFocused();
  await fill(page, 'esi@home');
  await seat(page).click();
  await expect(page.getByLabel(words.email)).toHaveAccessibleDescription(/Please enter a valid email/);
  await expect(page.getByLabel(words.name)).toHaveValue('Esi Tetteh');
});

test('a date that has passed on submission shows an error under the choice, and nothing is lost', async ({
  page,
}) => {
  await page.goto(path);
  await fill(page);
  const past = new Date(scheduleOf(webinar).first - scheduleOf(webinar).period).toISOString();
  await dates(page).evaluate((choice: HTMLSelectElement, past) => {
    for (const option of choice.options) option.value = past;
  }, past);
  await seat(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(dates(page)).toHaveAccessibleDescription(/This date is no longer offered/);
  await summary.getByRole('link', { name: occurrenceGone }).click();
  await expect(dates(page)).toBeFocused();
  await expect(page.getByLabel(words.name)).toHaveValue('Esi Tetteh');
});

test('without a network the form keeps everything and offers WhatsApp with the same text', async ({
  page,
  context,
}) => {
  await page.goto(path);
  await fill(page, 'offline@example.com');
  await expect(page.locator('astro-island[ssr]', { has: seat(page) })).toHaveCount(0);
  await context.setOffline(true);
  await seat(page).click();
  await expect(page.getByRole('alert')).toContainText(words.failures.network);
  await expect(page.getByLabel(words.email)).toHaveValue('offline@example.com');
  const chat = new URL((await page.getByRole('link', { name: words.whatsapp }).getAttribute('href')) ?? '');
  expect(chat.searchParams.get('text')).toContain(webinar.title);
  expect(chat.searchParams.get('text')).toContain('offline@example.com');
  await context.setOffline(false);
  await seat(page).click();
  await expect(page.getByRole('heading', { name: words.sent.heading })).toBeVisible();
});

test('a form submitted before its code has loaded is sent afterwards', async ({ page }) => {
  await page.goto(path);
  const release = await holdRequests(page);
  await fill(page, 'early@example.com');
  await seat(page).click();
  release();
  await expect(page.getByRole('heading', { name: words.sent.heading })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser posts the form, and the response is a page', async ({ page }) => {
    await page.goto(path);
    await fill(page, 'plain@example.com');
    await seat(page).click();
    await expect(page).toHaveURL('/webinar-registered');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(registered.heading);
    await page.getByRole('link', { name: registered.back }).click();
    await expect(page).toHaveURL('/resources');
  });
});
