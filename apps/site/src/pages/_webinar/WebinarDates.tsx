import { contentNow } from '@accounting-site/content/content-day';
import { readHours } from '@accounting-site/content/facts';
import { fillSlots } from '@accounting-site/content/fill-slots';
import { formatDay, formatTime, nextStarts } from '@accounting-site/content/webinar-dates';
import { scheduleOf, type Webinar } from '@accounting-site/content/webinars';
import { SelectField } from '@accounting-site/ui/Field';
import { movesOn } from '../../sections/WebinarDate/moving-date.ts';

/** Enough that one date is still in the future without JavaScript on a page built months ago. */
const datesShown = 8;

/** The date select. React does not control it, so that the page's script can update its dates. */
export function WebinarDates({ webinar, label, help }: { webinar: Webinar; label: string; help: string }) {
  const starts = nextStarts(scheduleOf(webinar), new Date(contentNow()), datesShown);
  const time = starts[0] && `${formatTime(starts[0])}\u00a0${readHours().time_zone_label}`;
  return (
    <SelectField
      id="webinar-date"
      name="occurrenceStart"
      label={label}
      help={fillSlots(help, { time: time ?? '' })}
      required
    >
      {starts.map((start, nth) => (
        <option key={start.toISOString()} value={start.toISOString()} {...movesOn(webinar, nth)}>
          {formatDay(start)}
        </option>
      ))}
    </SelectField>
  );
}
