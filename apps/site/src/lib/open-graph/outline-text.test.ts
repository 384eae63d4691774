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
