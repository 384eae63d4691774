import type { WebinarSchedule } from '@accounting-site/content/webinar-dates';
import { scheduleOf, type Webinar } from '@accounting-site/content/webinars';

/** What scripts/webinar-dates.ts needs to put the nth of the coming dates in place of one that has passed. */
export interface MovingDate extends WebinarSchedule {
  /** 0 is the next. */
  nth: number;
}

/** The attribute of a `time` or an `option` that moves on. */
export function movesOn(webinar: Webinar, nth: number) {
  const date: MovingDate = { ...scheduleOf(webinar), nth };
  return { 'data-date': JSON.stringify(date) };
}
