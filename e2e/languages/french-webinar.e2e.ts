import { formatDay, nextStarts, yearOf } from '@accounting-site/content/dates/webinar-dates';
import { readWebinars, scheduleOf } from '@accounting-site/content/files/webinars';
import { readPage, readWords } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import { repeatingWebinar } from '../../apps/server/src/testing/publishing/repeating-webinar.ts';
import { resourcesSchema } from '../../apps/site/src/pages/_resources/resources-words.ts';
import { readWebinarWords } from '../../apps/site/src/pages/_webinar/webinar-words.ts';
import { inFrench } from '../support/french.ts';
import { readMail } from '../support/read-mail.ts';
import { expect, test } from '../support/test.ts';

const id = repeatingWebinar?.id ?? '';
// biome-ignore lint/suspicious/noSkippedTests: an owner may hold no webinars
test.skip(!repeatingWebinar, 'content/webinars.yaml lists no webinar that repeats without end.');

const mail = z.looseObject({
  subject: z.string(),
  calendar_note: z.string(),
  fields: z.looseObject({ length: z.string() }),
  example: z.looseObject({ subject: z.string(), calendar_note: z.string() }),
});
const { confirmation, list, webinar, words } = inFrench(() => ({
  confirmation: readWords('en/mail/webinar-confirmation.yaml', mail),
  list: readPage('resources', resourcesSchema).webinars,
  webinar: readWebinars().find((each) => each.id === id),
  words: readWebinarWords().form,
}));
const texts = webinar?.sample ? { ...confirmation, ...confirmation.example } : confirmation;
/** The lines of a calendar file are folded. */
const unfold = (file: string) => file.replace(/\r\n[ \t]/g, '');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a registration' : 'a registration without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('gets a French email with a French calendar file', async ({ page, mailServer }) => {
      if (!webinar) return;
      const email = `esi-${test.info().testId}@example.com`;
      await page.goto(`/fr/resources/webinars/${id}`);
      const [next] = nextStarts(scheduleOf(webinar), new Date(), 1);
      const day = formatDay(next ?? new Date(), 'fr', yearOf(next ?? new Date(), Date.now()));
      await expect(page.getByLabel(words.dates).getByRole('option').first()).toHaveText(day);
      await page.getByLabel(words.name).fill('Esi Tetteh');
      await page.getByLabel(words.email).fill(email);
      await page.getByRole('button', { name: webinar.cta }).click();
      if (javaScriptEnabled)
        await expect(page.getByRole('heading', { name: words.sent.heading })).toBeFocused();
      else await expect(page).toHaveURL('/fr/webinar-registered');

      // Staff may have written to the people of this date in another test, and such a message follows.
      const { subject, html, text, attachments } = await readMail(
        mailServer,
        email,
        confirmation.fields.length,
      );
      expect(subject).toBe(texts.subject.replace('[title]', webinar.title));
      expect(html).toMatch(/<html[^>]* lang="fr"/);
      expect(text).toContain(day.split(' ')[0]);
      const calendar = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
      const file = unfold(new TextDecoder().decode(calendar?.content as ArrayBuffer)).replaceAll('\\,', ',');
      expect(file).toContain(`SUMMARY:${webinar.title}`);
      expect(file).toContain(texts.calendar_note);
      expect(file).toContain(`/fr/resources/webinars/${id}`);
    });
  });
}

test('the calendar file of a French page is in French', async ({ page }) => {
  if (!webinar) return;
  await page.goto(`/fr/resources/webinars/${id}`);
  const link = page.getByRole('link', { name: `${list.calendar}, ${webinar.title}` });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(unfold(await answer.text()).replaceAll('\\,', ',')).toContain(`SUMMARY:${webinar.title}`);
});
