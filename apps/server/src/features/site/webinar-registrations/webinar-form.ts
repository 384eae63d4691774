import { formatDay, formatTime, nextStarts, startsAt } from '@accounting-site/content/webinar-dates';
import { scheduleOf, type Webinar } from '@accounting-site/content/webinars';
import { siteBasePath, sitePaths } from '@accounting-site/contract/call-paths';
import type { FieldError } from '@accounting-site/contract/errors';
import { occurrenceInvalid, webinarRequired } from '@accounting-site/contract/validation-messages';
import type { FormPage } from '../../../site-forms/form-page.ts';

const datesOffered = 4;

/** Where a plain form leads once it is stored. */
export const webinarRegistered = '/webinar-registered';

/** The form as it stands now, with the dates that are still to come: a page may have been open for weeks. */
export function webinarForm(webinars: readonly Webinar[], webinarId: unknown, now: number): FormPage {
  const chosen = webinars.filter(({ id }) => id === webinarId);
  const offered = chosen.length > 0 ? chosen : webinars;
  const dates = offered.flatMap((webinar) =>
    nextStarts(scheduleOf(webinar), new Date(now), datesOffered).map((start) => ({
      value: start.toISOString(),
      label: `${formatDay(start)}, ${formatTime(start)} GMT`,
    })),
  );
  return {
    title: chosen[0]?.title ?? 'Register for a webinar',
    action: siteBasePath + sitePaths.webinarRegistrations,
    submit: 'Register Now',
    terms: true,
    fields: [
      {
        name: 'webinarId',
        label: 'Webinar',
        kind: 'text',
        required: true,
        choices: offered.map(({ id, title }) => ({ value: id, label: title })),
      },
      { name: 'occurrenceStart', label: 'Date', kind: 'text', required: true, choices: dates },
      { name: 'name', label: 'Full name', kind: 'text', required: true },
      { name: 'email', label: 'Email', kind: 'email', required: true },
      { name: 'website', label: '', kind: 'hidden' },
    ],
  };
}

/** What is wrong with a choice of webinar and date; nothing for a date that is still to come. */
export function checkChoice(
  webinars: readonly Webinar[],
  choice: { webinarId: string; occurrenceStart: string },
  now: number,
): FieldError[] {
  const webinar = webinars.find(({ id }) => id === choice.webinarId);
  if (webinar === undefined) return [{ field: 'webinarId', message: webinarRequired }];
  const start = new Date(choice.occurrenceStart);
  if (start.getTime() > now && startsAt(scheduleOf(webinar), start)) return [];
  return [{ field: 'occurrenceStart', message: occurrenceInvalid }];
}
