import { fillSlots } from '@accounting-site/content/fill-slots';
import { readWords } from '@accounting-site/content/pages';
import { expect, test } from 'vitest';
import { vatParts } from '../../lib/tools/taxes.fixture.ts';
import { answerPriceList, tabSeparated } from './price-list-answer.ts';
import { priceListSchema } from './price-list-words.ts';

const words = readWords('en/tools/price-list.yaml', priceListSchema);
const { problems } = words;
const { name, till, cost, base, tax } = words.answer.columns;
const items = 'Cooking oil, 38.50\nRice\t1,050.00';
const complete = { items, markup: '25', vat: 'yes', rounding: '50', shop: ' ' };
const ask = (fields: Record<string, string>) => answerPriceList({ ...complete, ...fields }, vatParts, words);
const answer = (fields: Record<string, string> = {}) => {
  const outcome = ask(fields);
  if ('errors' in outcome) throw new Error(JSON.stringify(outcome.errors));
  return outcome.answer;
};

test('each item has its till price first, then its cost, price before tax and tax', () => {
  const { columns, items: priced, shop } = answer();
  expect(columns).toEqual([name, till, cost, base, tax]);
  expect(priced).toEqual([
    { line: 1, name: 'Cooking oil', till: 'GH₵58.00', amounts: ['58.00', '38.50', '48.33', '9.67'] },
    {
      line: 2,
      name: 'Rice',
      till: 'GH₵1,575.00',
      amounts: ['1,575.00', '1,050.00', '1,312.50', '262.50'],
    },
  ]);
  expect(shop).toBe('');
});

test('without VAT there are no columns for tax', () => {
  const { columns, items: priced } = answer({ vat: 'no', rounding: '100' });
  expect(columns).toEqual([name, till, cost]);
  expect(priced.map(({ amounts }) => amounts)).toEqual([
    ['49.00', '38.50'],
    ['1,313.00', '1,050.00'],
  ]);
});

test('an unknown rounding is none, and every problem of a line has a text', () => {
  expect(answer({ rounding: '7' }).items[0]?.till).toBe('GH₵57.76');
  expect(answer({ items: 'Soap, 999,999,999.00', markup: '1000' })).toMatchObject({
    items: [],
    unread: [{ line: 1, problem: 'too_large' }],
  });
});

test('the example can be read', () => {
  const { unread } = answer(words.example);
  expect(unread).toEqual([]);
});

test('copied cells are separated by tabs, and no name runs as a formula', () => {
  const copied = tabSeparated(answer({ items: '=1+1 soap, 8', vat: 'no' }));
  expect(copied).toBe(`${name}\t${till}\t${cost}\n'=1+1 soap\t10.00\t8.00`);
});

test.each([
  [{ items: ' \n' }, { items: problems.no_items }],
  [{ items: 'Soap, 5\n'.repeat(201) }, { items: fillSlots(problems.too_long, { most: '200' }) }],
  [{ markup: '' }, { markup: problems.markup }],
  [{ markup: 'a quarter' }, { markup: problems.markup }],
  [{ markup: '-5' }, { markup: problems.markup_negative }],
  [{ markup: '1001' }, { markup: problems.markup_too_large }],
  [{ vat: '' }, { vat: problems.vat }],
  [
    { items: '', markup: 'x' },
    { items: problems.no_items, markup: problems.markup },
  ],
])('%j cannot be worked out, and the form explains why', (fields, errors) => {
  expect(ask(fields)).toEqual({ errors });
});
