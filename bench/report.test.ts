import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { median, table, writeSection } from './report.ts';

const bench = { title: 'Pages', run: async () => ({ lines: [], misses: [] }) };

function writeDocument(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'performance.md');
  writeFileSync(file, text);
  return file;
}

test('a result replaces the previous one between its markers and lists every missed target', () => {
  const file = writeDocument('Before\n<!-- bench pages -->\nold\n<!-- end pages -->\nAfter\n');
  writeSection('pages', bench, { lines: ['| 1 |'], misses: ['/pricing: LCP 2,600 ms.'] }, file);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^Before\n<!-- bench pages -->\n\n## Pages\n/);
  expect(text).toMatch(/\| 1 \|\n\nMissed:\n\n- \/pricing: LCP 2,600 ms\.\n\n<!-- end pages -->\nAfter\n$/);
  expect(text).toContain('`npm run bench -- pages`');
  expect(text).not.toContain('old');
});

test('a benchmark without markers in the document names the lines to add', () => {
  const file = writeDocument('Nothing\n');
  expect(() => writeSection('pages', bench, { lines: [], misses: [] }, file)).toThrow('<!-- bench pages -->');
});

test('a table aligns numbers to the right and separates thousands', () => {
  expect(table(['Page', 'Bytes'], [['/', 13_000]])).toEqual([
    '| Page | Bytes |',
    '| --- | --: |',
    '| / | 13,000 |',
  ]);
});

test('the median of three is the second, and of four the lower of the two in the middle', () => {
  expect([median([9, 1, 5]), median([9, 1, 5, 7])]).toEqual([5, 5]);
});
