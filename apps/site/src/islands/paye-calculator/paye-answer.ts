import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { FieldErrors, Fields } from '../../lib/forms/form-fields.ts';
import type { Answer } from '../../lib/tool-form/answer.ts';
import { bandRows } from '../../lib/tool-form/answer.ts';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import type { Outcome } from '../../lib/tool-form/use-tool-form.ts';
import { type PayrollRates, type Payslip, payslipOf } from '../../lib/tools/payroll.ts';
import { formatEach, formatPesewas, readOptionalAmount, readTypedAmount } from '../../lib/tools/pesewas.ts';
import type { PayeWords } from './paye-words.ts';

/** Its keys are the fields of the form, which are also its URL parameters. */
export const payeExample = { basic: '2,000', allowances: '400', residence: 'resident' };

type Words = Pick<PayeWords, 'answer'> & { common: CommonToolWords };

/** The payslip for the typed values, or their errors. */
export function answerPaye(fields: Fields, rates: PayrollRates, { answer, common }: Words): Outcome<Answer> {
  const basic = readTypedAmount(fields.basic ?? '');
  const allowances = readOptionalAmount(fields.allowances ?? '');
  const errors: FieldErrors = {};
  if ('problem' in basic) errors.basic = common.problems[basic.problem];
  if ('problem' in allowances) errors.allowances = common.problems[allowances.problem];
  if ('problem' in basic || 'problem' in allowances) return { errors };
  const isResident = fields.residence !== 'non-resident';
  const pay = { basic: basic.pesewas, allowances: allowances.pesewas, isResident };
  const payslip = payslipOf(pay, rates);
  const { gross, pension, taxable, paye, net, cost } = payslip;
  const { employer, tier1: ssnit, tier2: scheme } = pension;
  const amounts = { gross, taxable, paye, net, cost, employer, ssnit, scheme };
  const texts = formatEach({ basic: pay.basic, allowances: pay.allowances, ...amounts });
  const notes = [answer.due, isResident ? answer.source : answer.non_resident];
  return {
    answer: {
      headline: fillSlots(answer.headline, texts),
      rows: rowsOf(payslip, texts, rates, answer),
      notes: notes.map((note) => fillSlots(note, texts)),
    },
  };
}

type AmountName = 'basic' | 'allowances' | 'taxable' | 'paye' | 'net' | 'employer' | 'cost';

function rowsOf(
  { pension, bands }: Payslip,
  texts: Record<AmountName | 'gross', string>,
  rates: PayrollRates,
  words: PayeWords['answer'],
): Answer['rows'] {
  const row = (name: AmountName) => ({
    label: words[name],
    amount: texts[name],
  });
  const share = (percent: number) => fillSlots(words.share_how, { ...texts, percent: String(percent) });
  return [
    row('basic'),
    row('allowances'),
    { label: words.worker, how: share(rates.pension.worker), amount: formatPesewas(-pension.worker) },
    { ...row('taxable'), isTotal: true },
    ...bandRows(bands, words),
    { ...row('paye'), isTotal: true },
    { ...row('net'), how: fillSlots(words.net_how, texts), isTotal: true },
    { ...row('employer'), how: share(rates.pension.employer) },
    { ...row('cost'), how: fillSlots(words.cost_how, texts), isTotal: true },
  ];
}
