import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { readWords } from '@accounting-site/content/reading/pages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answered } from '../../lib/tool-form/answered.fixture.ts';
import { formatBare } from '../../lib/tools/pesewas.ts';
import { vatParts } from '../../lib/tools/taxes.fixture.ts';
import { answerPriceList, cellsOf, mostLines, readItems } from './price-list-answer.ts';
import { priceListSchema } from './price-list-words.ts';

const words = readWords('en/tools/price-list.yaml', priceListSchema);
const { problems } = words;
const { name, till, cost, base, tax } = words.answer.columns;
const items = 'Cooking oil, 38.50\nRice\t1,050.00';
const complete = { items, markup: '25', vat: 'yes', rounding: '50', shop: ' ' };
const ask = (fields: Record<string, string>) => answerPriceList({ ...complete, ...fields }, vatParts, words);
const answer = (fields: Record<string, string> = {}) => answered(ask(fields));

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

test('copied cells have the headings of the table', () => {
  expect(cellsOf(answer({ items: 'Soap, 8', vat: 'no' }))).toEqual([
    [name, till, cost],
    ['Soap', '10.00', '8.00'],
  ]);
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

const read = (text: string) => {
  const found = readItems(text);
  if ('problem' in found) throw new Error(found.problem);
  return found;
};

test.each([
  ['Sugar 1 kg, 21.50', 'Sugar 1 kg', 2150],
  ['Sugar 1 kg,21.50', 'Sugar 1 kg', 2150],
  ['Rice 25 kg, 1,250.00', 'Rice 25 kg', 125_000],
  ['Rice 25 kg\t1,250.00', 'Rice 25 kg', 125_000],
  ['Rice 25 kg\tGH₵1,250.00\t', 'Rice 25 kg', 125_000],
  ['\tRice, 25 kg\t1250', 'Rice, 25 kg', 125_000],
  ['Rice 25 kg GH₵1,250', 'Rice 25 kg', 125_000],
  ['Rice 25,GHS 1,250', 'Rice 25', 125_000],
  ['Rice, 1 250.00', 'Rice', 125_000],
  ['Rice, 5 kg, 250', 'Rice, 5 kg', 25_000],
  ['Rice, 5 kg 250', 'Rice, 5 kg', 25_000],
  ['Rice; 1,250', 'Rice', 125_000],
  ['Soap: 12', 'Soap', 1200],
  ['Soap = 12 cedis', 'Soap', 1200],
  ['Soap - 12.5', 'Soap', 1250],
  ['Soap @ 12', 'Soap', 1200],
  ['Soap 12', 'Soap', 1200],
  ['Soap 12 cedis', 'Soap', 1200],
  ['Soap 12.50 GHC', 'Soap', 1250],
  ['Soap 400 12', 'Soap 400', 1200],
  ['7up, 8', '7up', 800],
  ['555, 8', '555', 800],
  ['Ɔkra ₵5', 'Ɔkra', 500],
])('%j is %s at %s pesewas', (line, name, cost) => {
  expect(read(line)).toEqual({ items: [{ line: 1, name, cost }], unread: [] });
});

test.each([
  ['Soap', 'no_cost'],
  ['Vitamin B-12', 'not_a_number'],
  ['Soap\tfive\t', 'no_cost'],
  ['Soap 5x', 'not_a_number'],
  ['12.50', 'no_name'],
  ['1,250.00', 'no_name'],
  ['\t12.50', 'no_name'],
  [', 12.50', 'no_name'],
  ['Soap 3\t', 'no_cost'],
  ['Rice\t3\t1250', 'cells'],
  ['Rice 1,250', 'ambiguous'],
  ['Rice,25,250', 'ambiguous'],
  ['Rice 25 250', 'ambiguous'],
  ['Coke 12,50', 'ambiguous'],
  ['Soap, 1,5', 'comma'],
  ['Soap, 0', 'zero'],
  ['Soap, 9999999999', 'too_large'],
])('%j is refused: %s', (text, problem) => {
  expect(read(text)).toEqual({ items: [], unread: [{ line: 1, text: text.trim(), problem }] });
});

test('lines keep the numbers that they have in the field, and a first line of headings is skipped', () => {
  const { items, unread } = read('Item\tCost (GH₵)\r\n\r\nSoap\t12\r\nSponge\n Matches, 1');
  expect(items.map(({ line }) => line)).toEqual([3, 5]);
  expect(unread).toEqual([{ line: 4, text: 'Sponge', problem: 'no_cost' }]);
});

test(`more than ${mostLines} lines are refused, and empty ones are not counted`, () => {
  const lines = Array.from({ length: mostLines }, (_, at) => `Item ${at} kg, 5\n\n`).join('');
  expect(read(lines).items).toHaveLength(mostLines);
  expect(readItems(`${lines}Soap, 5`)).toEqual({ problem: 'too_long' });
});

test('any amount is read from a spreadsheet and after a comma', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), fc.constantFrom('\t', ', '), (cost, between) => {
      expect(read(`Soap 5${between}${formatBare(cost)}`).items).toEqual([{ line: 1, name: 'Soap 5', cost }]);
    }),
  );
});

test('no text breaks the reader', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { name, cost } of read(text.slice(0, 100)).items) {
        expect(name.trim()).not.toBe('');
        expect(Number.isSafeInteger(cost)).toBe(true);
      }
    }),
  );
});
