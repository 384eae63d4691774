import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastRules, decoration } from './contrast-rules.ts';
import { measureContrast } from './measure-contrast.ts';
import { colourNames, readTokens, resolveToken, type Theme } from './read-tokens.ts';

const tokens = readTokens(readFileSync(new URL('../tokens.css', import.meta.url), 'utf8'));
const themes: Theme[] = ['light', 'dark'];

for (const theme of themes) {
  test.each(contrastRules)(`${theme}: $use, at least $least:1`, ({ least, colours, on }) => {
    const tooLow = colours
      .flatMap((colour) => on.map((ground) => ({ colour, ground })))
      .map((pair) => ({ ...pair, contrast: contrastIn(theme, pair.colour, pair.ground) }))
      .filter(({ contrast }) => contrast < least)
      .map(({ colour, ground, contrast }) => `${colour} on ${ground}: ${contrast.toFixed(2)}`);
    expect(tooLow).toEqual([]);
  });
}

test('every colour with a job is held to a contrast, or is decoration', () => {
  const held = contrastRules.flatMap(({ colours, on }) => [...colours, ...on]);
  const names = colourNames(tokens);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !held.includes(name) && !decoration.includes(name))).toEqual([]);
});

test('contrast is measured as WCAG does', () => {
  expect(measureContrast('oklch(0% 0 0)', 'oklch(100% 0 0)')).toBeCloseTo(21);
  // #767676, the lightest grey that carries text on white.
  expect(measureContrast('#767676', '#ffffff')).toBeCloseTo(4.54);
});

test('a colour of the dark theme stands in for that of the light one, also where another refers to it', () => {
  const small = readTokens(
    ':root { --ink: oklch(22% 0 0); --paper: oklch(98% 0 0); } :root { --text: var(--ink); --focus: var(--text); } :root { --text: var(--paper); }',
  );
  expect(resolveToken(small, '--focus', 'light')).toBe('oklch(22% 0 0)');
  expect(resolveToken(small, '--focus', 'dark')).toBe('oklch(98% 0 0)');
});

function contrastIn(theme: Theme, colour: string, ground: string): number {
  return measureContrast(resolveToken(tokens, colour, theme), resolveToken(tokens, ground, theme));
}
