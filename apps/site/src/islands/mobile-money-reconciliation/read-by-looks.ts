import { findDay } from './find-day.ts';
import { entryOf, type Read } from './read-cells.ts';
import { readMoney, type SignedMoney } from './read-money.ts';
import { type Delimiter, splitLine } from './split-line.ts';

/** How the lines of a statement without headings are laid out. */
export interface Layout {
  delimiter: Delimiter;
  monthFirst: boolean;
  /** Where money that is told by its pesewas or its sign mostly stands; nothing where no amount has either. */
  moneyColumn: number | undefined;
}

interface Cell {
  at: number;
  text: string;
  money: SignedMoney | undefined;
}

const time = /^t?\d{1,2}:\d{2}(:\d{2})?(\.\d{1,6})?\s?([ap]m|z)?$|^[ap]\.?m\.?$/i;
const phone = /^(\+?233|0)\d{9}$/;
/** So many digits in a row are the number of a transaction, not a sum of money. */
const longNumber = /^\d{7,}$/;

/** Reads a line without headings: the date tells itself, money has pesewas or a sign, and a reference has digits. */
export function readByLooks(line: string, { delimiter, monthFirst, moneyColumn }: Layout): Read {
  const { day, cells } = readCells(line, delimiter, monthFirst);
  if (!day) return 'no_date';
  const money = cells.filter((cell) => cell.money !== undefined);
  const sure = money.find((cell) => cell.money?.isPlain === false);
  // Words have no columns. A number without pesewas may as well be a reference where money stands elsewhere.
  const likely =
    delimiter === 'words' || moneyColumn === undefined
      ? money.at(-1)
      : money.find(({ at }) => at === moneyColumn);
  const chosen = sure ?? likely;
  if (!chosen?.money) return 'no_amount';
  const rest = cells.filter((cell) => cell !== chosen && cell.money?.isPlain !== false);
  const references = rest.filter(({ text }) => /\d/.test(text) && text.length > 1).map(({ text }) => text);
  const reference = references.find((text) => !phone.test(text)) ?? references[0] ?? '';
  return entryOf(day, reference, chosen.money, rest.map(({ text }) => text).join(' '));
}

/** The column in which most lines have an amount that cannot be anything else. */
export function findMoneyColumn(
  lines: string[],
  delimiter: Delimiter,
  monthFirst: boolean,
): number | undefined {
  const counts = new Map<number, number>();
  for (const line of lines.slice(0, 60)) {
    const sure = readCells(line, delimiter, monthFirst).cells.find((cell) => cell.money?.isPlain === false);
    if (sure) counts.set(sure.at, (counts.get(sure.at) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0];
}

/** The day of a line, and its cells without it, each with its place. */
function readCells(line: string, delimiter: Delimiter, monthFirst: boolean): { day?: string; cells: Cell[] } {
  const { day, texts } = partDay(line, delimiter, monthFirst);
  const cells = texts
    .map((text, at) => ({ at, text, money: readOnlyMoney(text) }))
    .filter(({ text }) => text !== '' && !time.test(text));
  return day ? { day, cells } : { cells };
}

function partDay(line: string, delimiter: Delimiter, monthFirst: boolean): { day?: string; texts: string[] } {
  const texts = splitLine(line, delimiter);
  if (delimiter !== 'words') {
    for (const [at, text] of texts.entries()) {
      const found = findDay(text, monthFirst);
      if (found)
        return {
          day: found.day,
          texts: texts.map((cell, place) => (place === at ? found.rest.trim() : cell)),
        };
    }
  }
  // Among words, and where a comma parted a date as in Nov 16, 2026, it reaches over several cells.
  const found = findDay(line, monthFirst);
  return found ? { day: found.day, texts: splitLine(found.rest, delimiter) } : { texts };
}

const readOnlyMoney = (text: string) =>
  longNumber.test(text) || phone.test(text) ? undefined : readMoney(text);
