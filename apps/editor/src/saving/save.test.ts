import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { added, article, copyOfContent, firstPrice } from './content-copy.fixture.ts';

const { place, read, opened, saveInto } = copyOfContent();
/** The end of an article's front matter, where its text begins. */
const beginning = /\n---\n/;

const send = (path: string, text: string) => saveInto({ additions: [added(path, text)], deletions: [] });
const changed = (path: string, from: string | RegExp, to: string) =>
  send(path, opened(path).replace(from, to));

test('a valid price is written, and nothing else changes', async () => {
  const before = read('plans.yaml');
  await changed('plans.yaml', firstPrice, 'price: 551');
  expect(read('plans.yaml')).toBe(before.replace(firstPrice, 'price: 551'));
});

test('a value that the build would refuse is refused with the same message, and nothing is written', async () => {
  const before = read('plans.yaml');
  const line = before.slice(0, before.search(firstPrice)).split('\n').length;
  await expect(changed('plans.yaml', firstPrice, 'price: -1')).rejects.toThrow(
    `Not saved. content/plans.yaml cannot be used:\n  - line ${line}, plans[1].price: write an amount above 0`,
  );
  expect(read('plans.yaml')).toBe(before);
});

test.for([
  ['a question without an answer', 'en/help-pages/faqs.yaml', /answer: .*/, 'answer: ""', 'write the answer'],
  ['a rating above 5', 'en/testimonials.yaml', /rating: \d/, 'rating: 6', 'a number from 1 to 5'],
  ['a person without a name', 'en/team.yaml', /name: .*/, 'name: ""', 'write the name of the person'],
  [
    'a title that is too long for search results',
    article,
    /title: .*/,
    `title: ${'x'.repeat(61)}`,
    'shorten the title',
  ],
  [
    'a related article that does not exist',
    article,
    /related: .*/,
    'related: [none]',
    'is not another article',
  ],
  [
    'an article in the order that does not exist',
    'en/help-pages/documentation.yaml',
    /articles: \[/,
    'articles: [none, ',
    '"none" is not a help article',
  ],
  ['an unknown fact', article, beginning, '\n---\n{brand.nam} ', 'is not a fact'],
] as const)('%s is refused', async ([, path, from, to, message]) => {
  const before = read(path);
  await expect(changed(path, from, to)).rejects.toThrow(message);
  expect(read(path)).toBe(before);
});

test('a link that the build would refuse is refused', async () => {
  await expect(changed(article, beginning, '\n---\n[A link](javascript:x) ')).rejects.toThrow(
    /cannot be used:\n {2}- line \d+: "javascript:x" is not a link for a page/,
  );
});

test('a link to a missing page is refused', async () => {
  await expect(changed(article, beginning, '\n---\n[A link](/help/article/none) ')).rejects.toThrow(
    /cannot be used:\n {2}- line \d+: "\/help\/article\/none" leads to no page of the site/,
  );
});

test('prices that break the calculator are refused', async () => {
  await expect(changed('plans.yaml', /months: \d+/, 'months: 5')).rejects.toThrow(
    'calculator: no plan has months: 1',
  );
});

test('a problem in another file does not block fixing this one', async () => {
  writeFileSync(place('en/team.yaml'), 'members: none\n');
  await changed('plans.yaml', firstPrice, 'price: 551');
  expect(read('plans.yaml')).toContain('price: 551');
  await expect(changed('en/team.yaml', 'members: none', 'members: none # yet')).rejects.toThrow(
    'write the entries, each after "- ", or [] for none',
  );
});

test('a plan that other texts mention keeps its id', async () => {
  await expect(changed('plans.yaml', /id: .*/, 'id: renamed')).rejects.toThrow(
    /\{plans\.\w+\.\w+\} is not a fact/,
  );
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
  const update = { additions: [], deletions: [{ path, version: '' }] };
  await expect(saveInto(update)).rejects.toThrow('Only the files that are listed here');
});

test('a symbolic link cannot be used to write outside the folder', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'editor-outside-'));
  writeFileSync(join(outside, 'plans.yaml'), read('plans.yaml'));
  const form = opened('plans.yaml');
  rmSync(place('plans.yaml'));
  symlinkSync(join(outside, 'plans.yaml'), place('plans.yaml'));
  await expect(send('plans.yaml', form.replace(firstPrice, 'price: 551'))).rejects.toThrow('leads out');
  rmSync(outside, { recursive: true });
});

test('an invalid update is refused', async () => {
  for (const update of [undefined, null, 'x', {}, { additions: [] }, { additions: [{}], deletions: [] }]) {
    await expect(saveInto(update)).rejects.toThrow('Only the files that are listed here');
  }
});
