import { expect, test } from 'vitest';
import { filesMatching } from './files.ts';

// Black and white with transparency are allowed: they darken and lighten any brand colour.
const neutral = /^#(?:0{6}|f{6})(?:[\da-f]{2})?$/i;
const colour = /oklch\([^)]*\)|#(?:[\da-f]{2}){3,4}\b|\b(?:rgb|hsl)a?\([^)]*\)/gi;

test('colours are defined only in content/brand.yaml and its palette, so that a new brand changes all of them', () => {
  const written = filesMatching(/^(apps\/(site|server)|packages)\/.*\.(css|ts|tsx|astro)$/)
    .filter(
      ({ file }) =>
        !/\.(test|fixture)\.|\/testing\/|packages\/content\/src\/(files\/palette|facts\/facts)\.ts$/.test(
          file,
        ),
    )
    .flatMap(({ file, text }) =>
      [...text.matchAll(colour)]
        .map(([value]) => ({ file, value }))
        .filter(({ value }) => !neutral.test(value)),
    );
  expect(written.map(({ file, value }) => `${file}: ${value}`)).toEqual([]);
});
