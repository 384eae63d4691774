import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-command.ts';
import { loadTests } from '../test-setup/test-lanes.ts';
import { promises } from './promises.ts';

test('all promises are listed in order, each with existing tests', () => {
  const numbers = promises.map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: 37 }, (_, at) => at + 1));
  for (const { number, tests, inBrowsers = [] } of promises) {
    expect(tests, `promise ${number}`).not.toEqual([]);
    for (const file of [...tests, ...inBrowsers]) expect(existsSync(join(root, file)), file).toBe(true);
  }
});

test('every promise that the specification names is listed', () => {
  const specification = readFileSync(join(root, 'docs/specification.md'), 'utf8');
  const named = [...specification.matchAll(/\(promises? ([^)]+)\)/g)].flatMap(([, numbers = '']) =>
    (numbers.match(/\d+/g) ?? []).map(Number),
  );
  expect(named.length).toBeGreaterThan(30);
  const listed = promises.map(({ number }) => number);
  expect(named.filter((number) => !listed.includes(number))).toEqual([]);
});

test('every test with a long form belongs to a promise', () => {
  const isListed = (file: string) => promises.some(({ tests }) => tests.includes(file));
  const sized = globSync('{apps,packages,tools}/**/*.test.ts', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }).filter((file) => /^import .*\bfaultSize\b/m.test(readFileSync(join(root, file), 'utf8')));
  expect(sized.length).toBeGreaterThan(10);
  expect(sized.filter((file) => !isListed(file))).toEqual([]);
});

test('every file that runs alone belongs to a promise', () => {
  const listed = promises.flatMap(({ tests }) => tests);
  expect(loadTests.filter((file) => !listed.includes(file))).toEqual([]);
});
