import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { Fields } from '../../lib/forms/form-fields.ts';
import type { Answer } from '../../lib/tool-form/answer.ts';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import type { Outcome } from '../../lib/tool-form/use-tool-form.ts';
import { type PensionRates, pensionOf } from '../../lib/tools/payroll.ts';
import { formatEach, formatPesewas, readTypedAmount } from '../../lib/tools/pesewas.ts';
import type { SsnitWords } from './ssnit-words.ts';

/** Its keys are the fields of the form, which are also its URL parameters. */
export const ssnitExample = { basic: '2,000' };

type Words = Pick<SsnitWords, 'answer'> & { common: CommonToolWords };

/** The contributions for the typed salary, or its error. */
export function answerSsnit(fields: Fields, rates: PensionRates, { answer, common }: Words): Outcome<Answer> {
  const read = readTypedAmount(fields.basic ?? '');
  if ('problem' in read) return { errors: { basic: common.problems[read.problem] } };
  const pension = pensionOf(read.pesewas, rates);
  const { worker, employer, total, tier1: ssnit, tier2: scheme } = pension;
  const texts = formatEach({ basic: read.pesewas, worker, employer, total, ssnit, scheme });
  const share = (name: keyof typeof pension, percent: number) => ({
    label: answer[name],
    how: fillSlots(answer.how, { ...texts, percent: String(percent) }),
    amount: formatPesewas(pension[name]),
  });
  return {
    answer: {
      headline: fillSlots(answer.headline, texts),
      rows: [
        { label: answer.basic, amount: texts.basic },
        share('worker', rates.worker),
        share('employer', rates.employer),
        { label: answer.total, amount: texts.total, isTotal: true },
        share('tier1', rates.tier_1),
        share('tier2', rates.tier_2),
        { label: answer.both, amount: texts.total, isTotal: true },
      ],
      notes: [answer.who, answer.due].map((note) => fillSlots(note, texts)),
    },
  };
}
