import { dayOf } from '@accounting-site/content/dates/content-day';
import { readContact } from '@accounting-site/content/facts/facts';
import type { Webinar } from '@accounting-site/content/files/webinars';
import { addressPrefix } from '@accounting-site/content/languages/languages';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { minute } from '../../../clock.ts';
import { domainOf } from '../../../mail/mail-address.ts';
import { type ConfirmationWords, confirmationFor } from './confirmation-words.ts';

/** One date of a webinar for a calendar file. Times are milliseconds since 1970. */
export interface WebinarDate {
  readonly webinar: Webinar;
  readonly start: number;
  /** When the file, or the registration that it belongs to, was created. */
  readonly stamp: number;
  readonly siteUrl: string;
  readonly words: ConfirmationWords;
}

/** The page of a webinar in the current language. */
export const webinarPage = (siteUrl: string, { id }: Webinar) =>
  `${siteUrl}${addressPrefix()}/resources/webinars/${id}`;

/**
 * A calendar file (RFC 5545) with one date of a webinar, in UTC, which is Ghana's time. The UID of a date is
 * the same in every file, so that a calendar that imports it twice shows it once. A later file replaces an earlier one,
 * because its sequence is higher (RFC 5546 §2.1.5).
 */
export function webinarCalendar({ webinar, start, stamp, siteUrl, words }: WebinarDate): string {
  const calendar = new ICalCalendar({
    prodId: { company: domainOf(readContact().email), product: 'webinars', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${webinar.id}-${dayOf(start)}@${domainOf(readContact().email)}`,
    stamp: new Date(stamp),
    // In minutes, because seconds since 1970 are too large for an integer of RFC 5545 from 2038 on.
    sequence: Math.floor(stamp / minute),
    start: new Date(start),
    end: new Date(start + webinar.minutes * minute),
    summary: webinar.title,
    description: `${webinar.description}\n\n${confirmationFor(webinar, words).calendar_note}`,
    url: webinarPage(siteUrl, webinar),
    status: ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
