import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { formatAge } from '../../lib/text/format-moment.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';

const timeZone = 'Africa/Accra';
const timeOf = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
const short = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const;
const dayOf = new Intl.DateTimeFormat('en-GB', short);
const dayWithYear = new Intl.DateTimeFormat('en-GB', { ...short, year: 'numeric' });
const dayLength = 24 * 60 * 60 * 1000;

/** Ghana is on GMT the whole year. */
const dayNumber = (time: number) => Math.floor(time / dayLength);

/** When the next step is due, and whether that has passed. */
export function dueText(dueAt: string | null, now: number, words: StaffLeadsWords['due']) {
  if (dueAt === null) return { isOverdue: false, text: words.nothing };
  const due = Date.parse(dueAt);
  if (due < now) return { isOverdue: true, text: fillSlots(words.overdue, { age: formatAge(dueAt, now) }) };
  const time = timeOf.format(due);
  const days = dayNumber(due) - dayNumber(now);
  if (days < 2) {
    return { isOverdue: false, text: fillSlots(days === 0 ? words.today : words.tomorrow, { time }) };
  }
  const isThisYear = new Date(due).getUTCFullYear() === new Date(now).getUTCFullYear();
  const day = (isThisYear ? dayOf : dayWithYear).format(due);
  return { isOverdue: false, text: fillSlots(words.later, { day, time }) };
}

/** Nine in the morning in Ghana, this many days from now. ISO 8601. */
export const morningIn = (days: number, now: number) =>
  new Date((dayNumber(now) + days) * dayLength + 9 * 60 * 60 * 1000).toISOString();
