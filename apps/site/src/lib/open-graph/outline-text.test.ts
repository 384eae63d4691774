import { expect, test } from 'vitest';
import { balanceText, type TextStyle, wrapText } from './outline-text.ts';
import { readPictureFonts } from './picture-fonts.ts';

const { heading, text } = await readPictureFonts();
const large: TextStyle = { faces: heading, size: 88 };
const small: TextStyle = { faces: text, size: 33 };

test('a heading has no single word on its last line', () => {
  const title = 'Accounting software for Ghana';
  expect(wrapText(title, 1024, 3, large)).toEqual(['Accounting software for', 'Ghana']);
  expect(balanceText(title, 1024, 3, large)).toEqual(['Accounting', 'software for Ghana']);
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
