import type { Columns } from './columns.ts';
import { findDay } from './find-day.ts';
import { entryOf, type Read } from './read-cells.ts';
import { isBeyondLimit, readMoney } from './read-money.ts';

/** Reads a line below headings. */
export function readByColumns(cells: string[], columns: Columns, monthFirst: boolean): Read {
  const cell = (column: number) => cells[column] ?? '';
  const found = findDay(cell(columns.date), monthFirst);
  if (!found) return isTotal(cells) ? 'total' : 'no_date';
  // An extra cell means that a comma is inside a text or an amount, so the cells do not match their headings.
  if (cells.slice(columns.count).some((text) => text !== '')) return 'cells';
  const money = [columns.amount, columns.moneyIn, columns.moneyOut];
  if (money.some((at) => isBeyondLimit(cell(at)))) return 'too_large';
  const moneyIn = readMoney(cell(columns.moneyIn));
  const moneyOut = readMoney(cell(columns.moneyOut));
  const single = readMoney(cell(columns.amount));
  const reference = cell(columns.reference);
  if (moneyIn || moneyOut) {
    const amount = (moneyIn?.pesewas ?? 0) - Math.abs(moneyOut?.pesewas ?? 0);
    return amount === 0 ? 'zero' : { day: found.day, reference, amount, told: 'sign' };
  }
  if (!single)
    return columns.hasOthers && money.every((at) => /^[-–—]?$/.test(cell(at))) ? 'elsewhere' : 'no_amount';
  const before = readMoney(cell(columns.before));
  const after = readMoney(cell(columns.after));
  const change = before && after && after.pesewas - before.pesewas;
  if (change && !single.hasSign) {
    const amount = Math.sign(change) * single.pesewas;
    return amount === 0 ? 'zero' : { day: found.day, reference, amount, told: 'sign' };
  }
  const used = [columns.date, columns.amount, columns.reference];
  const others = cells.filter((_, at) => !used.includes(at));
  return entryOf(found.day, reference, single, others);
}

/** Whether a line without a day is a total, or has only figures, such as a balance carried down. */
const isTotal = (cells: string[]) =>
  cells.some((cell) => /^(grand |sub-?)?totals?\b/i.test(cell)) || !cells.some((cell) => /\p{L}/u.test(cell));
