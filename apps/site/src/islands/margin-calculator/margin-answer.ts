import { fillSlots } from '@accounting-site/content/fill-slots';
import type { Fields } from '../../lib/forms/form-fields.ts';
import type { Answer } from '../../lib/tool-form/answer.ts';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import type { Outcome } from '../../lib/tool-form/use-tool-form.ts';
import { formatPercent } from '../../lib/tools/format-percent.ts';
import { type Margin, workOutMargin } from '../../lib/tools/margin.ts';
import { formatPesewas } from '../../lib/tools/pesewas.ts';
import { type VatRate, wholeRate } from '../../lib/tools/vat.ts';
import type { MarginWords } from './margin-words.ts';
import { readMarginForm } from './read-margin-form.ts';

/** The fields of the form, which are also its URL parameters. */
export const marginFields = ['cost', 'price', 'margin', 'markup', 'vat'] as const;
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
