import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-command.ts';
import { readFile } from './files.ts';

const document = 'docs/specification.md';
const specification = existsSync(join(root, document)) ? readFile(document) : '';

/** A test as the specification names it: `path/to/file.test.ts › title`, where the title may be a part of it. */
const namedTests = [...specification.matchAll(/`([^`\s]+\.(?:test|e2e)\.tsx?)(?: › ([^`]+))?`/g)].map(
  ([named, file = '', title = '']) => ({ named, file, title: title.trim() }),
);

test('every test that the specification names exists', () => {
  const missing = namedTests.filter(({ file, title }) => {
    if (!existsSync(join(root, file))) return true;
    // Titles may be wrapped over lines or carry escaped quotes in the code.
    const text = readFile(file).replaceAll("\\'", "'").replace(/\s+/g, ' ');
    return !text.includes(title);
  });
  expect(namedTests.length).toBeGreaterThan(20);
  expect(missing.map(({ named }) => named)).toEqual([]);
});

test('every requirement of the specification names its test', () => {
  const requirements = specification.split('\n').filter((line) => /^\|\s*\d+(\.\d+)*\s*\|/.test(line));
  expect(requirements.length).toBeGreaterThan(20);
  const untested = requirements.filter((row) => !/`[^`\s]+\.(?:test|e2e)\.tsx?/.test(row));
  expect(untested).toEqual([]);
});

test('every file and folder that the specification names exists', () => {
  const places = [
    ...specification.matchAll(/`((?:apps|packages|content|e2e|tools|bench|deploy|docs)\/[^`\s*{<]+)`/g),
  ];
  expect(places.length).toBeGreaterThan(100);
  expect(places.map(([, place = '']) => place).filter((place) => !existsSync(join(root, place)))).toEqual([]);
});
