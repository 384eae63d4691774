const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

// A match includes the character before it, because older browsers do not support lookbehind.
const yearFirst = /(^|\D)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const numbers = /(^|\D)(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
const named = /(^|\D)(\d{1,2})(?:st|nd|rd|th)?[\s-]{0,3}([a-z]{3,9})\.?[\s,-]{0,3}(\d{4}|\d{2})(?!\d)/i;
const namedFirst = /(^|[^a-z])([a-z]{3,9})\.?\s{1,3}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,3}(\d{4})(?!\d)/i;

/** A date found in a text, as 2026-11-16, and the text without it. */
export interface FoundDay {
  day: string;
  rest: string;
}

/**
 * Finds the first date in a text: 2026-11-16, 16/11/2026, 16 Nov 2026, Nov 16, 2026.
 * @param monthFirst whether 11/16/2026 is meant, see writesMonthFirst
 */
export function findDay(text: string, monthFirst = false): FoundDay | undefined {
  const found = (pattern: RegExp, order: 'ymd' | 'dmy' | 'mdy'): FoundDay | undefined => {
    const match = pattern.exec(text);
    if (!match) return undefined;
    const [whole, before = '', one = '', two = '', three = ''] = match;
    const [year, month, day] = { ymd: [one, two, three], dmy: [three, two, one], mdy: [three, one, two] }[
      order
    ];
    const written = dayOf(year, month, day);
    return written ? { day: written, rest: text.replace(whole, `${before} `) } : undefined;
  };
  return (
    found(yearFirst, 'ymd') ??
    found(numbers, monthFirst ? 'mdy' : 'dmy') ??
    found(named, 'dmy') ??
    found(namedFirst, 'mdy')
  );
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
  const monthNumber = /^\d+$/.test(month)
    ? Number(month)
    : months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const dayNumber = Number(day);
  // 2 Nov 2500 is a day and an amount, not a date.
  const isReal =
    fullYear > 1999 && fullYear < 2100 && dayNumber > 0 && dayNumber <= daysIn(fullYear, monthNumber);
  const padded = (number: number) => String(number).padStart(2, '0');
  return isReal ? `${fullYear}-${padded(monthNumber)}-${padded(dayNumber)}` : undefined;
}

/** The days of a month; 0 for an invalid month. */
function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}
