import { expect, test } from 'vitest';
import { balanceText, outlineText, readPictureFonts, type TextStyle, wrapText } from './outline-text.ts';

const { heading, text } = await readPictureFonts();
const large: TextStyle = { faces: heading, size: 88 };
const small: TextStyle = { faces: text, size: 33 };

test('a heading has no single word on its last line', () => {
  const title = 'Accounting software for Ghana';
  expect(wrapText(title, 1024, 3, large)).toEqual(['Accounting software for', 'Ghana']);
  expect(balanceText(title, 1024, 3, large)).toEqual(['Accounting', 'software for Ghana']);
});

test('each character is outlined once, and placed and scaled where it occurs', () => {
  const read = (svg: string) =>
    [...svg.matchAll(/translate\((\S+) (\S+)\) scale\((\S+) (\S+)\)" d="([^"]+)"/g)].map((match) =>
      match.slice(1),
    );
  const [first = [], second = [], ...more] = read(outlineText('aa', 10, 20, large));
  const [smaller = []] = read(outlineText('a', 10, 20, small));
  expect(more).toEqual([]);
  expect(first.slice(0, 2)).toEqual(['10', '20']);
  expect(Number(second[0])).toBeGreaterThan(40);
  // SVG counts downwards, and fonts upwards.
  expect(Number(first[3])).toBe(-Number(first[2]));
  expect(second[4]).toBe(first[4]);
  expect(smaller[4]).not.toBe(first[4]);
  expect(Number(smaller[2])).toBeLessThan(Number(first[2]));
});

test('a heading that fits stays on one line', () => {
  expect(balanceText('Pricing in Ghana cedis', 1024, 3, large)).toEqual(['Pricing in Ghana cedis']);
});

test('a long text ends with its last sentence that fits', () => {
  const first = 'Invoice on WhatsApp, get paid by mobile money, count stock and file VAT in cedis.';
  expect(
    wrapText(
      `${first} You are set up in 15 minutes, and it is free for two weeks: no card is needed.`,
      1024,
      2,
      small,
    ).join(' '),
  ).toBe(first);
});

test('a text whose sentences would leave a gap, or do not fit, ends with …', () => {
  const last = wrapText(
    `Short. ${'A sentence that goes on and on without an end '.repeat(4)}`,
    1024,
    2,
    small,
  ).at(-1);
  expect(last).toMatch(/…$/);
});

test('a character that the font lacks is left out, and every white space is drawn as a space', () => {
  const draw = (title: string) => outlineText(title, 10, 20, large);
  expect(draw('Ledger™ 🎉'.trim())).toBe(draw('Ledger '));
  expect(draw('GH₵2\u202f000\n')).toBe(draw('GH₵2 000 '));
  expect(draw('Cafe\u0301')).toBe(draw('Café'));
});

test('a word that cannot be drawn takes no place in a line', () => {
  expect(wrapText('Sell → get paid\nand sleep ', 1024, 3, large)).toEqual(['Sell get paid and sleep']);
  expect(balanceText('🎉', 1024, 3, large)).toEqual([]);
});
