import { expect, test } from 'vitest';
import { readTokens, resolveToken } from './read-tokens.ts';
import { measureContrast } from './unreadable-pairs.ts';

test('contrast is measured as in WCAG', () => {
  expect(measureContrast('#000000', '#ffffff')).toBeCloseTo(21);
  // #767676, the lightest grey that carries text on white.
  expect(measureContrast('#767676', '#ffffff')).toBeCloseTo(4.54);
});

test('a dark theme colour replaces the light one, also in tokens that refer to it', () => {
  const small = readTokens(
    ':root { --ink: #1b1b1b; --paper: #f8f8f8; } :root, .paper { --text: var(--ink); --focus: var(--text); } :root { --gap: 4px; } :root { --text: var(--paper); }',
  );
  expect(resolveToken(small, '--focus', 'light')).toBe('#1b1b1b');
  expect(resolveToken(small, '--focus', 'dark')).toBe('#f8f8f8');
});
