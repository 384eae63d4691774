import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '@accounting-site/content/read-yaml';
import { expect, test } from 'vitest';
import { mergeFile } from './merge-file.ts';
import { readVersion, versionOf, withVersion } from './version.ts';

const articles = globSync('en/{help,resources}/*.md', { cwd: contentFolder() });
const read = (path: string) => readFileSync(join(contentFolder(), path), 'utf8');

test('an unchanged article stays the same byte for byte', () => {
  expect(articles.length).toBeGreaterThan(30);
  const changed = articles.filter(
    (path) => mergeFile(path, read(path), withVersion(path, read(path))) !== read(path),
  );
  expect(changed).toEqual([]);
});

test('editing one word of an article keeps its tables, facts in braces and empty lines', () => {
  const article =
    '---\ntitle: A\nrelated: [b]\n---\n\n| {plans.starter.name} | 1 |\n|---|--:|\n\n\nOld  \nend';
  const text = mergeFile('en/help/a.md', article, article.replace('Old', 'New'));
  expect(text).toBe(article.replace('Old', 'New'));
});

test('a file with Windows line breaks keeps them', () => {
  const article = '---\r\ntitle: A\r\norder: 1\r\n---\r\nOne\r\nTwo\r\n';
  const sent = '---\ntitle: B\norder: 1\n---\nOne\nThree\n';
  expect(mergeFile('en/help/a.md', article, sent)).toBe(
    '---\r\ntitle: B\r\norder: 1\r\n---\r\nOne\r\nThree\r\n',
  );
  const list = '# Kept\r\nname: A\r\n';
  expect(mergeFile('plans.yaml', list, 'name: B\n')).toBe('# Kept\r\nname: B\r\n');
});

test('a new article has the format of the others', () => {
  const sent = "---\ntitle: 'A'\npopular: false\nrelated:\n  - b\n---\nText\n";
  expect(mergeFile('en/help/a.md', undefined, sent)).toBe(
    '---\ntitle: A\npopular: false\nrelated:\n  - b\n---\nText\n',
  );
});

test('the version is in the form, but not in the file', () => {
  for (const path of ['plans.yaml', 'en/help/create-invoice.md']) {
    const sent = withVersion(path, read(path));
    expect(readVersion(sent)).toBe(versionOf(read(path)));
    expect(mergeFile(path, read(path), sent)).not.toContain('editor_version');
  }
});
