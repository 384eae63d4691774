import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { FieldErrors, Fields } from '../../lib/forms/form-fields.ts';
import type { Answer, AnswerRow } from '../../lib/tool-form/answer.ts';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import type { Outcome } from '../../lib/tool-form/use-tool-form.ts';
import { formatPesewas, readOptionalAmount, readTypedAmount } from '../../lib/tools/pesewas.ts';
import { type VatRate, wholeRate } from '../../lib/tools/vat.ts';
import { type Withholding, type WithholdingRate, withhold } from '../../lib/tools/withholding.ts';
import type { WithholdingWords } from './withholding-words.ts';

/** Its keys are the fields of the form, which are also its URL parameters. */
export const withholdingExample = { amount: '6,000', kind: 'goods', before: '', vat: '' };

/** The legal rates and threshold. The threshold is in whole cedis. */
export interface WithholdingRules {
  kinds: WithholdingRate[];
  threshold: number;
  vat: VatRate[];
}

type Words = Pick<WithholdingWords, 'form' | 'answer'> & { common: CommonToolWords };

/** The result for the typed values, or their errors. */
export function answerWithholding(
  fields: Fields,
  { kinds, threshold, vat }: WithholdingRules,
  { form, answer, common }: Words,
): Outcome<Answer> {
  const amount = readTypedAmount(fields.amount ?? '');
  const before = readOptionalAmount(fields.before ?? '');
  const errors: FieldErrors = {};
  if ('problem' in amount) errors.amount = common.problems[amount.problem];
  if ('problem' in before) errors.before = common.problems[before.problem];
  const rate = kinds.find(({ id }) => id === fields.kind) ?? kinds[0];
  if ('problem' in amount || 'problem' in before || !rate) return { errors };
  const charged = fields.vat ? vat : [];
  const question = { amount: amount.pesewas, rate, paidBefore: before.pesewas, vat: charged };
  const found = withhold({ ...question, threshold: threshold * 100 });
  const texts = {
    kind: form.kinds[rate.id] ?? rate.id,
    amount: formatPesewas(amount.pesewas),
    percent: String(rate.percent),
    withheld: formatPesewas(found.withheld),
    paid: formatPesewas(found.paidOut),
    sum: formatPesewas(found.paidWithThis),
    threshold: formatPesewas(threshold * 100),
  };
  return {
    answer: {
      headline: fillSlots(found.withheld > 0 ? answer.withhold : answer.nothing, texts),
      rows: rowsOf(found, texts, wholeRate(charged), answer),
      notes: notesOf(found, rate, answer).map((note) => fillSlots(note, texts)),
    },
  };
}

function rowsOf(
  { vat, invoice, withheld, reach }: Withholding,
  texts: Record<string, string>,
  vatPercent: number,
  words: WithholdingWords['answer'],
): AnswerRow[] {
  const { amount = '', paid = '' } = texts;
  const how = fillSlots(words.vat_how, { percent: String(vatPercent), amount });
  return [
    { label: words.amount, amount },
    ...(vatPercent > 0
      ? [
          { label: words.vat, how, amount: formatPesewas(vat) },
          { label: words.invoice, amount: formatPesewas(invoice) },
        ]
      : []),
    {
      label: words.withheld,
      how: fillSlots(reach === 'below' ? words.nothing_how : words.withheld_how, texts),
      amount: formatPesewas(-withheld),
    },
    { label: words.paid, amount: paid, isTotal: true },
  ];
}

function notesOf(
  { reach, withheld }: Withholding,
  { id, above_threshold }: WithholdingRate,
  words: WithholdingWords['answer'],
): string[] {
  if (reach === 'below') return [words.below];
  // Sole traders withhold only on what has no threshold.
  const who = above_threshold ? words.sole_trader : words.who[id];
  const notes = withheld > 0 ? [...(who ? [who] : []), words.due, words.certificate] : [];
  return reach === 'crossed' ? [words.crossed, ...notes] : notes;
}
