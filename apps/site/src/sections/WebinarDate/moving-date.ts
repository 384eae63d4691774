import { formatLanguage } from '@accounting-site/content/in-language';
import type { WebinarSchedule } from '@accounting-site/content/webinar-starts';
import { scheduleOf, type Webinar } from '@accounting-site/content/webinars';

/** The data with which scripts/webinar-dates.ts replaces a past date by the nth upcoming one. */
export interface MovingDate extends WebinarSchedule {
  /** 0 is the next. */
  nth: number;
  /** The languages of the day and of the visitor's own time, which the script would need more bytes to find out. */
  languages: readonly [day: string, here: string];
}

/** The data attribute of a `time` or `option` element whose date is updated. */
export function movesOn(webinar: Webinar, nth: number) {
  const date: MovingDate = {
    ...scheduleOf(webinar),
    nth,
    languages: [formatLanguage('en-GB'), formatLanguage('en')],
  };
  return { 'data-date': JSON.stringify(date) };
}
