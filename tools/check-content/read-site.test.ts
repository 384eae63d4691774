import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, withContentFolder } from '@accounting-site/content/reading/content-folder';
import { contentWith } from '@accounting-site/content/testing/picture-content';
import { relatedPages } from '@accounting-site/site/lib/pages/site-pages';
import { expect, test } from 'vitest';
import { findContentProblems } from './find-problems.ts';

const read = (file: string) => readFileSync(join(contentFolder(), file), 'utf8');
const tool = 'en/tools/vat-calculator.yaml';
const relating = (path: string) => ({
  [tool]: read(tool).replace(/^related:\n/m, `related:\n  - ${path}\n`),
});

test('a search may not name a help article that was deleted', async () => {
  const folder = contentWith({});
  rmSync(join(folder, 'en/help/create-invoice.md'));
  const problems = await withContentFolder(folder, findContentProblems);
  for (const file of ['en/pages/search.yaml', 'fr/pages/search.yaml'])
    expect(problems).toContainEqual({
      ...{ file, line: expect.any(Number), field: expect.stringMatching(/^asked\[\d+\]\.page$/) },
      message: expect.stringContaining('"/help/article/create-invoice" leads to no page of the site'),
    });
});

test('a walk-through names a help article', async () => {
  const file = 'en/help-pages/videos.yaml';
  const folder = contentWith({ [file]: read(file).replace(/article: .*/, 'article: create-invoce') });
  expect(await withContentFolder(folder, findContentProblems)).toEqual([
    {
      ...{ file, line: expect.any(Number) },
      message: '"create-invoce" is not a help article. Did you mean create-invoice?',
    },
  ]);
});

test('a sample story cannot be related', async () => {
  const folder = contentWith(relating('/resources/stories/pharmacy'));
  expect(await withContentFolder(folder, findContentProblems)).toEqual([
    {
      ...{ file: tool, line: expect.any(Number), field: 'related' },
      message: expect.stringContaining('/resources/stories/pharmacy is a sample'),
    },
  ]);
});

test('a related webinar is left out when it is over, because a build for a date has no one who corrects it', async () => {
  const path = '/resources/webinars/first-report';
  const over = read('webinars.yaml').replace(
    /sample: true([\s\S]*?every_weeks: \d+\n)/,
    'sample: false$1    last_date: 2026-01-06\n',
  );
  const folder = contentWith({ ...relating(path), 'webinars.yaml': over });
  expect(await withContentFolder(folder, findContentProblems)).toEqual([]);
  expect(withContentFolder(folder, () => relatedPages([path, '/pricing'], tool))).toMatchObject([
    { path: '/pricing' },
  ]);
});
