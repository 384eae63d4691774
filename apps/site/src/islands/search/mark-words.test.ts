import { expect, test } from 'vitest';
import { markWords } from './MarkedText.tsx';

const marked = (text: string, found: string[]) =>
  markWords(text, found)
    .map(({ piece, isFound }) => (isFound ? `[${piece}]` : piece))
    .join('');

test('whole words are highlighted, regardless of case and accents', () => {
  expect(marked('Take MoMo, not momos. Momo!', ['momo'])).toBe('Take [MoMo], not momos. [Momo]!');
  expect(marked('Low-Stock Café', ['stock', 'cafe'])).toBe('Low-[Stock] [Café]');
});

test('a text without matches is returned in order and complete', () => {
  const text = 'GH₵200 — two-factor, 24/7.';
  expect(
    markWords(text, [])
      .map(({ piece }) => piece)
      .join(''),
  ).toBe(text);
});

test('each piece has its start position', () => {
  expect(markWords('a b', ['b'])).toEqual([
    { piece: 'a', at: 0, isFound: false },
    { piece: ' ', at: 1, isFound: false },
    { piece: 'b', at: 2, isFound: true },
  ]);
});
