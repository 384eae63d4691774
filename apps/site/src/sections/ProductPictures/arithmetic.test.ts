import { readWords } from '@accounting-site/content/reading/pages';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sumOfLines } from './amounts.ts';
import { picturesSchema, readPictures } from './read-pictures.ts';

const words = readPictures();
const { invoice, restaurant, timesheet } = words;

test('VAT is 15%, NHIL and GETFund levy 2.5% each, all on the same base', () => {
  for (const { rows, taxes } of [invoice, words.fee_invoice]) {
    expect(taxes.map((tax) => tax.amount / sumOfLines(rows))).toEqual([0.15, 0.025, 0.025]);
  }
  expect(sumOfLines(timesheet.taxes)).toBe(timesheet.fee.amount * 0.2);
  expect(restaurant.taxes.amount).toBe(restaurant.total.amount - restaurant.total.amount / 1.2);
});

test('the tax withheld is 7.5% of the fee without its taxes', () => {
  const { rows, withheld } = words.fee_invoice;
  expect(withheld?.tax.amount).toBe(-0.075 * sumOfLines(rows));
});

test('the build reports every amount that is changed without the others', () => {
  const content = readWords('en/pictures.yaml', z.unknown());
  const unnoticed = numbersIn(content).filter(
    (path) => picturesSchema.safeParse(raise(content, path)).success,
  );
  // Independent amounts: single orders, customers' debts, older months, days, counts, and prices of goods not
  // in the cart.
  const alone =
    /^orders\.rows|^dashboard\.owed|\.months\.[0-3]$|\.(?:day|stock|full)$|rows\.\d\.quantity$|^retail\.goods\.[245]\.price$/;
  expect(unnoticed.filter((path) => !alone.test(path))).toEqual([]);
});

test('the message names the picture that does not add up, and what to correct', () => {
  const content = readWords('en/pictures.yaml', z.unknown());
  const result = picturesSchema.safeParse(raise(content, 'invoice.rows.0.amount'));
  expect(result.error?.issues[0]).toMatchObject({
    path: ['invoice'],
    message: 'correct the amounts: rows and taxes do not add up to the total',
  });
});

/** The paths of all numbers in a value, joined by dots. */
function numbersIn(value: unknown, path: string[] = []): string[] {
  if (typeof value === 'number') return [path.join('.')];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, entry]) => numbersIn(entry, [...path, key]));
}

/** A copy of a value with one number increased by 1. */
function raise(value: unknown, path: string, at = ''): unknown {
  if (typeof value === 'number') return at === path ? value + 1 : value;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, entry]) => [
    key,
    raise(entry, path, at === '' ? key : `${at}.${key}`),
  ]);
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}
