import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { expect, test } from 'vitest';
import { answered } from '../../lib/tool-form/answered.fixture.ts';
import { modifiedRates, payrollRates } from '../../lib/tools/taxes.fixture.ts';
import { readTool } from '../../pages/_tools/tools-words.ts';
import { answerModifiedTax, modifiedTaxExample } from './modified-tax-answer.ts';
import { modifiedTaxSchema } from './modified-tax-words.ts';

const words = readTool('modified-tax-calculator', modifiedTaxSchema);
const { notes: texts } = words.answer;
const rates = { modified: modifiedRates, paye: payrollRates.paye };
const ask = (fields: Record<string, string>) => answerModifiedTax(fields, rates, words);
const answer = (fields: Record<string, string>) => answered(ask(fields));
const fill = (text: string, quarter: string, tax: string) => fillSlots(text, { quarter, tax });

test('the example: 3% of the sales, in four parts', () => {
  const { headline, rows, notes } = answer(modifiedTaxExample);
  expect(headline).toBe(fill(words.answer.turnover, 'GH₵1,350.00', 'GH₵5,400.00'));
  expect(rows.map(({ amount }) => amount)).toEqual([
    'GH₵180,000.00',
    'GH₵5,400.00',
    ...Array(4).fill('GH₵1,350.00'),
  ]);
  expect(rows.slice(2).map(({ label }) => label)).toEqual(words.answer.payments);
  expect(notes).toEqual([texts.turnover, texts.scheme_dates]);
});

const { fixed, cash, ordinary, nothing, other } = words.answer;
test.each<[who: string, fields: Record<string, string>, headline: string, notes: string[]]>([
  [
    'a small trader',
    { sales: '18,000' },
    fill(fixed, 'GH₵45.00', 'GH₵180.00'),
    [texts.fixed, texts.scheme_dates],
  ],
  ['a very small trader', { sales: '5,000' }, nothing, [texts.fixed, texts.scheme_dates]],
  [
    'a lawyer',
    { kind: 'professional', sales: '120,000', expenses: '104,000' },
    fill(cash, 'GH₵372.25', 'GH₵1,489.00'),
    [texts.cash, texts.bands, texts.scheme_dates],
  ],
  [
    'a partner without expenses',
    { kind: 'partner', sales: '16,000' },
    fill(cash, 'GH₵372.25', 'GH₵1,489.00'),
    [texts.cash, texts.partner, texts.no_expenses, texts.bands, texts.scheme_dates],
  ],
  [
    'a trader who is registered for VAT',
    { vat: 'yes', sales: '120,000', expenses: '104,000' },
    fill(ordinary, 'GH₵372.25', 'GH₵1,489.00'),
    [texts.vat, texts.bands, texts.ordinary_dates],
  ],
  [
    'a trader with large sales',
    { sales: '600,000', expenses: '584,000' },
    fill(ordinary, 'GH₵372.25', 'GH₵1,489.00'),
    [texts.above, texts.bands, texts.ordinary_dates],
  ],
  [
    'a trader with a job',
    { kind: 'other', vat: 'yes', sales: '10,000' },
    other,
    [texts.other, texts.ordinary_dates],
  ],
])('%s sees the way that applies, the amounts and the dates', (_who, fields, headline, notes) => {
  expect(answer(fields)).toMatchObject({ headline, notes });
});

test('on the cash basis the lines go from the sales to the four payments', () => {
  const { rows } = answer({ kind: 'several', sales: '120,000', expenses: '104,000' });
  expect(rows.map(({ amount }) => amount)).toEqual([
    'GH₵120,000.00',
    '−GH₵104,000.00',
    'GH₵16,000.00',
    ...['GH₵0.00', 'GH₵66.00', 'GH₵156.00', 'GH₵1,267.00', 'GH₵1,489.00'],
    ...Array(4).fill('GH₵372.25'),
  ]);
  expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
});

test('a trader who enters expenses sees what the cash basis would cost', () => {
  const compared = fillSlots(texts.compare, { profit: 'GH₵16,000.00', cash: 'GH₵1,489.00' });
  expect(answer({ sales: '120,000', expenses: '104,000' }).notes).toContain(compared);
});

test('a loss is named as one, and the lines add up to it', () => {
  const { rows } = answer({ kind: 'several', sales: '30,000', expenses: '35,000.50' });
  expect(rows.slice(0, 4).map(({ label, amount }) => [label, amount])).toEqual([
    [words.answer.sales, 'GH₵30,000.00'],
    [words.answer.expenses, '−GH₵35,000.50'],
    [words.answer.loss, '−GH₵5,000.50'],
    [words.answer.tax, 'GH₵0.00'],
  ]);
  const { notes } = answer({ sales: '30,000', expenses: '35,000.50' });
  expect(notes).toContain(fillSlots(texts.compare_loss, { loss: 'GH₵5,000.50' }));
});

test('someone with a job gets no amounts, because the salary is taxed with the profit', () => {
  expect(answer({ kind: 'other', sales: '10,000' }).rows).toHaveLength(1);
});

test('an unknown kind in a link is read as a trader, and invalid amounts give a message', () => {
  expect(answer({ kind: 'gold', sales: '18,000' })).toEqual(answer({ kind: 'trader', sales: '18,000' }));
  const { problems } = words.common;
  expect(ask({ sales: '', expenses: '-5' })).toEqual({
    errors: { sales: problems.empty, expenses: problems.negative },
  });
});
