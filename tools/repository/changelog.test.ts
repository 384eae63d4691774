import { expect, test } from 'vitest';
import { readFile } from './files.ts';

const headings = [...readFile('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
const versions = headings.filter((heading) => heading !== 'Unreleased');
const numberOf = (heading: string) => heading.split(' - ')[0] ?? '';

test('the changes are listed by version and day, with unreleased ones first', () => {
  expect(versions.length).toBeGreaterThan(0);
  for (const heading of versions) expect(heading).toMatch(/^\d+\.\d+\.\d+ - \d{4}-\d{2}-\d{2}$/);
  expect(headings.indexOf('Unreleased')).toBeLessThanOrEqual(0);
  const newestFirst = versions.toSorted((one, other) =>
    numberOf(other).localeCompare(numberOf(one), 'en', { numeric: true }),
  );
  expect(versions).toEqual(newestFirst);
});

test('the newest version is the one of package.json', () => {
  expect(numberOf(versions[0] ?? '')).toBe(JSON.parse(readFile('package.json')).version);
});
