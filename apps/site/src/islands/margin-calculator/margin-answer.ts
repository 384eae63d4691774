import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { FieldErrors, Fields } from '../../lib/forms/form-fields.ts';
import type { Answer } from '../../lib/tool-form/answer.ts';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import type { Outcome } from '../../lib/tool-form/use-tool-form.ts';
import { formatPercent } from '../../lib/tools/format-percent.ts';
import { type Margin, type MarginKnown, readPercent, workOutMargin } from '../../lib/tools/margin.ts';
import { formatPesewas, readTypedAmount } from '../../lib/tools/pesewas.ts';
import { type VatRate, wholeRate } from '../../lib/tools/vat.ts';
import type { MarginWords } from './margin-words.ts';

/** Its keys are the fields of the form, which are also its URL parameters. */
export const marginExample = { cost: '88', price: '', margin: '20', markup: '', vat: 'yes' };

type Words = Pick<MarginWords, 'answer' | 'problems'> & { common: CommonToolWords };

/** The result for the typed values, or their errors. */
export function answerMargin(fields: Fields, rates: VatRate[], words: Words): Outcome<Answer> {
  const read = readMarginForm(fields, words);
  if ('errors' in read) return read;
  const charged = fields.vat === 'yes' ? rates : [];
  const found = workOutMargin(read.known, charged);
  // A margin of 99.99% on a large cost gives a price beyond safe integers.
  if (!found || !Number.isSafeInteger(found.price.total * 10_000))
    return {
      errors: { [read.known.cost === undefined ? 'price' : 'cost']: words.common.problems.too_large },
    };
  return { answer: wordAnswer(found, wholeRate(charged), words.answer) };
}

function wordAnswer(found: Margin, taxPercent: number, words: MarginWords['answer']): Answer {
  const { cost, profit, price, margin, markup } = found;
  const base = formatPesewas(price.base);
  const percent = (value: number | undefined) => (value === undefined ? words.none : formatPercent(value));
  return {
    headline: fillSlots(headlineOf(profit, words), {
      price: formatPesewas(price.total),
      profit: formatPesewas(profit),
      loss: formatPesewas(-profit),
    }),
    rows: [
      { label: words.cost, amount: formatPesewas(cost) },
      { label: words.profit_row, amount: formatPesewas(profit) },
      ...(taxPercent > 0
        ? [
            { label: words.base, amount: base },
            {
              label: words.tax,
              how: fillSlots(words.tax_how, { percent: String(taxPercent), base }),
              amount: formatPesewas(price.tax),
            },
          ]
        : []),
      { label: words.price, amount: formatPesewas(price.total), isTotal: true },
      { label: words.margin, how: words.margin_how, amount: percent(margin) },
      { label: words.markup, how: words.markup_how, amount: percent(markup) },
    ],
    notes: price.total % 10 === 0 ? [] : [words.rounded],
  };
}

function headlineOf(profit: number, words: MarginWords['answer']): string {
  if (profit === 0) return words.even;
  return profit > 0 ? words.profit : words.loss;
}

const amounts = ['cost', 'price'] as const;
const percentages = ['margin', 'markup'] as const;
const asked = [...amounts, ...percentages];

/** The two values that were filled in, or their errors. */
function readMarginForm(fields: Fields, words: Words): { known: MarginKnown } | { errors: FieldErrors } {
  const filled = asked.filter((field) => fields[field]?.trim());
  const wrongCount = countProblem(filled, words.problems);
  const isChosen = fields.vat === 'yes' || fields.vat === 'no';
  const errors: FieldErrors = { ...wrongCount, ...(!isChosen && { vat: words.problems.vat }) };
  if (wrongCount) return { errors };
  const known: MarginKnown = {};
  for (const field of amounts.filter((name) => filled.includes(name))) {
    const read = readTypedAmount(fields[field] ?? '');
    if ('problem' in read) errors[field] = words.common.problems[read.problem];
    else known[field] = read.pesewas;
  }
  for (const field of percentages.filter((name) => filled.includes(name))) {
    const read = readMarginPercent(fields[field] ?? '', field);
    if ('problem' in read) errors[field] = words.problems[read.problem];
    else known[field] = read.percent;
  }
  return Object.keys(errors).length > 0 ? { errors } : { known };
}

function countProblem(filled: string[], problems: MarginWords['problems']): FieldErrors | undefined {
  if (filled.length < 2) {
    const missing = asked.find((field) => !filled.includes(field)) ?? 'cost';
    return { [missing]: problems.two };
  }
  if (filled.length > 2) return { [filled[filled.length - 1] ?? 'markup']: problems.too_many };
  return filled[0] === 'margin' ? { markup: problems.pair } : undefined;
}

function readMarginPercent(text: string, field: (typeof percentages)[number]) {
  const read = readPercent(text);
  if ('problem' in read)
    return { problem: read.problem === 'negative' ? 'negative' : 'not_a_number' } as const;
  if (field === 'margin' && read.percent >= 100) return { problem: 'margin_too_large' } as const;
  if (read.percent > 100_000) return { problem: 'markup_too_large' } as const;
  return read;
}
