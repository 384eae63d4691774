import { expect, test } from 'vitest';
import { files, filesMatching, readFile } from './files.ts';

test('no source file is longer than 250 lines', () => {
  const long = filesMatching(/\.(ts|tsx|mjs|astro|css)$/)
    .map(({ file, text }) => ({ file, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 250);
  expect(long.map(({ file, lines }) => `${file}: ${lines} lines`)).toEqual([]);
});

test('no file contains a path that exists on one machine only', () => {
  const places = /(^|[\s"'`(=:])(\/home\/\w|\/Users\/\w|\/root\/|\/work\/|[A-Z]:\\\\?Users)/m;
  const named = filesMatching(/\.(ts|tsx|mjs|astro|css|json|yaml|yml|md|sh)$|(^|\/)[^.]+$/).filter(
    ({ text }) => places.test(text),
  );
  expect(named.map(({ file }) => file)).toEqual([]);
});

test('the files for which npm run e2e finds another browser exist', () => {
  const named = [...readFile('tools/e2e.ts').matchAll(/isRun\('([^']+)'\)/g)].map(
    ([, file]) => `${file}.e2e.ts`,
  );
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((file) => !files.includes(file))).toEqual([]);
});
