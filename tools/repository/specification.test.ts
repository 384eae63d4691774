import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-command.ts';
import { readFile } from './files.ts';
import { findMissingTests, findNamedTests } from './named-tests.ts';

const specification = readFile('docs/specification.md');

test('every test in the specification exists', () => {
  expect(findNamedTests(specification).length).toBeGreaterThan(20);
  expect(findMissingTests(specification)).toEqual([]);
});

test('every requirement of the specification has a test', () => {
  const requirements = specification.split('\n').filter((line) => /^\|\s*\d+(\.\d+)*\s*\|/.test(line));
  expect(requirements.length).toBeGreaterThan(20);
  const untested = requirements.filter((row) => !/`[^`\s]+\.(?:test|e2e)\.tsx?/.test(row));
  expect(untested).toEqual([]);
});

test('every file and folder in the specification exists', () => {
  const places = [
    ...specification.matchAll(/`((?:apps|packages|content|e2e|tools|bench|deploy|docs)\/[^`\s*{<]+)`/g),
  ];
  expect(places.length).toBeGreaterThan(100);
  expect(places.map(([, place = '']) => place).filter((place) => !existsSync(join(root, place)))).toEqual([]);
});
