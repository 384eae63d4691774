import type { WebinarSchedule } from '@accounting-site/content/dates/webinar-dates';
import { scheduleOf, type Webinar } from '@accounting-site/content/files/webinars';

/** The data with which scripts/webinar-dates.ts replaces a past date by the nth upcoming one. */
export interface MovingDate extends WebinarSchedule {
  /** 0 is the next. */
  nth: number;
  /** Set if the date that the build shows has its year. */
  year?: 'numeric' | undefined;
}

/** The data attribute of a `time` or `option` element whose date is updated. */
export function movesOn(webinar: Webinar, nth: number, year?: 'numeric') {
  const date: MovingDate = { ...scheduleOf(webinar), nth, year };
  return { 'data-date': JSON.stringify(date) };
}
