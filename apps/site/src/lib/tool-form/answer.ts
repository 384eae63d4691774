import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { BandTax } from '@accounting-site/content/money/income-tax';
import { formatPesewas } from '../tools/pesewas.ts';

/** The result of a calculator, with texts and formatted amounts, as shown and as shared. */
export interface Answer {
  /** One line with the question and the result. */
  headline: string;
  rows: AnswerRow[];
  /** Notes on the result, a sentence or two each. */
  notes: string[];
}

export interface AnswerRow {
  label: string;
  /** How the amount is calculated, such as 15% of GH₵1,000.00. */
  how?: string;
  amount: string;
  /** The total of the other lines. */
  isTotal?: boolean;
}

/** The result as plain text with its URL, for a message. */
export const answerText = ({ headline, rows, notes }: Answer, address: string) =>
  [
    headline,
    ...rows.map(({ label, how, amount }) => `${label}${how ? ` (${how})` : ''}: ${amount}`),
    ...notes,
    address,
  ].join('\n');

/** One line of a result for each band that an income reaches. */
export const bandRows = (bands: BandTax[], words: { band: string; band_how: string }): AnswerRow[] =>
  bands.map(({ amount, percent, tax }) => ({
    label: fillSlots(words.band, { percent: String(percent) }),
    how: fillSlots(words.band_how, { amount: formatPesewas(amount) }),
    amount: formatPesewas(tax),
  }));
