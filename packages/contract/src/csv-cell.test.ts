import { expect, test } from 'vitest';
import { harmlessCell, quoteCell } from './csv-cell.ts';

test.each(['=1+1', '@sum(a1)', '-2+3', '+1+cmd', '\tx', ' =1', '\u00A0=1', '＝1+1', '＋1', '－1', '＠x'])(
  '%j is not run as a formula',
  (text) => {
    expect(harmlessCell(text)).toBe(`'${text}`);
  },
);

test.each(['A-1', '1+1', '+233 24 123 4567', '', ' x'])('%j stays as it is', (text) => {
  expect(harmlessCell(text)).toBe(text);
});

test('a cell with a comma, a quote or a line break stands in quotes', () => {
  expect(['a', 'a,b', 'say "x"', 'a\nb'].map(quoteCell)).toEqual(['a', '"a,b"', '"say ""x"""', '"a\nb"']);
});
