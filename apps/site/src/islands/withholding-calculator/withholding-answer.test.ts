import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { readTaxes } from '@accounting-site/content/money/taxes';
import { expect, test } from 'vitest';
import { answered } from '../../lib/tool-form/answered.fixture.ts';
import { vatParts, withholdingRates } from '../../lib/tools/taxes.fixture.ts';
import { readTool } from '../../pages/_tools/tools-words.ts';
import { answerWithholding } from './withholding-answer.ts';
import { withholdingSchema } from './withholding-words.ts';

const rules = { kinds: withholdingRates, threshold: 2000, vat: vatParts };
const words = readTool('withholding-tax-calculator', withholdingSchema);
const ask = (fields: Record<string, string>) => answerWithholding(fields, rules, words);
const answer = (fields: Record<string, string>) => answered(ask(fields));

test('every kind of payment has a name', () => {
  expect(Object.keys(words.form.kinds).sort()).toEqual(
    readTaxes()
      .withholding.kinds.map(({ id }) => id)
      .sort(),
  );
});

test('a service with VAT: the fee is taxed, the invoice is paid', () => {
  const { headline, rows, notes } = answer({ amount: '4,000', kind: 'services', vat: 'yes' });
  expect(headline).toContain('GH₵300.00');
  expect(rows.map(({ amount }) => amount)).toEqual([
    'GH₵4,000.00',
    'GH₵800.00',
    'GH₵4,800.00',
    '−GH₵300.00',
    'GH₵4,500.00',
  ]);
  expect(notes.join(' ')).toContain(words.answer.due);
});

test('on goods, works and services the result says that a sole trader withholds nothing, on rent it does not', () => {
  const has = (kind: string) => answer({ amount: '6,000', kind }).notes.includes(words.answer.sole_trader);
  expect(Object.keys(words.form.kinds).filter(has)).toEqual(['goods', 'works', 'services']);
  for (const kind of ['services-person', 'rent-home']) {
    expect(answer({ amount: '6,000', kind }).notes).toContain(words.answer.who[kind]);
  }
});

test('up to the threshold nothing is withheld, and the result says why', () => {
  const { headline, rows, notes } = answer({ amount: '500', kind: 'goods', before: '1,500' });
  expect(headline).toContain('GH₵500.00');
  expect(rows.map(({ amount }) => amount)).toEqual(['GH₵500.00', 'GH₵0.00', 'GH₵500.00']);
  expect(notes).toHaveLength(1);
  expect(notes[0]).toContain('GH₵2,000.00');
});

test('at exactly the threshold and at zero, the sum is described as not above it, and never as below', () => {
  for (const amount of ['2,000.00', '0']) {
    const { rows, notes } = answer({ amount, kind: 'goods' });
    expect(rows.find(({ label }) => label === words.answer.withheld)?.how).toBe(
      fillSlots(words.answer.nothing_how, { threshold: 'GH₵2,000.00' }),
    );
    expect(notes).toHaveLength(1);
  }
  expect(answer({ amount: '2,000.01', kind: 'goods' }).headline).toContain('GH₵60.00');
});

test('the payment that passes the threshold says so; a later one does not', () => {
  const { crossed } = words.answer;
  const passes = fillSlots(crossed, { sum: 'GH₵2,100.00', threshold: 'GH₵2,000.00' });
  expect(answer({ amount: '600', kind: 'works', before: '1,500' }).notes[0]).toBe(passes);
  const [, ...others] = answer({ amount: '600', kind: 'works', before: '1,500' }).notes;
  expect(answer({ amount: '600', kind: 'works', before: '2,500' }).notes).toEqual(others);
});

test('from the services of one person tax is withheld at any sum', () => {
  expect(answer({ amount: '100', kind: 'services' }).headline).toContain('GH₵100.00');
  expect(answer({ amount: '100', kind: 'services-person' }).headline).toContain('GH₵7.50');
});

test('each invalid field gives a message on what to write', () => {
  const { problems } = words.common;
  expect(ask({ amount: 'six thousand', kind: 'goods', before: '1,5000' })).toEqual({
    errors: { amount: problems.not_a_number, before: problems.comma },
  });
});

test('an unknown kind in a link is read as the first kind', () => {
  expect(answer({ amount: '6000', kind: 'gold' }).headline).toContain('GH₵180.00');
});

test('the tax on the invoice is the percentage of the amount that the result shows', () => {
  const { rows } = answer({ amount: '12,345', kind: 'services', vat: 'yes' });
  expect(rows[1]).toMatchObject({
    how: fillSlots(words.answer.vat_how, { percent: '20', amount: 'GH₵12,345.00' }),
    amount: 'GH₵2,469.00',
  });
});
