import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { readPage } from '@accounting-site/content/reading/pages';
import { expect, test, vi } from 'vitest';
import { findAnswer } from '../../islands/savings-calculator/savings-answer.ts';
import { specifiedPrices } from '../../lib/plans/specified-prices.fixture.ts';
import { pricingSchema } from './pricing-words.ts';
import { savingsTable } from './savings-table.ts';

vi.mock('astro:env/client', () => ({ APP_HOST: '', APP_URL: '' }));

const words = readPage('pricing', pricingSchema);
const table = savingsTable(specifiedPrices, words);
const { calculator } = words;
const nameOf = (plan: string) => words.plans.words[plan]?.in_text ?? '';
const answerTo = (size: string, invoices: string, cycle: string) =>
  findAnswer(table, { size, invoices, cycle });

test('every combination has a result', () => {
  const { size, invoices, cycle } = table.options;
  const answers = size.flatMap((one) =>
    invoices.flatMap((two) => cycle.map((three) => answerTo(one.id, two.id, three.id))),
  );
  expect(answers).toHaveLength(64);
  expect(answers).not.toContain(undefined);
});

test('just me, under 50, annually: the annual plan saves GH₵400 a year, with the sum', () => {
  expect(answerTo('just-me', 'under-50', 'annually')).toMatchObject({
    headline: fillSlots(calculator.saves, { plan: nameOf('annually'), amount: 'GH₵400' }),
    rows: [
      { sum: '12 × GH₵200', amount: 'GH₵2,400' },
      { sum: '1 × GH₵2,000', amount: 'GH₵2,000' },
    ],
    total: { amount: 'GH₵400' },
  });
});

test('just me, under 50, monthly: says that it saves nothing, and which plan would', () => {
  const answer = answerTo('just-me', 'under-50', 'monthly');
  expect(answer?.headline).toBe(fillSlots(calculator.saves_nothing, { plan: nameOf('starter') }));
  expect(answer?.rows).toHaveLength(1);
  expect(answer?.notes.at(-1)).toBe(
    fillSlots(calculator.cheaper, { plan: nameOf('annually'), amount: 'GH₵400' }),
  );
});

test.each([
  ['10-plus', '500-plus', 'quarterly', 'annually', ['3', '200']],
  ['just-me', '50-200', 'monthly', 'quarterly', ['50']],
  ['2-5', 'under-50', 'quarterly', 'biannually', ['3']],
])('%s, %s invoices, %s: too small, so %s replaces it', (size, invoices, cycle, instead, limits) => {
  const note = answerTo(size, invoices, cycle)?.notes[0];
  expect(note).toContain(nameOf(cycle === 'monthly' ? 'starter' : cycle));
  expect(note).toContain(nameOf(instead));
  expect(note?.match(/\d+/g)).toEqual(limits);
});

test('a result names the price from a later day, of the plan and of the one that it is compared with', () => {
  const next = { from: '2027-01-01', price: 220 };
  const plans = specifiedPrices.plans.map((plan) => (plan.months === 1 ? { ...plan, next } : plan));
  const dated = savingsTable({ ...specifiedPrices, plans }, words);
  const said = `From 1 January 2027 the ${nameOf('starter')} costs GH₵220 per 1 months.`;
  for (const cycle of ['monthly', 'annually']) {
    const answer = findAnswer(dated, { size: 'just-me', invoices: 'under-50', cycle });
    expect(answer?.notes.filter((note) => note.includes('2027'))).toEqual([said]);
  }
  expect(JSON.stringify(table.answers)).not.toContain('2027');
});

test('a result that recommends a cheaper plan names the price that it has from a later day', () => {
  const next = { from: '2027-01-01', price: 2600 };
  const plans = specifiedPrices.plans.map((plan) => (plan.months === 12 ? { ...plan, next } : plan));
  const dated = savingsTable({ ...specifiedPrices, plans }, words);
  const answer = findAnswer(dated, { size: '2-5', invoices: '50-200', cycle: 'biannually' });
  expect(answer?.notes.at(-1)).toContain(`From 1 January 2027 the ${nameOf('annually')} costs GH₵2,600`);
});

test('an unknown choice has no result', () => {
  expect(answerTo('2-5', 'under-50', 'weekly')).toBeUndefined();
  expect(findAnswer(table, {})).toBeUndefined();
});
