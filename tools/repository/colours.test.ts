import { expect, test } from 'vitest';
import { filesMatching } from './files.ts';

// Black and white with transparency are allowed: they darken and lighten any brand colour.
const neutral = /^oklch\((?:0|100)% 0 0\b|^#(?:0{3,8}|f{3,8})$/i;
const colour = /oklch\([^)]*\)|#[\da-f]{6}\b|\b(?:rgb|hsl)a?\([^)]*\)/gi;

test('colours are defined only in content/brand.yaml and its palette, so that a new brand changes all of them', () => {
  const written = filesMatching(/^(apps\/(site|server)|packages)\/.*\.(css|ts|tsx|astro)$/)
    .filter(
      ({ file }) => !/\.(test|fixture)\.|\/testing\/|packages\/content\/src\/(palette|facts)\.ts$/.test(file),
    )
    .filter(({ file }) => !/oklch-to-hex\.ts$/.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(colour)]
        .map(([value]) => ({ file, value }))
        .filter(({ value }) => !neutral.test(value)),
    );
  expect(written.map(({ file, value }) => `${file}: ${value}`)).toEqual([]);
});
