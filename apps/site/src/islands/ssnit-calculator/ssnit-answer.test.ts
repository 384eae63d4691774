import { expect, test } from 'vitest';
import { payrollRates } from '../../lib/tools/taxes.fixture.ts';
import { readTool } from '../../pages/_tools/tools-words.ts';
import { answerSsnit, ssnitExample } from './ssnit-answer.ts';
import { ssnitSchema } from './ssnit-words.ts';

const words = readTool('ssnit-calculator', ssnitSchema);
const ask = (basic: string) => answerSsnit({ basic }, payrollRates.pension, words);

test.each([
  [
    ssnitExample.basic,
    ['GH₵2,000.00', 'GH₵110.00', 'GH₵260.00', 'GH₵370.00', 'GH₵270.00', 'GH₵100.00', 'GH₵370.00'],
  ],
  ['1', ['GH₵1.00', 'GH₵0.06', 'GH₵0.13', 'GH₵0.19', 'GH₵0.14', 'GH₵0.05', 'GH₵0.19']],
  ['0', ['GH₵0.00', 'GH₵0.00', 'GH₵0.00', 'GH₵0.00', 'GH₵0.00', 'GH₵0.00', 'GH₵0.00']],
])('a basic salary of %s: what each side pays is what both tiers get', (basic, amounts) => {
  const outcome = ask(basic);
  expect('answer' in outcome && outcome.answer.rows.map(({ amount }) => amount)).toEqual(amounts);
});

test('the answer names both amounts and when they are due', () => {
  const outcome = ask(ssnitExample.basic);
  expect(outcome).toMatchObject({
    answer: { headline: expect.stringMatching(/GH₵270\.00.*GH₵100\.00/) },
  });
  expect('answer' in outcome && outcome.answer.notes).toHaveLength(2);
});

test('an invalid salary gives a message on what to write', () => {
  expect(ask('two')).toEqual({ errors: { basic: words.common.problems.not_a_number } });
});
