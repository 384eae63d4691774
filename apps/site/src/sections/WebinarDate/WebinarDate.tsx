import { contentNow } from '@accounting-site/content/dates/content-day';
import { formatDay, nthStart, yearOf } from '@accounting-site/content/dates/webinar-dates';
import { scheduleOf, type Webinar } from '@accounting-site/content/files/webinars';
import { languageTag } from '@accounting-site/content/languages/language-tag';
import { webinarCalendarPath } from '@accounting-site/contract/endpoints/endpoints';
import { Icon } from '@accounting-site/ui/Icon';
import { CalendarPlus } from 'lucide';
import { movesOn } from './moving-date.ts';

/**
 * The next date of a webinar. In the browser, scripts/webinar-dates.ts replaces a past date, adds the
 * visitor's own time if it is not Ghana's, and removes a webinar that has ended.
 */
export function WebinarDate({ webinar }: { webinar: Webinar }) {
  const start = nthStart(scheduleOf(webinar), contentNow(), 0);
  return (
    start && (
      <time dateTime={start.toISOString()} {...movesOn(webinar, 0, yearOf(start, contentNow()))}>
        {formatDay(start, languageTag(), yearOf(start, contentNow()))}
      </time>
    )
  );
}

/**
 * The next date of a webinar as a calendar file. The server generates it on request, so it is never out of
 * date.
 */
export function CalendarLink({ webinar, label }: { webinar: Webinar; label: string }) {
  return (
    <a
      href={webinarCalendarPath(webinar.id)}
      className="alone strong"
      aria-label={`${label}, ${webinar.title}`}
    >
      <Icon of={CalendarPlus} size={20} />
      {label}
    </a>
  );
}
