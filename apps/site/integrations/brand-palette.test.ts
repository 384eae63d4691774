import { contrastRules, decoration } from '@accounting-site/ui/contrast/contrast-rules';
import { colourNames, readTokens } from '@accounting-site/ui/contrast/read-tokens';
import { expect, test } from 'vitest';
import { readBrandTokens, refuseUnreadableColours } from './brand-palette.ts';

const brands = {
  green: { primary: '#005d37', accent: '#f0bb3b', mark: '#c65029', paper: '#fcfaf4' },
  blue: { primary: '#1d3fa8', accent: '#ffb199', mark: '#c2257e', paper: '#f8faff' },
  black: { primary: '#222222', accent: '#e0e0e0', mark: '#666666', paper: '#ffffff' },
  red: { primary: '#9c1c1c', accent: '#ffd24d', mark: '#0a7c74', paper: '#fffaf5' },
};

test.each(Object.entries(brands))('a %s brand is readable in both themes', (_name, colours) => {
  expect(() => refuseUnreadableColours(colours)).not.toThrow();
});

test('unreadable colours stop the build, and the message names the pair and where it comes from', () => {
  const pale = { ...brands.green, primary: '#9ad8b5' };
  expect(() => refuseUnreadableColours(pale)).toThrow(
    /content\/brand\.yaml.*\n(.*\n)*.*in the light theme links are #9ad8b5 \(from primary\) on #fcfaf4 \(from paper\), a contrast of 1\.\d:1\. At least 4\.5:1/,
  );
  const dull = { ...brands.green, accent: '#3d4a30' };
  expect(() => refuseUnreadableColours(dull)).toThrow(
    /links on a band are #3d4a30 \(from accent\) on #[\da-f]{6} \(from primary\)/,
  );
});

test('every semantic colour has a required contrast, or is decoration', () => {
  const held = contrastRules.flatMap(({ colours, on }) => [...colours, ...on]);
  const names = colourNames(readTokens(readBrandTokens(brands.green)));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !held.includes(name) && !decoration.includes(name))).toEqual([]);
});

test("the owner's colours are the palette of the style sheet", () => {
  const { palette } = readTokens(readBrandTokens(brands.blue));
  expect(palette).toContainEqual({ name: '--primary-600', value: '#1d3fa8', note: '' });
  expect(readBrandTokens(brands.blue)).not.toContain('--palette');
});
