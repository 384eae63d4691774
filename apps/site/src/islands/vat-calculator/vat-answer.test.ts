import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { expect, test } from 'vitest';
import { answerText } from '../../lib/tool-form/answer.ts';
import { answered } from '../../lib/tool-form/answered.fixture.ts';
import { vatParts } from '../../lib/tools/taxes.fixture.ts';
import { readTool } from '../../pages/_tools/tools-words.ts';
import { answerVat, vatExample } from './vat-answer.ts';
import { vatSchema } from './vat-words.ts';

const words = readTool('vat-calculator', vatSchema);
const answer = (fields: Record<string, string>) => answered(answerVat(fields, vatParts, words));

test('the example and its reverse have the same amounts', () => {
  const added = answer(vatExample);
  const split = answer({ amount: '1,200', direction: 'split' });
  expect(added.rows).toEqual(split.rows);
  expect(added.rows.map(({ amount }) => amount)).toEqual([
    'GH₵1,000.00',
    'GH₵150.00',
    'GH₵25.00',
    'GH₵25.00',
    'GH₵1,200.00',
  ]);
  expect(added.notes).toEqual([]);
});

test('rounded parts are marked as rounded', () => {
  expect(answer({ amount: '1,234.55', direction: 'split' }).notes).toEqual([words.answer.rounded]);
  expect(answer({ amount: '5', direction: 'add' })).toMatchObject({
    rows: [{}, { amount: 'GH₵0.75' }, { amount: 'GH₵0.13' }, { amount: 'GH₵0.13' }, { amount: 'GH₵6.01' }],
    notes: [words.answer.rounded],
  });
});

test('an invalid amount gives a message on what to write', () => {
  const { problems } = words.common;
  expect(answerVat({ amount: '1,5000', direction: 'add' }, vatParts, words)).toEqual({
    errors: { amount: problems.comma },
  });
  expect(answerVat({}, vatParts, words)).toEqual({ errors: { amount: problems.empty } });
});

test('a shared result has every line and its URL', () => {
  const text = answerText(answer(vatExample), 'https://site.example/tool?amount=1000');
  expect(text.split('\n')).toHaveLength(7);
  const how = fillSlots(words.answer.how, { percent: '15', base: 'GH₵1,000.00' });
  expect(text).toContain(`VAT (${how}): GH₵150.00`);
  expect(text).toMatch(/amount=1000$/);
});
