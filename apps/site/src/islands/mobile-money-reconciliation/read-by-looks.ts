import { findDay } from './find-day.ts';
import { findJoints, type Shape } from './join-thousands.ts';
import { entryOf, type Read } from './read-cells.ts';
import { isBeyondLimit, readMoney, type SignedMoney } from './read-money.ts';
import { type Delimiter, splitLine, splitRaw } from './split-line.ts';

/** How the lines of a statement without headings are laid out. */
export interface Layout {
  delimiter: Delimiter;
  monthFirst: boolean;
  /** The column with most amounts that have pesewas or a sign; undefined if no amount has either. */
  moneyColumn: number | undefined;
  /** What unambiguous lines say about those that may have a comma inside an amount. */
  shape: Shape;
}

interface Cell {
  at: number;
  text: string;
  money: SignedMoney | undefined;
}

const time = /^t?\d{1,2}:\d{2}(:\d{2})?(\.\d{1,6})?\s?([ap]m|z)?$|^[ap]\.?m\.?$/i;
const phone = /^(\+?233|0)\d{9}$/;
/** An amount at the end of a sentence of a text message: the balance after the movement. */
const balance = /^[\d,]+\.\d\d[.,]$/;
/** Number of lines sampled to detect the layout. */
const sample = 200;
/** Transaction numbers of the networks, recognised by their length or leading zeros. */
const transaction = /^(\d{7,12}|0\d+)$/;
/** A number with this many digits is a transaction number, not an amount. */
const longNumber = /^\d{7,}$/;

/**
 * Reads a line without headings: a date is recognisable, money has pesewas or a sign, and a reference has
 * digits.
 */
export function readByLooks(line: string, { delimiter, monthFirst, moneyColumn }: Layout): Read {
  const { day, cells } = readCells(line, delimiter, monthFirst);
  if (!day) return 'no_date';
  const money = cells.filter((cell) => cell.money !== undefined);
  const sure = money.find((cell) => cell.money?.isPlain === false);
  // Free text has no columns. A number without pesewas may be a reference if amounts are in another column.
  const likely =
    delimiter === 'words' || moneyColumn === undefined
      ? money.at(-1)
      : money.find(({ at }) => at === moneyColumn);
  const chosen = sure ?? likely;
  const isInColumn = chosen !== undefined && delimiter !== 'words' && chosen.at === moneyColumn;
  if (!sure && !isInColumn) {
    const following = cells.filter(({ at }) => at > (chosen?.at ?? -1));
    if (following.some(mayBeTooLarge)) return 'too_large';
  }
  if (!chosen?.money) return 'no_amount';
  const rest = cells.filter((cell) => cell !== chosen && cell.money?.isPlain !== false);
  const references = rest
    .map(({ text }) => text)
    .filter((text) => /\d/.test(text) && text.length > 1 && !balance.test(text));
  const reference = references.find((text) => !phone.test(text)) ?? references[0] ?? '';
  const texts = rest.filter(({ text }) => text !== reference).map(({ text }) => text);
  return entryOf(day, reference, chosen.money, delimiter === 'words' ? [texts.join(' ')] : texts);
}

/** Whether a cell may be an amount beyond the limit. A transaction number is not. */
const mayBeTooLarge = ({ text }: Cell) => !phone.test(text) && !transaction.test(text) && isBeyondLimit(text);

/** Detects the layout of a list from its first lines. */
export function layOut(lines: string[], delimiter: Delimiter, monthFirst: boolean): Layout {
  const isPlain = (line: string) => delimiter !== ',' || findJoints(splitRaw(line, ',')).length === 0;
  const plain = lines
    .slice(0, sample)
    .filter((line) => line.trim())
    .filter(isPlain)
    .map((line) => ({ line, ...readCells(line, delimiter, monthFirst) }));
  const sure = plain.flatMap(({ cells }) => cells.find((cell) => cell.money?.isPlain === false)?.at ?? []);
  const moneyColumn = mostCommon(sure)?.number;
  const widths = plain.flatMap(({ day, line }) => (day ? splitLine(line, delimiter).length : []));
  const width = mostCommon(widths);
  return {
    delimiter,
    monthFirst,
    moneyColumn,
    shape: {
      width: width && width.count * 2 > widths.length ? width.number : undefined,
      mayHoldAmount: (at) => moneyColumn !== undefined && at >= moneyColumn,
      mayBeTwo: (at) => at + 1 === moneyColumn,
    },
  };
}

/** The most frequent number; on a tie the first. */
function mostCommon(numbers: number[]): { number: number; count: number } | undefined {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const [first] = [...counts].sort((one, other) => other[1] - one[1]);
  return first && { number: first[0], count: first[1] };
}

/** The date of a line, and its other cells with their positions. */
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
  // In free text, and where a comma splits a date such as Nov 16, 2026, the date spans several cells.
  const found = findDay(line, monthFirst);
  return found ? { day: found.day, texts: splitLine(found.rest, delimiter) } : { texts };
}

const readOnlyMoney = (text: string) =>
  longNumber.test(text) || phone.test(text) ? undefined : readMoney(text);
