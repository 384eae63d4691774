import { formatDay, nextStarts } from '@accounting-site/content/webinar-dates';
import { scheduleOf, type Webinar } from '@accounting-site/content/webinars';

/** The next day of a webinar. One that has passed moves on when the page is read: see scripts/webinar-dates.ts. */
export function WebinarDate({ webinar }: { webinar: Webinar }) {
  const [start] = nextStarts(scheduleOf(webinar), new Date(), 1);
  return (
    start && (
      <time dateTime={start.toISOString()} {...movesOn(webinar, 0)}>
        {formatDay(start)}
      </time>
    )
  );
}

/** What the script needs to put the nth of the coming dates in place of one that has passed; 0 is the next. */
export function movesOn(webinar: Webinar, nth: number) {
  const { firstStart, everyWeeks } = scheduleOf(webinar);
  return { 'data-first-start': firstStart, 'data-every-weeks': everyWeeks, 'data-nth': nth };
}
