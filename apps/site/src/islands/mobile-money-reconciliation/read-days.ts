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
  /** Reads 11/02/2026 as 2 November. */
  monthFirst?: boolean | undefined;
}

interface ReadDays {
  days: (string | undefined)[];
  /** The years that were assumed. */
  years: string[];
  /** Whether the list may write the month first: no number is above 12. */
  isAmbiguous: boolean;
}

/**
 * The day of each text: a date cell, or a message that begins with its date. A date without a year, such as
 * 2/11 in a handwritten book, gets the year that brings it nearest to the last full date above it, or to the
 * first full date of this list or of the other. Without any, it is the latest such day that is not in the
 * future.
 */
export function readDays(
  texts: string[],
  { today, otherDay, monthFirst = writesMonthFirst(texts) }: YearHints,
): ReadDays {
  const full = texts.map((text) => findDay(text, monthFirst));
  let near = full.find((found) => found !== undefined)?.day;
  const years = new Set<string>();
  const days = texts.map((text, at) => {
    const found = full[at];
    if (found) near = found.day;
    // The date in front of a message is the visitor's. A date further back may be one that the message names.
    if (found?.isFirst || !atStart.test(text)) return found?.day;
    near ??= otherDay();
    const around = Number((near ?? today).slice(0, 4));
    const [best] = [around, around - 1, around + 1]
      .flatMap((year) => findDay(withYear(text, year), monthFirst)?.day ?? [])
      .sort((one, other) => distance(one, near, today) - distance(other, near, today));
    if (best) years.add(best.slice(0, 4));
    return best;
  });
  const isAmbiguous = texts.every((text, at) => !days[at] || fitsBothOrders(text, days[at]));
  return { days, years: [...years].sort(), isAmbiguous };
}

/** Whether a text gives its day in numbers, of which either can be the month. */
const fitsBothOrders = (text: string, day: string) =>
  Number(day.slice(-2)) < 13 && !yearFirst.test(text) && (numbers.test(text) || /^\s*\d+[/-]\d/.test(text));

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

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

// A match includes the character before it, because older browsers do not support lookbehind.
const yearFirst = /(^|\D)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const numbers = /(^|\D)(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
const named = /(^|\D)(\d{1,2})(?:st|nd|rd|th)?[\s-]{0,3}([a-z]{3,9})\.?[\s,-]{0,3}(\d{4}|\d{2})(?!\d)/i;
const namedFirst = /(^|[^a-z])([a-z]{3,9})\.?\s{1,3}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,3}(\d{4})(?!\d)/i;

/** A date found in a text, as 2026-11-16. */
interface FoundDay {
  day: string;
  /** Whether the text begins with it. */
  isFirst: boolean;
}

/**
 * Finds the date that a text begins with, or else one in it: 2026-11-16, 16/11/2026, 16 Nov 2026, Nov 16, 2026.
 * @param monthFirst whether 11/16/2026 is meant, see writesMonthFirst
 */
export function findDay(text: string, monthFirst = false): FoundDay | undefined {
  const found = (pattern: RegExp, order: 'ymd' | 'dmy' | 'mdy'): FoundDay | undefined => {
    const match = pattern.exec(text);
    if (!match) return undefined;
    const [, before = '', one = '', two = '', three = ''] = match;
    const [year, month, day] = { ymd: [one, two, three], dmy: [three, two, one], mdy: [three, one, two] }[
      order
    ];
    const written = dayOf(year, month, day);
    const isFirst = text.slice(0, match.index + before.length).trim() === '';
    return written ? { day: written, isFirst } : undefined;
  };
  const all = [
    found(yearFirst, 'ymd'),
    found(numbers, monthFirst ? 'mdy' : 'dmy'),
    found(named, 'dmy'),
    found(namedFirst, 'mdy'),
  ];
  return all.find((each) => each?.isFirst) ?? all.find(Boolean);
}

/** Whether a statement writes 11/16/2026: some second number is above 12, and no first number is. */
export function writesMonthFirst(lines: string[]): boolean {
  let isMonthFirst = false;
  for (const line of lines) {
    const [, , one = '', two = ''] = yearFirst.test(line) ? [] : (numbers.exec(line) ?? []);
    if (Number(one) > 12) return false;
    if (Number(two) > 12) isMonthFirst = true;
  }
  return isMonthFirst;
}

/** A valid calendar day; undefined for 31/02. */
function dayOf(year = '', month = '', day = ''): string | undefined {
  const fullYear = Number(year.length === 2 ? `20${year}` : year);
  // 2 Nov 2500 is a day and an amount, not a date.
  if (fullYear < 2000 || fullYear > 2099) return undefined;
  const monthIndex = /^\d+$/.test(month)
    ? Number(month) - 1
    : months.indexOf(month.slice(0, 3).toLowerCase());
  const date = new Date(Date.UTC(fullYear, monthIndex, Number(day)));
  // A day that does not exist is one of another month.
  return date.getUTCMonth() === monthIndex ? date.toISOString().slice(0, 10) : undefined;
}
