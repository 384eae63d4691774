import { formatDay, yearOf } from '@accounting-site/content/dates/webinar-dates';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { findStart, readWebinars } from '@accounting-site/content/files/webinars';
import { languageTag } from '@accounting-site/content/languages/language-tag';
import { text } from '@accounting-site/content/reading/fields';
import { readWebinarDate } from '@accounting-site/contract/staff/staff-webinars';
import { z } from 'zod';
import { type Clock, minute } from '../../../clock.ts';
import { formatMoment } from '../../../format-moment.ts';
import { actions, facts, letter, note, paragraph } from '../../../mail/letter/letter.ts';
import { readMailWords } from '../../../mail/mail-words.ts';
import type { MailParties, WriteMail } from '../../../mail/mail-writer.ts';
import { DeliveryFailed } from '../../../outbox/outbox-message.ts';
import { findJoinedRequest } from '../leads/join-lead.ts';
import { readConfirmationWords } from './confirmation-words.ts';
import { webinarCalendar } from './webinar-calendar.ts';
import { findWebinarRegistration } from './webinar-registrations.repository.ts';

const schema = z.strictObject({
  subject: text('write a text with [title] and [date] in it'),
  webinar: text(),
  link: text(),
  why: text(),
  sender: text(),
});

/** The texts around a message of staff: content/en/mail/webinar-message.yaml. */
export const readWebinarMessageWords = () => readMailWords('webinar-message', schema);

/**
 * The email with what staff wrote to the people who registered, by the id of its event. Before the webinar it has the
 * current hour and a calendar file, which corrects an earlier one if the webinar was moved.
 */
export function webinarMessage({ sales, siteUrl }: MailParties, clock: Clock): WriteMail {
  const words = readWebinarMessageWords();
  const confirmation = readConfirmationWords();
  const webinars = readWebinars();
  return async (database, event) => {
    const found = await findJoinedRequest(database, event);
    if (found === undefined) return undefined;
    const { webinarId, day } = readWebinarDate(found.lead.message);
    // The team may have deleted the webinar, and write because of that.
    const webinar = webinars.find(({ id }) => id === webinarId);
    const title = webinar?.title ?? words.webinar;
    const registration = await findWebinarRegistration(database, found.lead.id);
    // It may have moved to another hour of the day.
    const starts = [registration?.occurrence_start ?? 0, Date.parse(`${day}T${webinar?.time ?? '00:00'}Z`)];
    const end = Math.max(...starts) + (webinar?.minutes ?? 0) * minute;
    const now = clock();
    // What was written afterwards is still of use.
    if (found.at < end && end < now) throw new DeliveryFailed('the webinar is over', 'never');
    const start = webinar && findStart(webinar, day);
    const isAhead = webinar && start !== undefined && start + webinar.minutes * minute >= now;
    const ahead = isAhead ? { webinar, start } : undefined;
    const [link] = /https:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/.exec(found.text) ?? [];
    return {
      to: found.lead.email,
      replyTo: { name: '', address: sales },
      subject: fillSlots(words.subject, {
        title,
        date: formatDay(new Date(day), languageTag(), yearOf(new Date(day), now)),
      }),
      letter: letter(
        { heading: title, sender: words.sender },
        ...found.text.split(/\n{2,}/).map(paragraph),
        ahead &&
          facts([{ label: confirmation.fields.date, value: formatMoment(ahead.start, languageTag(), now) }]),
        actions(link === undefined ? [] : [{ label: words.link, href: link }]),
        note(words.why),
      ),
      calendar: ahead && webinarCalendar({ ...ahead, stamp: now, siteUrl, words: confirmation }),
      unsubscribe: `Unsubscribe: ${found.lead.message}`,
      automatic: 'notice',
      whenRefused: 'never',
    };
  };
}
