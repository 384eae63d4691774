import { findDay, writesMonthFirst } from './find-day.ts';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const ordinal = '(?:st|nd|rd|th)?';
const date = `(\\d{1,2}([/-])\\d{1,2}|\\d{1,2}${ordinal}[\\s-]?${month}\\.?|${month}\\.?\\s\\d{1,2}${ordinal})`;
const atStart = new RegExp(`^(\\s*)${date}(?=[\\s,;|:]|$)`, 'i');

/** Information to infer the year of a date without one. */
export interface YearHints {
  /** As 2026-11-21. */
  today: string;
  /** A day of the other list; used only when this list has no year at all. */
  otherDay: () => string | undefined;
}

/**
 * The day of each text: a date cell, or a message that begins with its date. A date without a year, such as
 * 2/11 in a handwritten book, gets the year that brings it nearest to the last full date above it, or to the
 * first full date of this list or of the other. Without any, it is the latest such day that is not in the
 * future.
 */
export function readDays(
  texts: string[],
  { today, otherDay }: YearHints,
): { days: (string | undefined)[]; years: string[] } {
  const monthFirst = writesMonthFirst(texts);
  const full = texts.map((text) => findDay(text, monthFirst)?.day);
  let near = full.find((day) => day !== undefined);
  const years = new Set<string>();
  const days = texts.map((text, at) => {
    const day = full[at];
    if (day) near = day;
    if (day || !atStart.test(text)) return day;
    near ??= otherDay();
    const around = Number((near ?? today).slice(0, 4));
    const [best] = [around, around - 1, around + 1]
      .flatMap((year) => findDay(withYear(text, year), monthFirst)?.day ?? [])
      .sort((one, other) => distance(one, near, today) - distance(other, near, today));
    if (best) years.add(best.slice(0, 4));
    return best;
  });
  return { days, years: [...years].sort() };
}

/** The first full date of a text. */
export function firstDay(text: string): string | undefined {
  for (const line of text.split(/\r\n?|\n/)) {
    const found = findDay(line);
    if (found) return found.day;
  }
  return undefined;
}

const withYear = (text: string, year: number) =>
  text.replace(atStart, (_, before, found, slash) => `${before}${found}${slash ?? ' '}${year} `);

/**
 * The distance of a day from where it is expected. A future day is excluded unless a full date supports it.
 */
function distance(day: string, near: string | undefined, today: string): number {
  if (!near && day > today) return Number.POSITIVE_INFINITY;
  return Math.abs(Date.parse(day) - Date.parse(near ?? today));
}
