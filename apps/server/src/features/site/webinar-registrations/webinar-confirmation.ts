import { dayOf } from '@accounting-site/content/dates/content-day';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { findStart, readWebinars, type Webinar } from '@accounting-site/content/files/webinars';
import { currentLanguage, firstLanguage } from '@accounting-site/content/languages/current-language';
import { languageTag } from '@accounting-site/content/languages/language-tag';
import { webinarCalendarPath } from '@accounting-site/contract/endpoints/endpoints';
import { type Clock, minute } from '../../../clock.ts';
import { formatMoment } from '../../../format-moment.ts';
import { actions, facts, letter, note, paragraph } from '../../../mail/letter/letter.ts';
import type { Mail } from '../../../mail/mail.ts';
import type { MailParties, WriteMail } from '../../../mail/mail-writer.ts';
import { DeliveryFailed } from '../../../outbox/outbox-message.ts';
import { type ConfirmationWords, confirmationFor, readConfirmationWords } from './confirmation-words.ts';
import { webinarCalendar, webinarPage } from './webinar-calendar.ts';
import { findWebinarRegistration, type WebinarRegistrationRow } from './webinar-registrations.repository.ts';

/** The email to a registered visitor, with a calendar file. It repeats no typed text. */
export function webinarConfirmation(parties: MailParties, clock: Clock): WriteMail {
  const words = readConfirmationWords();
  const webinars = readWebinars();
  return async (database, id) => {
    const registration = await findWebinarRegistration(database, id);
    if (registration === undefined) return undefined;
    const webinar = webinars.find((each) => each.id === registration.webinar_id);
    if (webinar === undefined) {
      throw new DeliveryFailed(`content holds no webinar '${registration.webinar_id}'`, 'slowly');
    }
    if (registration.occurrence_start + webinar.minutes * minute < clock()) {
      throw new DeliveryFailed('the webinar is over', 'never');
    }
    // By day, because a changed hour is no other date.
    if (findStart(webinar, dayOf(registration.occurrence_start)) === undefined) {
      throw new DeliveryFailed('the webinar does not take place on this day', 'never');
    }
    return write(registration, webinar, confirmationFor(webinar, words), parties);
  };
}

/** The calendar file in the language of the email. */
const calendarPath = (id: string, start: Date) =>
  webinarCalendarPath(id, start.toISOString()) +
  (currentLanguage() === firstLanguage ? '' : `?language=${currentLanguage()}`);

function write(
  { email, occurrence_start, registered_at }: WebinarRegistrationRow,
  webinar: Webinar,
  words: ConfirmationWords,
  { sales, siteUrl }: MailParties,
): Mail {
  const start = new Date(occurrence_start);
  const { fields } = words;
  return {
    to: email,
    replyTo: { name: '', address: sales },
    subject: fillSlots(words.subject, { title: webinar.title }),
    letter: letter(
      { heading: words.heading, sender: words.sender },
      ...words.texts.map(paragraph),
      facts([
        { label: fields.webinar, value: webinar.title },
        { label: fields.date, value: formatMoment(occurrence_start, languageTag(), registered_at) },
        { label: fields.length, value: fillSlots(words.minutes, { minutes: String(webinar.minutes) }) },
      ]),
      actions([
        { label: words.actions.calendar, href: siteUrl + calendarPath(webinar.id, start) },
        { label: words.actions.page, href: webinarPage(siteUrl, webinar) },
      ]),
      paragraph(words.questions),
      note(words.mistaken),
    ),
    calendar: webinarCalendar({ webinar, start: occurrence_start, stamp: registered_at, siteUrl, words }),
    automatic: 'reply',
    whenRefused: 'never',
  };
}
