import { nextStarts } from '@accounting-site/content/dates/webinar-dates';
import { scheduleOf, type Webinar } from '@accounting-site/content/files/webinars';
import { languageTag } from '@accounting-site/content/languages/language-tag';
import { translateMessage } from '@accounting-site/content/languages/messages';
import { text } from '@accounting-site/content/reading/fields';
import { readPage } from '@accounting-site/content/reading/pages';
import { occurrenceGone, webinarRequired } from '@accounting-site/contract/fields/validation-messages';
import { leadSourceFields } from '@accounting-site/contract/staff/leads';
import { z } from 'zod';
import { formatMoment } from '../../../format-moment.ts';
import { refuseField } from '../../../http/problems.ts';
import type { FormPage } from '../../../site-forms/form-page.ts';

const datesOffered = 4;
/** More than a page offers, and a page may be days old. */
const datesAccepted = 12;

const schema = z.object({
  form: z.object({ heading: text(), dates: text(), name: text(), email: text(), email_help: text() }),
});

/** The text of the form: content/en/pages/webinar.yaml. @throws ContentError when it is invalid */
export const readWebinarFormWords = () => readPage('webinar', schema).form;

export const webinarRegistered = '/webinar-registered';

/** The form with the currently available dates, because the visitor's page may have been open for weeks. */
export function webinarForm(
  words: ReturnType<typeof readWebinarFormWords>,
  webinars: readonly Webinar[],
  webinarId: unknown,
  now: number,
): FormPage {
  const chosen = webinars.filter(({ id }) => id === webinarId);
  const offered = chosen.length > 0 ? chosen : webinars;
  const dates = offered.flatMap((webinar) =>
    nextStarts(scheduleOf(webinar), new Date(now), datesOffered).map((start) => ({
      value: start.toISOString(),
      label: formatMoment(+start, languageTag(), now),
    })),
  );
  return {
    title: chosen[0]?.title ?? words.heading,
    submit: offered[0]?.cta ?? words.heading,
    terms: true,
    fields: [
      {
        name: 'webinarId',
        label: translateMessage('Webinar'),
        kind: 'text',
        required: true,
        choices: offered.map(({ id, title }) => ({ value: id, label: title })),
      },
      { name: 'occurrenceStart', label: words.dates, kind: 'text', required: true, choices: dates },
      { name: 'name', label: words.name, kind: 'text', autocomplete: 'name', required: true },
      {
        name: 'email',
        label: words.email,
        help: words.email_help,
        kind: 'email',
        autocomplete: 'email',
        required: true,
      },
    ],
    hidden: ['website', ...leadSourceFields],
  };
}

/**
 * Checks that a registration is for one of the next dates of a webinar. It is deleted after its webinar, so a date in
 * the far future would keep it for ever.
 * @throws RefusedCall 422
 */
export function checkChoice(
  webinars: readonly Webinar[],
  choice: { webinarId: string; occurrenceStart: string },
  now: number,
): void {
  const webinar = webinars.find(({ id }) => id === choice.webinarId);
  if (webinar === undefined) throw refuseField('webinarId', webinarRequired);
  const chosen = Date.parse(choice.occurrenceStart);
  const starts = nextStarts(scheduleOf(webinar), new Date(now), datesAccepted);
  if (!starts.some((start) => start.getTime() === chosen))
    throw refuseField('occurrenceStart', occurrenceGone);
}
