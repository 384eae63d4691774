import { formatAmount } from '@accounting-site/content/money/money';
import { shareOf } from '@accounting-site/content/money/share-of';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatBare, formatPesewas, readAmount, readOptionalAmount, readTypedAmount } from './pesewas.ts';

test.each([
  ['1000', 100_000],
  ['1,000', 100_000],
  ['1 000', 100_000],
  ['1\u00A0000.5', 100_050],
  ['1000.50', 100_050],
  ['GH₵1,000', 100_000],
  ['GHS 1,234,567.89', 123_456_789],
  ['gh¢ 20', 2000],
  ['₵5', 500],
  ['250 cedis', 25_000],
  ['500ghc', 50_000],
  ['50 ₵', 5000],
  ['.50', 50],
  ['7.', 700],
  [' 0 ', 0],
])('%s is read as %s pesewas', (text, pesewas) => {
  expect(readAmount(text)).toEqual({ pesewas });
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['GH₵', 'empty'],
  ['1,5', 'comma'],
  ['1.000,50', 'comma'],
  ['10,00', 'comma'],
  ['1,0000', 'comma'],
  ['0,125', 'comma'],
  ['012,345', 'comma'],
  ['1.2.3', 'comma'],
  ['1.234', 'pesewas'],
  ['-5', 'negative'],
  ['−5', 'negative'],
  ['five', 'not_a_number'],
  ['1k', 'not_a_number'],
  ['1e9', 'not_a_number'],
  ['Infinity', 'not_a_number'],
  ['9999999999', 'too_large'],
])('%s is refused: %s', (text, problem) => {
  expect(readAmount(text)).toEqual({ problem });
});

test.each([
  ['12,50', { pesewas: 1250 }],
  ['GH₵ 1 000,5', { pesewas: 100_050 }],
  ['1,000', { pesewas: 100_000 }],
  ['0,500', { problem: 'pesewas' }],
  ['1,0000', { problem: 'comma' }],
])('%s in a field is read', (text, read) => {
  expect([readTypedAmount(text), readOptionalAmount(text)]).toEqual([read, read]);
});

test("a formatted amount can be parsed again, and is formatted as in the site's content", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (pesewas) => {
      expect(readAmount(formatPesewas(pesewas))).toEqual({ pesewas });
      expect(formatPesewas(pesewas)).toBe(formatAmount(pesewas / 100));
    }),
  );
  expect(formatPesewas(-3850)).toBe('−GH₵38.50');
});

test('below a heading with GH₵ an amount is shown without it', () => {
  expect([formatBare(123_456), formatBare(-3850)]).toEqual(['1,234.56', '−38.50']);
});

test('no text breaks the parser', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readAmount(text);
      if ('pesewas' in read) expect(Number.isSafeInteger(read.pesewas)).toBe(true);
    }),
  );
});

test('a share is rounded to the nearest pesewa', () => {
  expect(shareOf(100_000, 7.5)).toBe(7500);
  expect(shareOf(333, 2.5)).toBe(8);
  expect(shareOf(99_999_999_999, 15)).toBe(15_000_000_000);
});
