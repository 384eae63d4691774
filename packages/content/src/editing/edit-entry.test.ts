import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '../reading/read-yaml.ts';
import { formatOf, readEntryValue, writeEntryValue } from './edit-entry.ts';

const files = globSync('**/*.{yaml,md}', { cwd: contentFolder() }).map((name) => name.replaceAll('\\', '/'));
const read = (path: string) => readFileSync(join(contentFolder(), path), 'utf8');

test('a form that changes nothing keeps every file byte for byte', () => {
  const withForm = files.filter((path) => formatOf(path) !== 'text');
  expect(withForm.length).toBeGreaterThan(100);
  const changed = withForm.filter((path) => {
    const { fields, body } = readEntryValue(path, read(path));
    return (
      writeEntryValue(path, read(path), { fields: fields ?? {}, body: body ?? undefined }) !== read(path)
    );
  });
  expect(changed).toEqual([]);
});

test('comments and the order of the other fields are kept', () => {
  const before =
    '# The price list.\ncurrency: GHS # fixed\n# The plans.\nplans:\n  - { id: a, price: 200 }\n';
  expect(
    writeEntryValue('plans.yaml', before, { fields: { plans: [{ id: 'a', price: 250 }], currency: 'GHS' } }),
  ).toBe(before.replace('200', '250'));
});

test('the text of an article changes without its front matter, and the other way round', () => {
  const article = '---\n# Reviewed twice.\ntitle: A\nrelated: [b]\n---\n\n| a |\n|---|\n\n\nOld  \nend';
  const { fields, body } = readEntryValue('en/help/a.md', article);
  expect(fields).toEqual({ title: 'A', related: ['b'] });
  expect(
    writeEntryValue('en/help/a.md', article, { fields: fields ?? {}, body: body?.replace('Old', 'New') }),
  ).toBe(article.replace('Old', 'New'));
  expect(writeEntryValue('en/help/a.md', article, { fields: { title: 'B', related: ['b'] } })).toBe(
    article.replace('title: A', 'title: B'),
  );
});

test('a file with Windows line breaks keeps them', () => {
  const article = '---\r\ntitle: A\r\norder: 1\r\n---\r\nOne\r\nTwo\r\n';
  expect(
    writeEntryValue('en/help/a.md', article, { fields: { title: 'B', order: 1 }, body: 'One\nThree\n' }),
  ).toBe('---\r\ntitle: B\r\norder: 1\r\n---\r\nOne\r\nThree\r\n');
});

test('a file with a byte order mark has its form, and loses the mark', () => {
  const article = '\uFEFF---\ntranslated_from: 0123456789ab\ntitle: A\n---\nOne\n';
  const { fields, body } = readEntryValue('fr/help/a.md', article);
  expect({ fields, body }).toEqual({ fields: { title: 'A' }, body: 'One\n' });
  expect(writeEntryValue('fr/help/a.md', article, { fields: { title: 'B' } })).toBe(
    article.slice(1).replace('title: A', 'title: B'),
  );
});

test('a new article and a new file begin from nothing', () => {
  const fields = { title: 'A', related: ['b'] };
  expect(writeEntryValue('en/help/a.md', undefined, { fields, body: 'Text\n' })).toBe(
    '---\ntitle: A\nrelated:\n  - b\n---\nText\n',
  );
  expect(writeEntryValue('en/templates/a.yaml', undefined, { fields })).toBe('title: A\nrelated:\n  - b\n');
});

test.each([
  ['en/help/a.md', 'no front matter'],
  ['plans.yaml', 'a: [1'],
  ['plans.yaml', '- a list'],
  ['en/downloads/a.csv', 'name,price\n'],
])('%s with %j has no form', (path, text) => {
  expect(readEntryValue(path, text)).toEqual({ fields: null, body: null });
});

test.each([
  ['plans.yaml', 'yaml'],
  ['en/help/a.md', 'markdown'],
  ['en/downloads/a.csv', 'text'],
])('%s is %s', (path, format) => {
  expect(formatOf(path)).toBe(format);
});

test('the version that a translation was made from is no field of its form, and is kept', () => {
  const words = 'translated_from: 0123456789ab\n# Home.\nheading: Accueil\n';
  const article = '---\r\ntranslated_from: 0123456789ab\r\ntitle: A\r\n---\r\nB\r\n';
  expect(readEntryValue('fr/pages/home.yaml', words).fields).toEqual({ heading: 'Accueil' });
  expect(readEntryValue('fr/help/a.md', article)).toEqual({ fields: { title: 'A' }, body: 'B\r\n' });
  expect(writeEntryValue('fr/pages/home.yaml', words, { fields: { heading: 'Bienvenue' } })).toBe(
    words.replace('Accueil', 'Bienvenue'),
  );
  expect(writeEntryValue('fr/help/a.md', article, { fields: { title: 'A' }, body: 'C\n' })).toBe(
    article.replace('B', 'C'),
  );
});
