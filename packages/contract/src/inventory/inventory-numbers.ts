import { itemNumberMax } from '../fields/field-limits.ts';

/** A number parsed from a file, or an error message for the owner. */
type Read =
  | { readonly value: number; readonly problem?: undefined }
  | { readonly problem: string; readonly value?: undefined };

const most = itemNumberMax;
const groups = /^[1-9]\d{0,2}(?:([,\u0020\u00a0\u202f])\d{3})(?:\1\d{3})*(?:\.\d+)?$/;
const simple = /^(?:\d+(?:\.\d+)?|\.\d+)$/;

/**
 * Parses a quantity in units of the item: `46`, `1,200`, `2.5` kilograms, or `-3` for an oversold item.
 * @param isCommaDecimal whether the user's language writes 2,5 for 2.5, so that `1,200` can be read in two ways
 */
export function readQuantity(typed: string, isCommaDecimal = false): Read {
  const written = typed.replace(/^[-−]\s*/, '');
  const digits = toPlainDigits(written, isCommaDecimal);
  if (digits === undefined) return { problem: explain(typed, 'a quantity', '46 or 2.5') };
  if (Number(digits) > most) return { problem: `Write ${most.toLocaleString('en-GH')} or less.` };
  const value = Number(digits);
  return { value: written === typed || value === 0 ? value : -value };
}

/**
 * Parses a price in cedis into whole pesewas: `12.5`, `GH₵ 12.50` and `GH? 12.50` are 1250. Excel writes a question
 * mark for ₵ in files that are not UTF-8.
 * @param isCommaDecimal as for a quantity
 */
export function readPrice(typed: string, isCommaDecimal = false): Read {
  if (/^[-−(]/.test(typed)) return { problem: 'A price is 0 or more.' };
  const written = typed
    .replace(/^(?:GH[₵SC¢?]|[₵¢])\s*/i, '')
    .replace(/(?:GH[₵SC¢?]|[₵¢]|cedis?)$/i, '')
    .trimEnd();
  const digits = toPlainDigits(written, isCommaDecimal);
  if (digits === undefined) return { problem: explain(typed, 'a price', '12.50') };
  if (Number(digits) > most) return { problem: `Write ${most.toLocaleString('en-GH')} or less.` };
  const [cedis = '', pesewas = ''] = digits.split('.');
  if (/[1-9]/.test(pesewas.slice(2))) return { problem: 'A price has at most two digits after the point.' };
  // Digits are moved as text, because floating-point arithmetic is inexact: 1.15 * 100 is 114.99999999999999.
  return { value: Number(`${cedis}${pesewas.slice(0, 2).padEnd(2, '0')}`) };
}

/** Digits with at most one decimal point; undefined for anything that is not a plain number. */
function toPlainDigits(written: string, isCommaDecimal: boolean): string | undefined {
  if (simple.test(written)) return written;
  if (isCommaDecimal && /^\d+,\d+$/.test(written)) return undefined;
  return groups.test(written) ? written.replace(/[^\d.]/g, '') : undefined;
}

function explain(typed: string, what: string, example: string): string {
  if (typed === '') return `Write ${what}, like ${example}.`;
  // In a file 2,5 is ambiguous: a decimal comma to some, a typing error to others. So it is refused.
  if (/^[-−]?\d+,\d+$/.test(typed)) {
    return `“${typed}” can be read in two ways. Write a point before decimals, like ${example}.`;
  }
  return `“${typed.slice(0, 40)}” is not a number. Write ${what}, like ${example}.`;
}
