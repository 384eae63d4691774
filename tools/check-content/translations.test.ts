import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, withContentFolder } from '@accounting-site/content/reading/content-folder';
import { contentWith } from '@accounting-site/content/testing/picture-content';
import { demoRequestFields } from '@accounting-site/contract/forms/demo-request-fields';
import { expect, test } from 'vitest';
import { describeTranslations } from './describe-translations.ts';
import { findContentProblems, findUnpublishedProblems } from './find-problems.ts';
import { markAsTranslated } from './mark-as-translated.ts';

const read = (file: string) => readFileSync(join(contentFolder(), file), 'utf8');
const languages = (more: string) => `languages:
  - { id: en, tag: en-GH, name: English, published: true }
${more}`;
const twi = languages('  - { id: ak, tag: ak, name: Twi, published: true }\n');
const unpublishedTwi = twi.replace(/true(?= \}\n$)/, 'false');
const english = read('en/pages/call-me.yaml');

const broken = {
  'ak/pages/call-me.yaml': english.replace(/^heading: .*/m, 'heading: ""'),
  'ak/facts/payments.yaml': 'methods: { card: { name: "" } }',
  'ak/facts/hours.yaml': 'emergency: [',
  'ak/messages.yaml': '"Code is required": 1',
  'ak/e-vat.yaml': `${read('en/e-vat.yaml')}icon: stethoscop\n`,
};

test('the problems of a translation name its files and stop the build', async () => {
  const folder = contentWith({ 'languages.yaml': twi, ...broken });
  const problems = await withContentFolder(folder, findContentProblems);
  expect(problems.filter(({ file }) => !file.startsWith('ak/'))).toEqual([]);
  const fields = problems.map(({ file, field }) => [file, field]);
  expect(fields).toEqual(
    expect.arrayContaining([
      ['ak/e-vat.yaml', 'icon'],
      ['ak/facts/hours.yaml', undefined],
      ['ak/facts/payments.yaml', 'methods[1].name'],
      ['ak/messages.yaml', 'Code is required'],
      ['ak/pages/call-me.yaml', 'heading'],
    ]),
  );
});

test('the problems of a language that visitors do not see yet stop no build', async () => {
  const folder = contentWith({ 'languages.yaml': unpublishedTwi, ...broken });
  expect(await withContentFolder(folder, findContentProblems)).toEqual([]);
  const problems = await withContentFolder(folder, findUnpublishedProblems);
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(Object.keys(broken)));
  expect(withContentFolder(folder, describeTranslations)).toHaveLength(1);
});

test('a problem of a text without a translation is reported once', async () => {
  const page = english.replace(/^heading: .*/m, 'heading: ""');
  const folder = contentWith({ 'languages.yaml': twi, 'en/pages/call-me.yaml': page });
  expect(await withContentFolder(folder, findContentProblems)).toMatchObject([
    { file: 'en/pages/call-me.yaml', field: 'heading' },
  ]);
});

test('a marked translation of a text that was deleted stops no build', async () => {
  const page = `translated_from: 0123456789ab\n${english}`;
  const folder = contentWith({ 'languages.yaml': twi, 'ak/pages/call-us.yaml': page });
  expect(await withContentFolder(folder, findContentProblems)).toEqual([]);
});

