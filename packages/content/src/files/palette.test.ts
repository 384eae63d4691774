import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { makePalette } from './palette.ts';

const blue = { primary: '#1d3fa8', accent: '#ffb199', mark: '#c2257e', paper: '#f8faff' };

const oklch = (hex: string) => new Color(hex).to('oklch').coords.map((part) => part ?? 0);

test("the owner's colours are in the palette unchanged", () => {
  expect(makePalette(blue)).toMatchObject({
    'primary-600': '#1d3fa8',
    'accent-400': '#ffb199',
    'mark-500': '#c2257e',
    'paper-50': '#f8faff',
  });
});

test('every shade of the main colour has its hue in both themes', () => {
  const [, , hue = 0] = oklch(blue.primary);
  const shades = Object.entries(makePalette(blue)).filter(([name]) => /^(primary|ink)-/.test(name));
  expect(shades.length).toBeGreaterThan(15);
  const far = shades.filter(([, hex]) => Math.abs((oklch(hex)[2] ?? 0) - hue) > 40);
  expect(far).toEqual([]);
});

test('a shade has the same lightness for every hue, so that text stays readable', () => {
  const green = makePalette({ ...blue, primary: '#005d37' });
  for (const name of ['primary-950', 'primary-300', 'ink-900', 'ink-200'] as const) {
    expect(oklch(makePalette(blue)[name])[0]).toBeCloseTo(oklch(green[name])[0] ?? 0, 1);
  }
});

test('a grey brand has grey shades', () => {
  const palette = makePalette({ ...blue, primary: '#333333' });
  expect(oklch(palette['primary-300'])[1]).toBeCloseTo(0, 2);
  expect(oklch(palette['ink-900'])[1]).toBeCloseTo(0, 2);
});
