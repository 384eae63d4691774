import { formatDay } from '@accounting-site/content/dates/webinar-dates';
import { readHours } from '@accounting-site/content/facts/facts';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { languageTag } from '@accounting-site/content/languages/language-tag';
import { listOf, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { day } from '../../../clock.ts';
import { facts, letter, note, paragraph } from '../../../mail/letter/letter.ts';
import { readMailWords } from '../../../mail/mail-words.ts';
import type { MailParties, WriteMail } from '../../../mail/mail-writer.ts';
import { readPromise } from '../leads/answer-promise.ts';
import { emailAsSent } from '../leads/contact-history.ts';
import { findLead } from '../leads/leads.repository.ts';

const schema = z.strictObject({
  subject: text(),
  heading: text(),
  texts: listOf(text()),
  closed: text('write a text with [day] in it'),
  hours_label: text(),
  mistaken: text(),
  sender: text(),
});

/**
 * The text of the email: content/en/mail/demo-request-to-visitor.yaml.
 * @throws ContentError when it is invalid
 */
export const readMailToVisitorWords = () => readMailWords('demo-request-to-visitor', schema);

/**
 * The email to the visitor who requested a demo. It repeats no typed text: the address may be a stranger's,
 * and the text an advertisement.
 */
export function mailToVisitor({ sales }: MailParties): WriteMail {
  const words = readMailToVisitorWords();
  const { weekly, emergency } = readHours();
  const hours = weekly.map((day) => `${day.label} ${day.text}${day.note ? ` (${day.note})` : ''}`);
  const value = [...hours, `${emergency.label} ${emergency.text}`].join('\n');
  const promise = readPromise();
  /** The text about a later reply, when nobody works within 24 hours. */
  const closedAt = (received: number) => {
    const due = promise.dueAt(received);
    if (due - received <= day) return [];
    return [fillSlots(words.closed, { day: formatDay(new Date(due), languageTag()) })];
  };
  return async (database, id) => {
    const request = await findLead(database, id);
    if (request === undefined) return undefined;
    return {
      to: await emailAsSent(database, request),
      replyTo: { name: '', address: sales },
      subject: words.subject,
      letter: letter(
        { heading: words.heading, sender: words.sender },
        ...words.texts.toSpliced(1, 0, ...closedAt(request.received_at)).map(paragraph),
        facts([{ label: words.hours_label, value }]),
        note(words.mistaken),
      ),
      automatic: 'reply',
      whenRefused: 'never',
    };
  };
}
