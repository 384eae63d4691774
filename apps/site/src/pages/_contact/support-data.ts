import { type Opening, openingsOfWeek } from '@accounting-site/content/dates/support-hours';
import { formatTime } from '@accounting-site/content/dates/webinar-dates';
import type { Hours } from '@accounting-site/content/facts/facts';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { formatLanguage } from '@accounting-site/content/languages/in-language';
import { languageTag } from '@accounting-site/content/languages/language-tag';
import type { ContactWords } from './contact-words.ts';

/**
 * The data with which scripts/contact.ts shows whether support is open: the openings of a week with their
 * texts. [day] in the text of a closed time is the weekday, or a date if that is far ahead.
 */
export interface SupportData {
  openings: (Opening & { open: string; closed: string; day: string })[];
  /** The starts of days on which support is closed. */
  closedOn: number[];
}

export function supportData(words: ContactWords['support'], hours: Hours): SupportData {
  const openings = openingsOfWeek(hours.weekly).map((opening) => {
    const opens = new Date(opening.opens);
    const day = opens.toLocaleDateString(formatLanguage(), { weekday: 'long', timeZone: 'UTC' });
    return {
      ...opening,
      day,
      open: fillSlots(words.open, { time: formatTime(new Date(opening.closes), languageTag()) }),
      closed: fillSlots(words.closed, { day: '[day]', time: formatTime(opens, languageTag()) }),
    };
  });
  return { openings, closedOn: hours.closed_on.map(({ day }) => Date.parse(day)) };
}
