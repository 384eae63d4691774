import { expect, test } from 'vitest';
import { compactor } from './compact-tokens.ts';

const tokens = `
:root { --primary-600: #1a6b47; }
:root {
  --primary: var(--primary-600); /* what is to be done */
  --step--1: 0.9375rem;
}
`;
const compact = compactor(tokens);

test('a semantic token gets a shorter name where it is declared and where it is used', () => {
  expect(compact(':root { --step--1: 0.9375rem; }')).toBe(':root { --b: 0.9375rem; }');
  expect(compact('.x { font-size: var(--step--1); }')).toBe('.x { font-size: var(--b); }');
});

test('a palette token is replaced by its value, and its declaration is removed', () => {
  expect(compact(tokens)).toContain('--a: #1a6b47;');
  expect(compact(tokens)).not.toContain('primary-600');
  expect(compact('.x { --warp: var(--primary-600); }')).toBe('.x { --warp: #1a6b47; }');
});

test("a component's own custom properties keep their names", () => {
  expect(compact('.x { color: var(--fill, var(--primary)); }')).toBe('.x { color: var(--fill, var(--a)); }');
  expect(compact('.x { --primary-edge: 0; }')).toBe('.x { --primary-edge: 0; }');
});

test('a name that clashes with a shortened token name is refused', () => {
  expect(() => compact('.x { --b: 0; }')).toThrow('--b is what a token is called when built');
});
