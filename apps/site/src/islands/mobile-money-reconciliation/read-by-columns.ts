import type { Columns } from './columns.ts';
import { entryOf, type Read } from './read-cells.ts';
import { isBeyondLimit, readMoney } from './read-money.ts';

/** Reads a row of a table. The day is that of its date column. */
export function readByColumns(
  cells: string[],
  columns: Columns,
  { day, delimiter }: { day: string | undefined; delimiter: string },
): Read {
  const cell = (column: number) => cells[column] ?? '';
  if (!day) return isTotal(cells) ? 'total' : 'no_date';
  // An extra cell means that a comma is inside a text or an amount, so the cells do not match their headings.
  if (cells.slice(columns.count).some((text) => text !== '')) return 'cells';
  const money = [columns.amount, columns.moneyIn, columns.moneyOut];
  if (delimiter === ',' && money.some((at) => isCut(cells, at, columns))) return 'comma';
  if (money.some((at) => isBeyondLimit(cell(at)))) return 'too_large';
  const moneyIn = readMoney(cell(columns.moneyIn));
  const moneyOut = readMoney(cell(columns.moneyOut));
  const single = readMoney(cell(columns.amount));
  const reference = cell(columns.reference);
  if (moneyIn || moneyOut) {
    const amount = (moneyIn?.pesewas ?? 0) - Math.abs(moneyOut?.pesewas ?? 0);
    return amount === 0 ? 'zero' : { day, reference, amount, told: 'sign' };
  }
  if (!single)
    return columns.hasOthers && money.every((at) => /^[-–—]?$/.test(cell(at))) ? 'elsewhere' : 'no_amount';
  const before = readMoney(cell(columns.before));
  const after = readMoney(cell(columns.after));
  const change = before && after && after.pesewas - before.pesewas;
  if (change && !single.hasSign) {
    const amount = Math.sign(change) * single.pesewas;
    return amount === 0 ? 'zero' : { day, reference, amount, told: 'sign' };
  }
  const used = [columns.date, columns.amount, columns.reference];
  const others = cells.filter((_, at) => !used.includes(at));
  return entryOf(day, reference, single, others);
}

/**
 * Whether an amount may be cut in two by a comma inside it: 1,585.00 without quotes is the cells 1 and
 * 585.00. Money in and money out beside each other are never both filled in, and a column that is not for
 * figures has no pesewas.
 */
function isCut(cells: string[], at: number, { moneyIn, moneyOut, isFigure }: Columns): boolean {
  const next = cells[at + 1] ?? '';
  if (!/^[-−–+(]?\s?(?:GH[₵¢S]|GHC|[₵¢])?\s?[-−–]?[1-9]\d{0,2}$/i.test(cells[at] ?? '')) return false;
  if (!/^\d{3}(\.\d{0,2})?\)?$/.test(next)) return false;
  const isInAndOut = [moneyIn, moneyOut].includes(at) && [moneyIn, moneyOut].includes(at + 1);
  return isInAndOut || (!isFigure[at + 1] && next.includes('.'));
}

/** Whether a line without a day is a total, or has only figures, such as a balance carried down. */
const isTotal = (cells: string[]) =>
  cells.some((cell) => /^(grand |sub-?)?totals?\b/i.test(cell)) || !cells.some((cell) => /\p{L}/u.test(cell));
