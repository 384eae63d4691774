/**
 * Amounts are whole pesewas, a hundredth of a cedi, so sums are exact. This file also runs in the browser.
 */

import { withDecimalPoint } from '../forms/decimal-point.ts';

/** The largest amount that calculators accept. Beyond it, products of amounts and rates are not exact. */
const largest = 99_999_999_999;

export type AmountProblem = 'empty' | 'not_a_number' | 'comma' | 'pesewas' | 'negative' | 'too_large';

type ReadAmount = { pesewas: number } | { problem: AmountProblem };

/**
 * Parses an amount as people write it: 1,000 or 1000.50 or GH₵1,000. A comma may only separate thousands.
 * Ambiguous text, such as 1,5 or 1.000,50, is refused with a named problem instead of guessed.
 */
export function readAmount(text: string): ReadAmount {
  const bare = text
    .trim()
    .replace(/^(?:GH[₵¢SC]|[₵¢])|(?:cedis?|GH[₵¢SC]|₵)$/gi, '')
    .trim()
    .replace(/[\s'’](?=\d{3}(?!\d))/g, ',');
  if (bare === '') return { problem: 'empty' };
  if (/^[-−–(]/.test(bare)) return { problem: 'negative' };
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d{0,2})?$|^\d+(\.\d{0,2})?$|^\.\d{1,2}$/.test(bare)) {
    const [cedis = '', pesewas = ''] = bare.replaceAll(',', '').split('.');
    const amount = Number(cedis) * 100 + Number(pesewas.padEnd(2, '0'));
    return amount > largest ? { problem: 'too_large' } : { pesewas: amount };
  }
  if (/^[\d,]*\.\d{3,}$/.test(bare)) return { problem: 'pesewas' };
  return { problem: /^[\d.,]+$/.test(bare) ? 'comma' : 'not_a_number' };
}

/** Parses the amount of a field, in which a decimal comma is a point: 12,50 is 12.50. */
export const readTypedAmount = (text: string): ReadAmount => readAmount(withDecimalPoint(text.trim()));

/** Parses an amount that may be left out: an empty field is zero. */
export const readOptionalAmount = (text: string): ReadAmount =>
  text.trim() === '' ? { pesewas: 0 } : readTypedAmount(text);

/** Formats an amount for visitors: 123456 becomes GH₵1,234.56. Some phones lack Ghana's currency format. */
export function formatPesewas(pesewas: number): string {
  const [cedis = '', rest = ''] = (Math.abs(pesewas) / 100).toFixed(2).split('.');
  const grouped = cedis.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${pesewas < 0 ? '−' : ''}GH₵${grouped}.${rest}`;
}

/** An amount without GH₵, for a column whose heading has it, so that several columns fit on a phone. */
export const formatBare = (pesewas: number) => formatPesewas(pesewas).replace('GH₵', '');

/** Several amounts for the slots of a text, by name. */
export const formatEach = <Name extends string>(amounts: Record<Name, number>) =>
  Object.fromEntries(
    Object.entries<number>(amounts).map(([name, amount]) => [name, formatPesewas(amount)]),
  ) as Record<Name, string>;
