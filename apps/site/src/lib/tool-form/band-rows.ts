import { fillSlots } from '@accounting-site/content/fill-slots';
import type { BandTax } from '@accounting-site/content/income-tax';
import { formatPesewas } from '../tools/pesewas.ts';
import type { AnswerRow } from './answer.ts';

/** One line of a result for each band that an income reaches. */
export const bandRows = (bands: BandTax[], words: { band: string; band_how: string }): AnswerRow[] =>
  bands.map(({ amount, percent, tax }) => ({
    label: fillSlots(words.band, { percent: String(percent) }),
    how: fillSlots(words.band_how, { amount: formatPesewas(amount) }),
    amount: formatPesewas(tax),
  }));
