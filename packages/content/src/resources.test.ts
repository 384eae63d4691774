import { expect, test } from 'vitest';
import { readGuidesWords, readResourceIndex, readResources } from './resources.ts';

test('the Resources page has six categories of four items, none of them twice', () => {
  const items = readResourceIndex().flatMap((category) => category.items);
  expect(readResourceIndex().map((category) => category.items.length)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(new Set(items.map((item) => item.path)).size).toBe(24);
});

test('no group of guides is empty', () => {
  const used = new Set(readResources().map(({ data }) => data.category));
  expect(
    readGuidesWords()
      .groups.map(({ heading }) => heading)
      .filter((heading) => !used.has(heading)),
  ).toEqual([]);
});

test.each(readResources().map(({ slug, body }) => [slug, body] as const))(
  'the guide %s is long enough to help and short enough to read: 500 to 1,200 words',
  (_slug, body) => {
    const words = body.split(/\s+/).filter((word) => /\w/.test(word)).length;
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(1200);
  },
);
