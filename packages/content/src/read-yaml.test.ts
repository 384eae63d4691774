import { expect, test } from 'vitest';
import { z } from 'zod';
import { listOf, pageHead, path, text } from './fields.ts';
import { ContentError, checkContent, parseYaml, readYaml } from './read-yaml.ts';

const page = z.strictObject({
  head: pageHead(),
  link: path(),
  items: listOf(z.strictObject({ title: text('write the title of the item') })),
});
const head = { title: 'Prices', description: 'x'.repeat(130) };

test('a file that does not fit names itself, each field and what to write', () => {
  const wrong = { head: { ...head, title: '' }, link: 'pricing', items: [{ title: 'ok' }, { title: 3 }] };
  expect(() => checkContent('en/pages/x.yaml', page, wrong)).toThrow(
    new ContentError('en/pages/x.yaml', [
      'head.title: write the title of the page, at most 60 letters',
      'link: write a path that starts with /, for example /pricing',
      'items[2].title: write the title of the item',
    ]),
  );
});

test('a field that nobody knows is named, because it is a typing mistake', () => {
  const wrong = { head, link: '/pricing', items: [{ title: 'ok', titel: 'oops' }] };
  expect(() => checkContent('x.yaml', page, wrong)).toThrow(/items\[1\].*titel/);
});

test('a title that search results would cut is refused with its limit', () => {
  const wrong = { head: { ...head, title: 'x'.repeat(61) }, link: '/', items: [{ title: 'ok' }] };
  expect(() => checkContent('x.yaml', page, wrong)).toThrow('shorten the title to at most 60 letters');
});

test('a path of another site is refused', () => {
  expect(path().safeParse('//evil.example').success).toBe(false);
});

test('what is no YAML says what to look at', () => {
  expect(() => parseYaml('x.yaml', 'a: b: c')).toThrow(/content\/x\.yaml.*[\s\S]*put quotes around/);
});

test('a missing file says so', () => {
  expect(() => readYaml('no-such-file.yaml', z.object({}))).toThrow('the file is missing');
});
