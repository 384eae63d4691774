import { expect, test } from 'vitest';
import { readFile } from './files.ts';
import { findMissingTests, findNamedTests } from './named-tests.ts';

const security = readFile('docs/security.md');
const [applying = '', notApplying = ''] = security.split('### Does not apply');

/** | number | in short | state | shown by, or why not | */
const rows = applying
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, number = '']) => /^\d+\.\d+\.\d+$/.test(number))
  .map(([, number = '', , state = '', how = '']) => ({ number, state, how }));
const others = [...notApplying.matchAll(/\b\d+\.\d+\.\d+\b/g)].map(([number]) => number);

/** Levels 1 and 2 of version 5.0, and the one requirement of level 3 that is also met. */
const requirements = 253;
const ofLevel3 = ['1.2.10'];

test('every requirement of ASVS levels 1 and 2 has one line in docs/security.md', () => {
  const numbers = [...rows.map(({ number }) => number), ...others];
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
  expect(numbers.filter((number) => !ofLevel3.includes(number))).toHaveLength(requirements);
});

test('docs/security.md refers only to tests that exist', () => {
  expect(findNamedTests(security).length).toBeGreaterThan(150);
  expect(findMissingTests(security)).toEqual([]);
});

test('every met requirement has a test or a section, and every other has a reason', () => {
  const silent = rows.filter(({ state, how }) => {
    if (state === 'met') return findNamedTests(how).length === 0 && !/\]\([^)]+\)/.test(how);
    return state !== 'not met' || how.length < 60;
  });
  expect(silent).toEqual([]);
});

test('at most six requirements are not met', () => {
  const unmet = rows.filter(({ state }) => state === 'not met').map(({ number }) => number);
  expect(unmet.length).toBeGreaterThan(0);
  expect(unmet.length).toBeLessThanOrEqual(6);
});
