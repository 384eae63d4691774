import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { Fields } from '../../lib/forms/form-fields.ts';
import type { Answer } from '../../lib/tool-form/answer.ts';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import type { Outcome } from '../../lib/tool-form/use-tool-form.ts';
import { formatPesewas, readTypedAmount } from '../../lib/tools/pesewas.ts';
import { addVat, splitVat, type VatRate, type VatSum } from '../../lib/tools/vat.ts';
import type { VatWords } from './vat-words.ts';

/** Its keys are the fields of the form, which are also its URL parameters. */
export const vatExample = { amount: '1,000', direction: 'add' };

type Words = Pick<VatWords, 'answer'> & { common: CommonToolWords };

/** The result for the typed values, or their errors. */
export function answerVat(fields: Fields, rates: VatRate[], words: Words): Outcome<Answer> {
  const read = readTypedAmount(fields.amount ?? '');
  if ('problem' in read) return { errors: { amount: words.common.problems[read.problem] } };
  const isSplit = fields.direction === 'split';
  const sum = isSplit ? splitVat(read.pesewas, rates) : addVat(read.pesewas, rates);
  return { answer: wordAnswer(sum, isSplit, words.answer) };
}

function wordAnswer(sum: VatSum, isSplit: boolean, words: VatWords['answer']): Answer {
  const [base, tax, total] = [sum.base, sum.tax, sum.total].map(formatPesewas) as [string, string, string];
  const isRounded = sum.parts.some(({ rate, amount }) => amount * 100 !== sum.base * rate.percent);
  return {
    headline: fillSlots(isSplit ? words.split : words.added, { base, tax, total }),
    rows: [
      { label: words.base, amount: base },
      ...sum.parts.map(({ rate, amount }) => ({
        label: rate.name,
        how: fillSlots(words.how, { percent: String(rate.percent), base }),
        amount: formatPesewas(amount),
      })),
      { label: words.total, amount: total, isTotal: true },
    ],
    notes: isRounded ? [words.rounded] : [],
  };
}
