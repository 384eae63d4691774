import type { Webinar } from '@accounting-site/content/webinars';
import { webinarCalendarPath } from '@accounting-site/contract/endpoints';
import { Icon } from '@accounting-site/ui/Icon';
import { CalendarPlus } from 'lucide';

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
