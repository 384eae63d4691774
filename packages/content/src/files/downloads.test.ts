import { expect, test } from 'vitest';
import { formatSize, listDownloads, readDownload } from './downloads.ts';

test.each(listDownloads())('%s opens in a spreadsheet with its cedi signs and rows', (name) => {
  const download = readDownload(`/downloads/${name}`);
  const rows = download?.content.slice(1).trimEnd().split('\r\n') ?? [];
  const columns = rows[0]?.split(',').length;
  expect(download?.content.charCodeAt(0)).toBe(0xfeff);
  expect(rows.length).toBeGreaterThan(2);
  expect(columns).toBeGreaterThan(3);
  expect(rows.join('')).not.toMatch(/[\r\n]/);
});

test.each(['/downloads/nothing.csv', '/downloads/../facts.csv', '/downloads/', 'brand.yaml'])(
  'there is no download at %s',
  (path) => {
    expect(readDownload(path)).toBeUndefined();
  },
);

test('the size is the number of bytes sent', () => {
  const download = readDownload('invoice.csv');
  expect(download?.bytes).toBe(new TextEncoder().encode(download?.content).length);
  expect(formatSize(1234)).toBe('1.2 KB');
});
