/**
 * Support hours. This file imports nothing, so that the browser can use it. Times are in Ghana's time zone,
 * which is GMT the whole year, and in milliseconds since 1970. Weeks are counted from 1 January 1970, so they
 * begin on a Thursday.
 */

const day = 24 * 60 * 60 * 1000;
const week = 7 * day;

/** The start and end of an opening within a week. */
export interface Opening {
  opens: number;
  closes: number;
  /** What is different about it, such as 'at the office'. */
  note?: string | undefined;
}

/**
 * The openings of a week, in chronological order.
 * @param weekly days from 1, Monday, to 7, Sunday; times like 08:00
 */
export function openingsOfWeek(
  weekly: { days: number[]; opens: string; closes: string; note?: string | undefined }[],
): Opening[] {
  return weekly
    .flatMap(({ days, opens, closes, note }) =>
      days.map((weekday) => {
        const start = ((weekday + 3) % 7) * day;
        return { opens: start + timeOfDay(opens), closes: start + timeOfDay(closes), note };
      }),
    )
    .sort((one, other) => one.opens - other.opens);
}

const timeOfDay = (time: string) => Date.parse(`1970-01-01T${time}Z`);

/**
 * The opening that contains a moment, or else the next one, and when it begins. The minute of opening is open, the minute of
 * closing is not.
 * @param openings of a week, in chronological order
 * @param closedOn the starts of days on which support is closed
 */
export function openingAt<Of extends Opening>(openings: Of[], closedOn: number[], now: number) {
  for (let start = now - (now % week); ; start += week) {
    for (const opening of openings) {
      const opens = start + opening.opens;
      if (now < start + opening.closes && !closedOn.includes(opens - (opens % day))) {
        return { opening, opens, isOpen: now >= opens };
      }
    }
  }
}

/**
 * When an answer that is promised within 24 hours is due: the last minute within them at which someone works.
 * If nobody works in them, the start of the next opening. All times in milliseconds since 1970.
 * @param openings of a week, in chronological order
 * @param closedOn the starts of days on which nobody works
 */
export function answerDue(openings: Opening[], closedOn: number[], received: number): number {
  const latest = received + day;
  let due: number | undefined;
  for (let start = received - (received % week); start <= latest; start += week) {
    for (const { opens, closes } of openings) {
      const from = start + opens;
      const isWorked = !closedOn.includes(from - (from % day)) && from < latest && start + closes > received;
      if (isWorked) due = Math.min(start + closes, latest);
    }
  }
  return due ?? openingAt(openings, closedOn, received).opens;
}

/** The closed days that are not over yet. */
export const closedDaysFrom = <Closed extends { day: string }>(closedOn: readonly Closed[], today: string) =>
  closedOn.filter(({ day: closed }) => closed >= today);
