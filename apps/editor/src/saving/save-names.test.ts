import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { added, agree, article, copyOfContent } from './content-copy.fixture.ts';
import { withVersion } from './version.ts';

const { place, read, exists, opened, gone, saveInto } = copyOfContent();

const send = (path: string, text: string, ...removed: string[]) =>
  saveInto({ additions: [added(path, text)], deletions: removed.map((name) => gone(name)) });

test('a new article is written if its name is free', async () => {
  const text = read(article)
    .replace(/title: .*/, 'title: Another one')
    .replace(/popular: .*/, 'popular: false');
  await expect(send(article, text)).rejects.toThrow('Choose another name');
  await send('en/help/another-one.md', text);
  expect(read('en/help/another-one.md')).toContain('title: Another one\n');
});

test('an article that others link to can neither be deleted nor renamed', async () => {
  const update = { additions: [], deletions: [gone(article)] };
  await expect(saveInto(update)).rejects.toThrow(/files lead to it:\n.*content\/en\//s);
  await expect(send('en/help/make-invoice.md', opened(article), article)).rejects.toThrow('files lead to it');
  expect(exists(article)).toBe(true);
  expect(exists('en/help/make-invoice.md')).toBe(false);
});

test('an article without links to it can be renamed and deleted', async () => {
  await send('en/help/short-lived.md', read(article));
  await send('en/help/second-name.md', opened('en/help/short-lived.md'), 'en/help/short-lived.md');
  expect(exists('en/help/short-lived.md')).toBe(false);
  await saveInto({ additions: [], deletions: [gone('en/help/second-name.md')] });
  expect(exists('en/help/second-name.md')).toBe(false);
});

test('an article can be deleted if its name is a word in the text of another page', async () => {
  writeFileSync(place('en/help/first.md'), read(article));
  expect(read('en/help-pages/faqs.yaml')).toMatch(/\bfirst\b/);
  await saveInto({ additions: [], deletions: [gone('en/help/first.md')] }, agree);
  expect(exists('en/help/first.md')).toBe(false);
});

test('a renamed article keeps its comments and its layout', async () => {
  const text = read(article).replace(/related: \[(.*)\]/, 'related: [$1] # Kept');
  writeFileSync(place('en/help/first.md'), text);
  const form = opened('en/help/first.md').replace(' # Kept', '');
  const update = { additions: [added('en/help/second.md', form)], deletions: [gone('en/help/first.md')] };
  await saveInto(update, agree);
  expect(read('en/help/second.md')).toBe(text);
  expect(exists('en/help/first.md')).toBe(false);
});

test('an article that changed after the form was opened is neither renamed nor deleted', async () => {
  const [old, path] = [read(article), 'en/help/first.md'];
  writeFileSync(place(path), `${old}By hand.\n`);
  const renamed = (version: string) => ({
    additions: [added('en/help/second.md', withVersion(path, version))],
    deletions: [gone(path)],
  });
  for (const update of [
    renamed(old),
    { ...renamed(read(path)), deletions: [gone(path, old)] },
    { additions: [], deletions: [gone(path, old)] },
  ]) {
    await expect(saveInto(update, agree)).rejects.toThrow(`content/${path} has been changed since`);
  }
  expect(read(path)).toBe(`${old}By hand.\n`);
  expect(exists('en/help/second.md')).toBe(false);
});

test('an article cannot get the name of another one', async () => {
  const taken = 'en/help/tax-rules.md';
  const [before, update] = [
    read(taken),
    { additions: [added(taken, opened(article))], deletions: [gone(article)] },
  ];
  await expect(saveInto(update, agree)).rejects.toThrow('Choose another name');
  expect(read(taken)).toBe(before);
});
