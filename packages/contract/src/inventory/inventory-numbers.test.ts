import { describe, expect, test } from 'vitest';
import { readPrice, readQuantity } from './inventory-numbers.ts';

describe('a quantity', () => {
  test.each([
    ['46', 46],
    ['0', 0],
    ['-0', 0],
    ['007', 7],
    ['2.5', 2.5],
    ['.5', 0.5],
    ['-3', -3],
    ['−2.25', -2.25],
    ['1,200', 1200],
    ['-12,345,678.9', -12345678.9],
    ['1 200', 1200],
    ['1\u00a0200\u00a0000', 1200000],
    ['1000000000', 1e9],
  ])('%j is %d', (typed, value) => {
    expect(readQuantity(typed)).toEqual({ value });
  });

  test.each([
    ['', 'Write a quantity, like 46 or 2.5.'],
    ['ten', '“ten” is not a number. Write a quantity, like 46 or 2.5.'],
    ['12 bags', '“12 bags” is not a number. Write a quantity, like 46 or 2.5.'],
    ['=SUM(A1)', '“=SUM(A1)” is not a number. Write a quantity, like 46 or 2.5.'],
    ['1e5', '“1e5” is not a number. Write a quantity, like 46 or 2.5.'],
    ['Infinity', '“Infinity” is not a number. Write a quantity, like 46 or 2.5.'],
    ['--3', '“--3” is not a number. Write a quantity, like 46 or 2.5.'],
    ['1,20,000', '“1,20,000” is not a number. Write a quantity, like 46 or 2.5.'],
    ['1,200 000', '“1,200 000” is not a number. Write a quantity, like 46 or 2.5.'],
    ['1.200.000', '“1.200.000” is not a number. Write a quantity, like 46 or 2.5.'],
    ['2,5', '“2,5” can be read in two ways. Write a point before decimals, like 46 or 2.5.'],
    ['0,125', '“0,125” can be read in two ways. Write a point before decimals, like 46 or 2.5.'],
    ['0 125', '“0 125” is not a number. Write a quantity, like 46 or 2.5.'],
    ['1000000001', 'Write 1,000,000,000 or less.'],
  ])('%j is none, and why is said', (typed, problem) => {
    expect(readQuantity(typed)).toEqual({ problem });
  });
});

test('where 2,5 is two and a half, 1,125 is refused, and numbers that fit only one way are read', () => {
  const problem = (typed: string, example: string) =>
    `“${typed}” can be read in two ways. Write a point before decimals, like ${example}.`;
  expect(readQuantity('-1,125', true)).toEqual({ problem: problem('-1,125', '46 or 2.5') });
  expect(readPrice('1,125', true)).toEqual({ problem: problem('1,125', '12.50') });
  expect(['1,125.5', '1 125', '1,125,000'].map((typed) => readQuantity(typed, true).value)).toEqual([
    1125.5, 1125, 1125000,
  ]);
});

describe('a price', () => {
  test.each([
    ['95', 9500],
    ['12.5', 1250],
    ['12.50', 1250],
    ['1.15', 115],
    ['0.29', 29],
    ['.05', 5],
    ['0', 0],
    ['1,234.56', 123456],
    ['12.500', 1250],
    ['GH₵ 12.50', 1250],
    ['GHS12', 1200],
    ['12 ghs', 1200],
    ['₵0.10', 10],
    ['GH¢ 12', 1200],
    ['12 cedis', 1200],
    ['999999999.99', 99999999999],
  ])('%j is %d pesewas, exactly', (typed, value) => {
    expect(readPrice(typed)).toEqual({ value });
  });

  test.each([
    ['-1', 'A price is 0 or more.'],
    ['(12.50)', 'A price is 0 or more.'],
    ['12.505', 'A price has at most two digits after the point.'],
    ['12,50', '“12,50” can be read in two ways. Write a point before decimals, like 12.50.'],
    ['USD 12', '“USD 12” is not a number. Write a price, like 12.50.'],
    ['free', '“free” is not a number. Write a price, like 12.50.'],
    ['GHS', '“GHS” is not a number. Write a price, like 12.50.'],
    ['2000000000', 'Write 1,000,000,000 or less.'],
  ])('%j is none, and why is said', (typed, problem) => {
    expect(readPrice(typed)).toEqual({ problem });
  });

  test('is read without rounding errors for every number of pesewas', () => {
    for (let pesewas = 0; pesewas < 100_000; pesewas += 1) {
      const written = `${Math.floor(pesewas / 100)}.${String(pesewas % 100).padStart(2, '0')}`;
      const read = readPrice(written);
      if (read.value !== pesewas) expect([written, read]).toEqual([written, { value: pesewas }]);
    }
  });
});
