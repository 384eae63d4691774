import { findDay } from './find-day.ts';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const ordinal = '(?:st|nd|rd|th)?';
const date = `(\\d{1,2}([/-])\\d{1,2}|\\d{1,2}${ordinal}[\\s-]?${month}\\.?|${month}\\.?\\s\\d{1,2}${ordinal})`;
/**
 * Words may follow a date only at the start of a line. Elsewhere, such as in 1/2 bag, a date must fill its
 * cell.
 */
const atStart = new RegExp(`^(\\s*"?)${date}(?=[\\s,;|"]|$)`, 'i');
const inCell = new RegExp(`([,;|\\t] {0,3}"?)${date}(?= {0,3}"? {0,3}(?:[,;|\\t]|$))`, 'i');

/** Information to infer the year of a date without one. */
export interface YearHints {
  monthFirst: boolean;
  /** As 2026-11-21. */
  today: string;
  /** A day of the other list; used only when this list has no year at all. */
  otherDay: () => string | undefined;
}

/**
 * Adds a year to every date without one, such as 2/11 in a handwritten book. It chooses the year that brings
 * the day nearest to the last full date above it, or to the first full date of this list or of the other.
 * Without any, it chooses the latest day that is not in the future.
 */
export function completeYears(
  lines: string[],
  { monthFirst, today, otherDay }: YearHints,
): { lines: string[]; years: string[] } {
  const days = lines.map((line) => findDay(line, monthFirst)?.day);
  let near = days.find((day) => day !== undefined);
  const years = new Set<string>();
  const completed = lines.map((line, at) => {
    const day = days[at];
    if (day) near = day;
    const pattern = [atStart, inCell].find((each) => each.test(line));
    if (day || !pattern) return line;
    near ??= otherDay();
    const withYear = (year: number) =>
      line.replace(pattern, (_, before, found, slash) => `${before}${found}${slash ?? ' '}${year}`);
    const around = Number((near ?? today).slice(0, 4));
    const [best] = [around, around - 1, around + 1]
      .flatMap((year) => {
        const text = withYear(year);
        const read = findDay(text, monthFirst)?.day;
        return read ? { text, year, distance: distance(read, near, today) } : [];
      })
      .sort((one, other) => one.distance - other.distance);
    if (!best) return line;
    years.add(`${best.year}`);
    return best.text;
  });
  return { lines: completed, years: [...years].sort() };
}

/** The first full date of a text. */
export function firstDay(text: string): string | undefined {
  for (const line of text.split(/\r\n?|\n/)) {
    const found = findDay(line);
    if (found) return found.day;
  }
  return undefined;
}

/**
 * The distance of a day from where it is expected. A future day is excluded unless a full date supports it.
 */
function distance(day: string, near: string | undefined, today: string): number {
  if (!near && day > today) return Number.POSITIVE_INFINITY;
  return Math.abs(Date.parse(day) - Date.parse(near ?? today));
}
