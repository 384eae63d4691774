import { type Opening, openingAt, openingsOfWeek } from '@accounting-site/content/dates/support-hours';
import { formatDay, formatTime } from '@accounting-site/content/dates/webinar-dates';
import type { Hours } from '@accounting-site/content/facts/facts';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { formatLanguage } from '@accounting-site/content/languages/in-language';
import { languageTag } from '@accounting-site/content/languages/language-tag';
import type { ContactWords } from './contact-words.ts';

/**
 * The data with which scripts/contact.ts shows whether support is open: the openings of a week with their
 * texts.
 */
export interface SupportData {
  openings: (Opening & { open: string; closed: string })[];
  /** The starts of days on which support is closed. */
  closedOn: number[];
  /** The text before an opening that may be a week ahead, by its start: its weekday alone would be ambiguous. */
  dated: Record<number, string>;
}

const twoDays = 2 * 24 * 60 * 60 * 1000;

export function supportData(words: ContactWords['support'], hours: Hours): SupportData {
  const timeOf = (time: Date, { note }: Opening) =>
    `${formatTime(time, languageTag())}\u00a0${hours.time_zone_label}${note ? ` (${note})` : ''}`;
  const closedText = (opens: Date, day: string, opening: Opening) =>
    fillSlots(words.closed, { day, time: timeOf(opens, opening) });
  const openings = openingsOfWeek(hours.weekly).map((opening) => {
    const opens = new Date(opening.opens);
    const day = opens.toLocaleDateString(formatLanguage(), { weekday: 'long', timeZone: 'UTC' });
    return {
      ...opening,
      open: fillSlots(words.open, { time: timeOf(new Date(opening.closes), opening) }),
      closed: closedText(opens, day, opening),
    };
  });
  const closedOn = hours.closed_on.map(({ day }) => Date.parse(day));
  const dated: SupportData['dated'] = {};
  for (const closed of closedOn) {
    const { opens, opening } = openingAt(openings, closedOn, closed);
    // With the weekend before it, more than two closed days can make a week.
    if (opens - closed < twoDays) continue;
    dated[opens] = closedText(new Date(opens), formatDay(new Date(opens), languageTag()), opening);
  }
  return { openings, closedOn, dated };
}
