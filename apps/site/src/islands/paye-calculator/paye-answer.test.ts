import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { readMarkdown } from '@accounting-site/content/reading/markdown';
import { isApprovedContent } from '@accounting-site/content/testing/approved-content';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { answered } from '../../lib/tool-form/answered.fixture.ts';
import { payrollRates } from '../../lib/tools/taxes.fixture.ts';
import { readTool } from '../../pages/_tools/tools-words.ts';
import { answerPaye, payeExample } from './paye-answer.ts';
import { payeSchema } from './paye-words.ts';

const words = readTool('paye-calculator', payeSchema);
const ask = (fields: Record<string, string>) => answerPaye(fields, payrollRates, words);
const answer = (fields: Record<string, string>) => answered(ask(fields));
const amounts = (fields: Record<string, string>) => answer(fields).rows.map(({ amount }) => amount);

test('the example shows every step from the salary to the cost', () => {
  expect(amounts(payeExample)).toEqual([
    'GH₵2,000.00',
    'GH₵400.00',
    '−GH₵110.00',
    'GH₵2,290.00',
    'GH₵0.00',
    'GH₵5.50',
    'GH₵13.00',
    'GH₵273.00',
    'GH₵291.50',
    'GH₵1,998.50',
    'GH₵260.00',
    'GH₵2,660.00',
  ]);
  const { headline, notes } = answer(payeExample);
  expect(headline).toContain('GH₵1,998.50');
  expect(notes).toEqual([
    fillSlots(words.answer.due, { ssnit: 'GH₵270.00', scheme: 'GH₵100.00', paye: 'GH₵291.50' }),
    words.answer.source,
  ]);
});

test('the lines have different labels, also in the highest band', () => {
  const labels = answer({ basic: '100,000' }).rows.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});

test('a non-resident pays one rate, and the answer says so', () => {
  const { rows, notes } = answer({ ...payeExample, residence: 'non-resident' });
  expect(rows.map(({ amount }) => amount).slice(4, 7)).toEqual(['GH₵572.50', 'GH₵572.50', 'GH₵1,717.50']);
  expect(notes.at(-1)).toBe(words.answer.non_resident);
});

test('an unknown residence in a link is read as resident', () => {
  expect(amounts({ ...payeExample, residence: 'moon' })).toEqual(amounts(payeExample));
});

test('each invalid field gives a message on what to write', () => {
  const { problems } = words.common;
  expect(ask({ basic: '', allowances: '1,5000' })).toEqual({
    errors: { basic: problems.empty, allowances: problems.comma },
  });
});

test.runIf(isApprovedContent)('the guide has the amounts of the answer', () => {
  const { body } = readMarkdown('en/resources', 'paye-and-ssnit-basics', z.looseObject({}));
  const [taxable = '', ...others] = amounts(payeExample).slice(3, -2);
  for (const amount of [taxable.replace('.00', ''), ...others]) expect(body).toContain(amount);
  const manager = amounts({ basic: '5,000', allowances: '1,000' }).slice(4, -2);
  for (const amount of manager) expect(body).toContain(amount);
});
