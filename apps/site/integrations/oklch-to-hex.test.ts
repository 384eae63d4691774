import { expect, test } from 'vitest';
import { oklchToHex } from './oklch-to-hex.ts';

test.each([
  ['oklch(100% 0 0)', '#ffffff'],
  ['oklch(0% 0 0 / 0.4)', '#00000066'],
  ['oklch(0% 0 0/50%)', '#00000080'],
  ['oklch(62.8% 0.2577 29.23)', '#ff0000'],
  ['oklch(51.975% 0.17686 142.495)', '#008000'],
])('%s is %s', (colour, hex) => {
  expect(oklchToHex(colour)).toBe(hex);
});

test('the rest of a stylesheet is unchanged', () => {
  expect(oklchToHex('a{color:oklch(100% 0 0);border:1px solid var(--line)}')).toBe(
    'a{color:#ffffff;border:1px solid var(--line)}',
  );
});

test('a colour outside of sRGB is clipped to sRGB', () => {
  expect(oklchToHex('oklch(70% 0.35 150)')).toMatch(/^#00[\da-f]{2}[\da-f]{2}$/);
});
