import { expect, test } from 'vitest';
import { isDownload, listDownloads } from './downloads.ts';
import { readResourceIndex, readResources } from './resources.ts';

const items = readResourceIndex().flatMap((category) => category.items);

test('the Resources page has six categories of four items, none of them twice', () => {
  expect(readResourceIndex().map((category) => category.items.length)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(new Set(items.map((item) => item.path)).size).toBe(24);
});

test('every guide and every download is among the items, under the heading that the guide names', () => {
  const headings = new Map(
    readResourceIndex().flatMap((category) => category.items.map((item) => [item.path, category.heading])),
  );
  for (const { slug, data } of readResources()) {
    expect.soft(headings.get(`/resources/${slug}`), slug).toBe(data.category);
  }
  const downloads = items.filter((item) => isDownload(item.path)).map((item) => item.path);
  // The account page leads to the list to import, where it is needed.
  const elsewhere = ['/downloads/stock-list.csv'];
  expect([...downloads, ...elsewhere].sort()).toEqual(listDownloads().map((name) => `/downloads/${name}`));
});
