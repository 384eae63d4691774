import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { expect, test } from 'vitest';
import { answered } from '../../lib/tool-form/answered.fixture.ts';
import { vatParts } from '../../lib/tools/taxes.fixture.ts';
import { readTool } from '../../pages/_tools/tools-words.ts';
import { answerMargin, marginExample } from './margin-answer.ts';
import { marginSchema } from './margin-words.ts';

const words = readTool('margin-and-markup', marginSchema);
const ask = (fields: Record<string, string>) => answerMargin({ vat: 'no', ...fields }, vatParts, words);
const amounts = (fields: Record<string, string>) => answered(ask(fields)).rows.map(({ amount }) => amount);

test('the example is the carton from the guide', () => {
  expect(amounts(marginExample)).toEqual([
    'GH₵88.00',
    'GH₵22.00',
    'GH₵110.00',
    'GH₵22.00',
    'GH₵132.00',
    '20%',
    '25%',
  ]);
});

test('whether the price includes VAT is asked, and not assumed', () => {
  expect(ask({ cost: '80', price: '100', vat: '' })).toEqual({ errors: { vat: words.problems.vat } });
});

test('without VAT no tax is shown', () => {
  expect(amounts({ cost: '80', price: '100' })).toEqual(['GH₵80.00', 'GH₵20.00', 'GH₵100.00', '20%', '25%']);
});

test('a margin just below 100% is not called 100%, and its markup has commas', () => {
  expect(amounts({ cost: '88', margin: '99.99' }).slice(-2)).toEqual(['99.99%', '999,900%']);
});

test('a loss and a price without profit are named as such', () => {
  const headline = (fields: Record<string, string>) => {
    const outcome = ask(fields);
    return 'answer' in outcome ? outcome.answer.headline : '';
  };
  const { loss, even } = words.answer;
  expect(headline({ cost: '100', price: '80' })).toBe(
    fillSlots(loss, { price: 'GH₵80.00', loss: 'GH₵20.00' }),
  );
  expect(headline({ cost: '80', price: '80' })).toBe(fillSlots(even, { price: 'GH₵80.00' }));
});

const { problems } = words;
test.each([
  [{}, { cost: problems.two }],
  [{ cost: '80' }, { price: problems.two }],
  [{ price: '80' }, { cost: problems.two }],
  [{ cost: '80', price: '90', margin: '3' }, { margin: problems.too_many }],
  [{ margin: '20', markup: '25' }, { markup: problems.pair }],
  [{ cost: '80', margin: '100' }, { margin: problems.margin_too_large }],
  [{ cost: '80', markup: '-1' }, { markup: problems.negative }],
  [{ cost: '80', markup: '1e9' }, { markup: problems.not_a_number }],
  [{ cost: '80', markup: '999999999' }, { markup: problems.markup_too_large }],
  [
    { cost: 'x', margin: 'y' },
    { cost: words.common.problems.not_a_number, margin: problems.not_a_number },
  ],
  [{ cost: '900,000,000', margin: '99.9999' }, { cost: words.common.problems.too_large }],
])('%j cannot be calculated, and the form explains why', (fields, errors) => {
  expect(ask(fields)).toEqual({ errors });
});
