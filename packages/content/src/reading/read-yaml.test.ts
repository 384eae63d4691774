import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkContent } from '../testing/check-content.ts';
import { contentOf } from '../testing/content-of.ts';
import { withContentFolder } from './content-folder.ts';
import { parseSource } from './content-source.ts';
import { listOf, pageHead, path, text } from './fields.ts';
import { ContentError, checkPrepared, parseYaml, readYaml } from './read-yaml.ts';

const page = z.strictObject({
  head: pageHead(),
  link: path(),
  items: listOf(z.strictObject({ title: text('write the title of the item') })),
});
const head = { title: 'Prices', description: 'x'.repeat(130) };

test('an invalid file is reported with each field and what to write', () => {
  const wrong = { head: { ...head, title: '' }, link: 'pricing', items: [{ title: 'ok' }, { title: 3 }] };
  expect(() => checkContent('en/pages/x.yaml', page, wrong)).toThrow(
    new ContentError('en/pages/x.yaml', [
      { field: 'head.title', message: 'write the title of the page, at most 60 letters' },
      { field: 'link', message: 'write a path that starts with /, for example /pricing' },
      { field: 'items[2].title', message: 'write the title of the item' },
    ]),
  );
});

test('an unknown field is reported, because it is a typing error', () => {
  const wrong = { head, link: '/pricing', items: [{ title: 'ok', titel: 'oops' }] };
  expect(() => checkContent('x.yaml', page, wrong)).toThrow(/items\[1\].*titel/);
});

test('a title that is too long for search results is refused with the limit', () => {
  const wrong = { head: { ...head, title: 'x'.repeat(61) }, link: '/', items: [{ title: 'ok' }] };
  expect(() => checkContent('x.yaml', page, wrong)).toThrow('shorten the title to at most 60 letters');
});

test('a URL of another site is refused', () => {
  expect(path().safeParse('//evil.example').success).toBe(false);
});

test.each([
  ['a text with a colon', 'name: ok\nnote: MoMo: free', 2, 'Put the whole text in "quotes"'],
  ['a tab', 'a:\n\tb: 1', 2, 'indented with a tab. Use spaces'],
  ['a line too far left', 'items:\n    - one\n  - two', 3, 'too few or too many spaces'],
  ['a field twice', 'a: 1\nb: 2\na: 3', 3, 'the field is there twice'],
  ['a quote without its end', 'a: "open\nb: 2', 2, 'quote'],
  ['a line too far right', 'a: 1\n  b: 2', 1, 'the next line is indented by too few or too many spaces'],
  ['an entry without its dash', 'items:\n  - a: 1\n   b: 2\n', 3, 'has no "- " before it, or is indented'],
  ['a list that is not closed', 'a: [1, 2\nb: 3', 2, 'is not closed'],
  ['a text that begins with a percent sign', 'a: %20 off', 1, 'quotes'],
  ['a text with a #', 'a: ok # a comment\n#b\nb: We are #1', 3, 'the text ends before #'],
  ['a text before such a comment', 'a: ok\n  #b: 2\nb: 1 #GHS\nc: We are #1', 4, 'or write a space after #'],
  ['a file that is there twice', 'a: 1\n---\na: 1', 2, 'the line --- belongs in articles only'],
  ['a text that begins with a star', 'a: *new', undefined, 'begins with *'],
])('%s is named in plain words, with its line', (_name, text, line, words) => {
  const place = line === undefined ? '' : `line ${line}: `;
  expect(() => parseYaml('x.yaml', text)).toThrow(`content/x.yaml cannot be used:\n  - ${place}`);
  expect(() => parseYaml('x.yaml', text)).toThrow(words);
});

const settings = z.strictObject({
  card_needed: z.boolean(),
  count: z.number(),
  method: z.enum(['card', 'mobile-money']),
  items: listOf(z.strictObject({ title: text('write the title of the item') })),
});

test('each problem has its line, what to write, and a suggestion', () => {
  const written =
    'card_neded: false\ncount: "3"\nmethod: mobile-mony\nitems:\n  - title: One\n  - titel: Two\n';
  expect(() => checkPrepared(parseSource('x.yaml', written), settings, prepared(written))).toThrow(
    new ContentError('x.yaml', [
      { line: 1, field: 'card_needed', message: 'write true or false' },
      { line: 2, field: 'count', message: 'write a number, without quotes, currency or comma' },
      { line: 3, field: 'method', message: 'write one of: card, mobile-money. Did you mean mobile-money?' },
      { line: 6, field: 'items[2].title', message: 'write the title of the item' },
      { line: 6, field: 'items[2].titel', message: 'there is no such field. Did you mean title?' },
      { line: 1, field: 'card_neded', message: 'there is no such field. Did you mean card_needed?' },
    ]),
  );
});

const prepared = (written: string) => ({ value: parseSource('x.yaml', written).value, problems: [] });

test('a number that must be above 0 says so', () => {
  expect(() =>
    checkContent('x.yaml', z.strictObject({ users: z.number().positive() }), { users: 0 }),
  ).toThrow('users: write a number above 0');
});

test('an unknown field without a similar one is reported with the known fields', () => {
  expect(() => checkContent('x.yaml', z.strictObject({ a: z.string() }), { a: 'x', colour: 'red' })).toThrow(
    'colour: there is no such field. Remove it, or write one of: a',
  );
});

test('a file in another encoding is reported, because its letters would be lost', () => {
  const folder = contentOf({ 'x.yaml': '' });
  writeFileSync(join(folder, 'x.yaml'), 'heading: Caf\u00e9', 'latin1');
  const read = () => withContentFolder(folder, () => readYaml('x.yaml', z.object({})));
  expect(read).toThrow('content/x.yaml cannot be used:\n  - the file is not in UTF-8.');
});

test('a missing file is reported', () => {
  expect(() => readYaml('no-such-file.yaml', z.object({}))).toThrow('the file is missing');
});
