import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from '@accounting-site/content/read-yaml';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { save } from './save.ts';
import { withVersion } from './version.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'editor-save-'));
  cpSync(contentFolder, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const article = 'en/help/create-invoice.md';
const firstPrice = /price: \d+/;
/** Where the fields of an article end and its text begins. */
const beginning = /\n---\n/;
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const encoded = (text: string) => Buffer.from(text).toString('base64url');
const opened = (path: string) => withVersion(path, read(path));

const send = (path: string, text: string, ...removed: string[]) =>
  save(folder, {
    additions: [{ path, contents: encoded(text) }],
    deletions: removed.map((gone) => ({ path: gone })),
  });
const changed = (path: string, from: string | RegExp, to: string) =>
  send(path, opened(path).replace(from, to));

test('a price that fits is written, and nothing else changes', async () => {
  const before = read('plans.yaml');
  await changed('plans.yaml', firstPrice, 'price: 551');
  expect(read('plans.yaml')).toBe(before.replace(firstPrice, 'price: 551'));
});

test('a value that the build would refuse is refused in its words, and nothing is written', async () => {
  const before = read('plans.yaml');
  await expect(changed('plans.yaml', firstPrice, 'price: -1')).rejects.toThrow(
    'Not saved. content/plans.yaml cannot be used:\n  - plans[1].price: write an amount above 0',
  );
  expect(read('plans.yaml')).toBe(before);
});

test.for([
  ['a question without an answer', 'en/help-pages/faqs.yaml', /answer: .*/, 'answer: ""', 'write the answer'],
  ['a fourth star too many', 'en/testimonials.yaml', /rating: \d/, 'rating: 6', 'a number from 1 to 5'],
  ['a person without a name', 'en/team.yaml', /name: .*/, 'name: ""', 'write the name of the person'],
  ['a title that search results cut', article, /title: .*/, `title: ${'x'.repeat(61)}`, 'shorten the title'],
  [
    'a related article that is not there',
    article,
    /related: .*/,
    'related: [none]',
    'is not another article',
  ],
  [
    'an article in the order that is not there',
    'en/help-pages/documentation.yaml',
    /articles: \[/,
    'articles: [none, ',
    '"none" is not a help article',
  ],
  ['a fact that nobody knows', article, beginning, '\n---\n{brand.nam} ', 'is not a fact'],
] as const)('%s is refused', async ([, path, from, to, message]) => {
  const before = read(path);
  await expect(changed(path, from, to)).rejects.toThrow(message);
  expect(read(path)).toBe(before);
});

test('a link that the build would refuse is refused', async () => {
  await expect(changed(article, beginning, '\n---\n[A link](javascript:x) ')).rejects.toThrow(
    `Not saved. content/${article} cannot be used:\n  - "javascript:x" is not a link for a page`,
  );
});

test('prices with which the calculator has no answer are refused', async () => {
  await expect(changed('plans.yaml', /months: \d+/, 'months: 5')).rejects.toThrow(
    /no plan covers \d+ months/,
  );
});

test('what is wrong in another file does not keep somebody from mending this one', async () => {
  writeFileSync(join(folder, 'en/team.yaml'), 'members: []\n');
  await changed('plans.yaml', firstPrice, 'price: 551');
  expect(read('plans.yaml')).toContain('price: 551');
  await expect(changed('en/team.yaml', 'members: []', 'members: [] # none')).rejects.toThrow(
    'exactly 4 entries',
  );
});

test('a plan that other texts name keeps its short name', async () => {
  await expect(changed('plans.yaml', /id: .*/, 'id: renamed')).rejects.toThrow(
    /\{plans\.\w+\.\w+\} is not a fact/,
  );
});

test('a file that changed in the meantime is not overwritten', async () => {
  const form = opened('plans.yaml');
  writeFileSync(join(folder, 'plans.yaml'), read('plans.yaml').replace(firstPrice, 'price: 511'));
  await expect(send('plans.yaml', form)).rejects.toThrow('has been changed since you opened it');
  expect(read('plans.yaml')).toContain('price: 511');
});

test('a new article is written, under a name that is free', async () => {
  const text = read(article)
    .replace(/title: .*/, 'title: Another one')
    .replace(/popular: .*/, 'popular: false');
  await expect(send(article, text)).rejects.toThrow('Choose another name');
  await send('en/help/another-one.md', text);
  expect(read('en/help/another-one.md')).toContain('title: Another one\n');
});

test('an article that others lead to is neither taken away nor given another name', async () => {
  const gone = { additions: [], deletions: [{ path: article }] };
  await expect(save(folder, gone)).rejects.toThrow(/files lead to it:\n.*content\/en\//s);
  await expect(send('en/help/make-invoice.md', opened(article), article)).rejects.toThrow('files lead to it');
  expect(existsSync(join(folder, article))).toBe(true);
  expect(existsSync(join(folder, 'en/help/make-invoice.md'))).toBe(false);
});

test('an article that nothing leads to can get another name and be taken away', async () => {
  await send('en/help/short-lived.md', read(article));
  await send('en/help/second-name.md', opened('en/help/short-lived.md'), 'en/help/short-lived.md');
  expect(existsSync(join(folder, 'en/help/short-lived.md'))).toBe(false);
  await save(folder, { additions: [], deletions: [{ path: 'en/help/second-name.md' }] });
  expect(existsSync(join(folder, 'en/help/second-name.md'))).toBe(false);
});

test.for([
  '../outside.yaml',
  'en/help/../../plans.yaml',
  '/etc/passwd',
  'brand.yaml',
  'plans.json',
  'en/help/deeper/a.md',
  'en/help/.hidden.md',
  'en\\help\\a.md',
  'plans.yaml\u0000.md',
])('nothing is written to %j', async (path) => {
  await expect(send(path, 'a: b\n')).rejects.toThrow('Only the files that are listed here');
  const gone = { additions: [], deletions: [{ path }] };
  await expect(save(folder, gone)).rejects.toThrow('Only the files that are listed here');
});

test('a link of the file system does not lead out of the folder', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'editor-outside-'));
  writeFileSync(join(outside, 'plans.yaml'), read('plans.yaml'));
  const form = opened('plans.yaml');
  rmSync(join(folder, 'plans.yaml'));
  symlinkSync(join(outside, 'plans.yaml'), join(folder, 'plans.yaml'));
  await expect(send('plans.yaml', form.replace(firstPrice, 'price: 551'))).rejects.toThrow('leads out');
  rmSync(outside, { recursive: true });
});

test('what is no update is refused', async () => {
  for (const update of [undefined, null, 'x', {}, { additions: [] }, { additions: [{}], deletions: [] }]) {
    await expect(save(folder, update)).rejects.toThrow('Only the files that are listed here');
  }
});
