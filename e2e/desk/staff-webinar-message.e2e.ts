import { nextStarts } from '@accounting-site/content/dates/webinar-dates';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { scheduleOf, type Webinar } from '@accounting-site/content/files/webinars';
import type { Page } from '@playwright/test';
import { repeatingWebinar } from '../../apps/server/src/testing/publishing/repeating-webinar.ts';
import { findFaults } from '../support/find-faults.ts';
import { findOverflow } from '../support/find-overflow.ts';
import { readMail } from '../support/read-mail.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { itemOf, path, recordOf, words } from '../support/staff-leads.ts';
import { expect, test } from '../support/test.ts';

const said = words.webinar;
const webinar = repeatingWebinar as Webinar;
// biome-ignore lint/suspicious/noSkippedTests: an owner may hold no webinars; edited-content.e2e.ts builds such a site
test.skip(!repeatingWebinar, 'content/webinars.yaml lists no webinar that repeats without end.');

async function register(page: Page, name: string, email: string): Promise<string> {
  const [start] = nextStarts(scheduleOf(webinar), new Date(), 1);
  const sent = await page.request.post('/api/site/webinar-registrations', {
    headers: { origin: new URL(page.url()).origin },
    data: { webinarId: webinar.id, occurrenceStart: start?.toISOString(), name, email },
  });
  expect(sent.status()).toBe(201);
  return `${path}?${new URLSearchParams({ stage: 'all', webinar: `${webinar.id}, ${start?.toISOString().slice(0, 10)}` })}`;
}

test('staff write to everyone who registered for a date, with the keyboard alone', async ({
  page,
  staff,
  mailServer,
}) => {
  await beSignedIn(page, staff);
  const email = `seat-${Date.now()}@shop.example`;
  await page.goto(await register(page, 'Seat Person', email));
  const opener = page.getByRole('button', { name: said.open, exact: true });
  const message = page.getByLabel(said.label, { exact: true });
  await opener.press('Enter');
  await page.getByRole('button', { name: said.submit, exact: true }).press('Enter');
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/Write the message first\.$/);
  await message.fill('Join us here: https://meet.example/abc');
  await page.reload();
  await expect(message).toHaveValue('Join us here: https://meet.example/abc');
  expect(await findFaults(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole('button', { name: said.submit, exact: true }).press('Enter');
  await expect(page.getByText(fillSlots(said.said, { count: '' }).slice(0, 20))).toBeFocused();
  await expect(message).toHaveCount(0);
  await readMail(mailServer, email, 'https://meet.example/abc');
  await itemOf(page, 'Seat Person').getByRole('button', { name: 'Seat Person' }).click();
  await expect(recordOf(page, 'Seat Person').getByText('https://meet.example/abc')).toBeVisible();
});
