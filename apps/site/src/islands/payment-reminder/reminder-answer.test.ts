import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { expect, test } from 'vitest';
import { counted } from '../../lib/text/counted.ts';
import { answered } from '../../lib/tool-form/answered.fixture.ts';
import { readTool } from '../../pages/_tools/tools-words.ts';
import { answerReminder, tones } from './reminder-answer.ts';
import { reminderSchema } from './reminder-words.ts';

const words = readTool('payment-reminder', reminderSchema);
const { problems, parts, form } = words;
const today = '2026-11-23';
const complete = {
  customer: ' Auntie Akosua ',
  amount: '1,600',
  invoice: '214',
  due: '2026-11-20',
  pay: 'MTN MoMo 024 000 0000\nAma [late]',
  tone: 'just_late',
};
const ask = (fields: Record<string, string>) => answerReminder({ ...complete, ...fields }, today, words);
const answer = (fields: Record<string, string> = {}) => answered(ask(fields));

/** The message of a tone with these slots, as the content has it. */
const filled = (tone: (typeof tones)[number], slots: Record<string, string>) =>
  fillSlots(words.messages[tone], {
    customer: 'Auntie Akosua',
    amount: 'GH₵1,600.00',
    what: fillSlots(parts.invoice, { invoice: '214' }),
    pay: complete.pay,
    deadline: '30 November 2026',
    when: '',
    late: '',
    ...slots,
  });

test.each([
  ['before', '2026-11-23', { day: '23 November 2026', when: parts.today }],
  ['before', '2026-11-24', { day: '24 November 2026', when: parts.tomorrow }],
  ['before', '2026-12-01', { day: '1 December 2026', when: fillSlots(parts.in_days, { count: '8' }) }],
  ['just_late', '2026-11-22', { day: '22 November 2026', late: counted(parts.late, 1) }],
  ['just_late', '2026-11-20', { day: '20 November 2026', late: counted(parts.late, 3) }],
  ['long_late', '2024-02-29', { day: '29 February 2024', late: counted(parts.late, 998) }],
] as const)('%s: a debt due on %s', (tone, due, slots) => {
  expect(answer({ tone, due }).message).toBe(filled(tone, slots));
});

test('what the visitor types is not read as a slot', () => {
  expect(answer().message).toContain('Ama [late]');
});

test('a debt without an invoice number is described in words', () => {
  expect(answer({ invoice: ' ' }).message).toContain(parts.no_invoice);
});

test('the messages have a gap for every slot, and no gap is left out of them all', () => {
  const printed = tones.map((tone) => fillSlots(words.messages[tone], words.gaps)).join();
  for (const gap of Object.values(words.gaps)) expect(printed).toContain(gap);
});

const { empty, comma } = words.common.problems;
const notDue = fillSlots(problems.not_due, form.tones);
const passed = fillSlots(problems.passed, form.tones);
test.each([
  [{ customer: ' ' }, { customer: problems.customer }],
  [{ amount: '' }, { amount: empty }],
  [{ amount: '0' }, { amount: empty }],
  [{ amount: '1,5000' }, { amount: comma }],
  [{ due: '' }, { due: problems.due }],
  [{ due: '20/11/2026' }, { due: problems.due }],
  [{ due: '2026-02-30' }, { due: problems.due }],
  [{ pay: '' }, { pay: problems.pay }],
  [{ tone: '' }, { tone: problems.tone }],
  [{ tone: 'before' }, { tone: passed }],
  [{ tone: 'just_late', due: today }, { tone: notDue }],
  [{ tone: 'long_late', due: '2026-12-01' }, { tone: notDue }],
  [
    { due: '', pay: '', tone: '' },
    { due: problems.due, pay: problems.pay, tone: problems.tone },
  ],
])('%j cannot be written, and the form explains why', (fields, errors) => {
  expect(ask(fields)).toEqual({ errors });
});
