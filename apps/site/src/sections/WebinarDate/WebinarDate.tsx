import { formatDay, nthStart } from '@accounting-site/content/webinar-dates';
import { scheduleOf, type Webinar } from '@accounting-site/content/webinars';
import { movesOn } from './moving-date.ts';

/**
 * The next day of a webinar. When the page is read, scripts/webinar-dates.ts moves on one that has passed, adds the
 * visitor's own time where it is not Ghana's, and takes away a webinar that has ended.
 */
export function WebinarDate({ webinar }: { webinar: Webinar }) {
  const start = nthStart(scheduleOf(webinar), Date.now(), 0);
  return (
    start && (
      <time dateTime={start.toISOString()} {...movesOn(webinar, 0)}>
        {formatDay(start)}
      </time>
    )
  );
}
