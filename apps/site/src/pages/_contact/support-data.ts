import type { Hours } from '@accounting-site/content/facts';
import { fillSlots } from '@accounting-site/content/fill-slots';
import { type Opening, openingsOfWeek } from '@accounting-site/content/support-hours';
import { formatTime } from '@accounting-site/content/webinar-dates';
import type { ContactWords } from './contact-words.ts';

/** What scripts/contact.ts needs to say whether somebody answers: each opening of a week with what is said. */
export interface SupportData {
  openings: (Opening & { open: string; closed: string })[];
  /** The starts of days on which nobody answers. */
  closedOn: number[];
}

export function supportData(words: ContactWords['support'], hours: Hours): SupportData {
  const openings = openingsOfWeek(hours.weekly).map((opening) => {
    const opens = new Date(opening.opens);
    const day = opens.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
    return {
      ...opening,
      open: fillSlots(words.open, { time: formatTime(new Date(opening.closes)) }),
      closed: fillSlots(words.closed, { day, time: formatTime(opens) }),
    };
  });
  return { openings, closedOn: hours.closed_on.map(({ day }) => Date.parse(day)) };
}