test('a link of a translation names a part of the page by the anchor of the original', async () => {
  const questions = (link: string) =>
    read('en/buying/questions.md')
      .replace(/^## .*/m, '## Den na me nya')
      .replace(/^(## Den na me nya\n)/m, `$1\n[Hwɛ](/pricing/questions${link})\n`);
  for (const [link, count] of [
    ['#den-na-me-nya', 1],
    ['#is-vat-included-in-the-price', 0],
  ] as const) {
    const files = { 'languages.yaml': twi, 'ak/buying/questions.md': questions(link) };
    expect(await withContentFolder(contentWith(files), findContentProblems)).toHaveLength(count);
  }
});

test('translations of an earlier text are listed, and files and names that translate nothing', () => {
  const folder = contentWith({
    'languages.yaml': twi,
    'ak/pages/call-me.yaml': english,
    'ak/help/create-invoice.md': read('en/help/create-invoice.md'),
    'ak/facts/plans.yaml': 'plan: {}',
    'ak/facts/prices.yaml': 'plans: {}',
    'ak/messages.yaml': '{}',
    'ak/pages/call-us.yaml': english,
  });
  withContentFolder(folder, () => {
    const [stale, ...strays] = describeTranslations();
    expect(stale?.split('\n').slice(1)).toEqual([
      '  ak/facts/plans.yaml',
      '  ak/help/create-invoice.md',
      '  ak/pages/call-me.yaml',
    ]);
    expect(strays).toEqual([
      expect.stringContaining('content/ak/facts/prices.yaml. It translates nothing'),
      expect.stringContaining('content/ak/pages/call-us.yaml. It translates nothing'),
      expect.stringMatching(/^Look at these names: .*:\n {2}ak\/facts\/plans\.yaml: plan$/),
    ]);
  });
});

test('a translation without a field of its original is listed with that field', () => {
  const page = english.replace(/^heading: .*\n/m, '');
  const folder = contentWith({
    'languages.yaml': twi,
    'ak/pages/call-me.yaml': `translated_from: 0123456789ab\n${page}`,
  });
  const [hidden, stale] = withContentFolder(folder, describeTranslations);
  expect(hidden?.split('\n')).toEqual([
    expect.stringContaining('every page that uses one of them is shown in English'),
    expect.stringMatching(/^ {2}ak\/pages\/call-me\.yaml: heading: write /),
  ]);
  expect(stale).toContain('\n  ak/pages/call-me.yaml');
});

test('a translation is marked as made from the text as it is now', async () => {
  const folder = contentWith({
    'languages.yaml': twi,
    'ak/pages/call-me.yaml': english,
    'ak/help/create-invoice.md': `---\ntranslated_from: 0123456789ab\n${read('en/help/create-invoice.md').slice(4)}`,
    'ak/facts/payments.yaml': 'methods: { card: { name: Kaad } }\n',
    'ak/messages.yaml': '{}',
  });
  const path = (file: string) => readFileSync(join(folder, file), 'utf8');
  await withContentFolder(folder, async () => {
    expect(() => markAsTranslated(['ak/pages/call-me.yaml', 'ak/messages.yaml'])).toThrow(
      'content/ak/messages.yaml translates no text',
    );
    expect(() => markAsTranslated([])).toThrow('Name the translation');
    expect(markAsTranslated(['content/ak/pages/call-me.yaml'])).toEqual(['ak/pages/call-me.yaml']);
    expect(markAsTranslated(['ak'])).toEqual(['ak/facts/payments.yaml', 'ak/help/create-invoice.md']);
    expect(markAsTranslated(['ak'])).toEqual([]);
    expect(describeTranslations()).toEqual([]);
    expect(await findContentProblems()).toEqual([]);
  });
  expect(path('ak/pages/call-me.yaml')).toMatch(/^translated_from: [0-9a-f]{12}\n/);
  expect(path('ak/help/create-invoice.md').match(/translated_from/g)).toHaveLength(1);
  expect(path('ak/help/create-invoice.md')).toMatch(/^---\ntranslated_from: (?!0123)[0-9a-f]{12}\ntitle:/);
});

const labels = Object.values(demoRequestFields).map(({ label }) => label);

test('names of fields that a language with messages lacks are listed', () => {
  const folder = contentWith({ 'languages.yaml': twi, 'ak/messages.yaml': `"${labels[0]}": ak\n` });
  const [missing = ''] = withContentFolder(folder, describeTranslations);
  expect(missing.split('\n')).toEqual([
    expect.stringMatching(/^Add the names of these fields to content\/ak\/messages\.yaml\./),
    ...labels.slice(1).map((label) => `  ${label}`),
  ]);
});

test('messages that no code has are listed, but not those that code puts together', () => {
  const messages = [
    'Code is required',
    'No one says this',
    'name and quantity',
    '[label] must be [max] characters or fewer',
    '1,024',
    ...labels,
  ];
  const folder = contentWith({
    'languages.yaml': twi,
    'ak/messages.yaml': messages.map((message) => `"${message}": ak\n`).join(''),
  });
  expect(withContentFolder(folder, describeTranslations)).toEqual([
    expect.stringMatching(/^Look at content\/ak\/messages\.yaml\. .*:\n {2}No one says this$/),
  ]);
});
