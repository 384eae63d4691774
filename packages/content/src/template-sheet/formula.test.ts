import { expect, test } from 'vitest';
import { type Formula, namesIn, parseFormula, workOut, writeFormula } from './formula.ts';
import { payeOn, writePaye } from './paye.ts';

const numbers = { price: 250, quantity: 4, percent: 0.15 };
const inNumbers = {
  name: (name: string) => numbers[name as keyof typeof numbers],
  sum: (column: string) => (column === 'paid' ? 1000 : 600),
};
const inCells = {
  name: (name: string) => name.toUpperCase(),
  sum: (column: string) => `${column}1:${column}9`,
};

test.each([
  ['quantity * price', 1000, 'QUANTITY*PRICE'],
  ['price + price * percent', 287.5, 'PRICE+PRICE*PERCENT'],
  ['(price + price) * percent', 75, '(PRICE+PRICE)*PERCENT'],
  ['price - quantity - 1', 245, 'PRICE-QUANTITY-1'],
  ['price - (quantity - 1)', 247, 'PRICE-(QUANTITY-1)'],
  ['price / (quantity / 2)', 125, 'PRICE/(QUANTITY/2)'],
  ['100 + sum_so_far(owed) - sum_all(paid)', -300, '100+SUM(owed1:owed9)-SUM(paid1:paid9)'],
  ['((2.5))', 2.5, '2.5'],
])('%s is worked out and written for a spreadsheet', (text, result, written) => {
  const formula = parseFormula(text);
  expect(workOut(formula, inNumbers)).toBe(result);
  expect(writeFormula(formula, inCells)).toBe(written);
});

test.each([
  ['quantity *', 'instead of ""'],
  ['quantity price', '"price" is one too many'],
  ['(price', 'write ) before "the end"'],
  ['price & 1', '"& 1" cannot be read'],
  ['sum_all price', 'write ( before "price"'],
  ['', 'instead of ""'],
  ['=price', 'cannot be read'],
])('%j is refused, and the message says where', (text, message) => {
  expect(() => parseFormula(text)).toThrow(message);
});

test('PAYE is worked out on the name in its brackets', () => {
  const formula = parseFormula('price - paye_on(price)');
  expect(namesIn(formula)).toEqual(['price']);
  expect(workOut(formula, inNumbers)).toBe(250 - payeOn(250));
  expect(writeFormula(formula, inCells)).toBe(`PRICE-${writePaye('PRICE')}`);
});

test('a formula means the same in a spreadsheet as here', () => {
  const parts = ['7', '2', '(5 - 3)', '(4 + 1)'];
  const operators = ['+', '-', '*', '/'];
  for (const first of operators) {
    for (const second of operators) {
      const text = `${parts[0]} ${first} ${parts[2]} ${second} ${parts[3]} - ${parts[1]}`;
      const formula: Formula = parseFormula(text);
      const written = writeFormula(formula, inCells);
      expect(workOut(formula, inNumbers), text).toBe(workOut(parseFormula(written), inNumbers));
    }
  }
});
