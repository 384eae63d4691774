import { expect, test } from 'vitest';
import { markTranslated, versionOfText } from '../languages/translations.ts';
import { findIn } from './testing/find-in.ts';
import { readyContent } from './testing/made-content.ts';

const languages = (french: string) =>
  `languages:\n  - { id: en, tag: en-GH, name: English, published: true }\n  - { id: fr, tag: fr, name: Français, ${french} }\n`;
const reviewed = languages('published: true, reviewed_by: Ama Owusu');
const home = readyContent['en/pages/home.yaml'] ?? '';
const translated = (original: string) =>
  markTranslated('fr/pages/home.yaml', 'heading: Envoyez la facture\n', versionOfText(original));

test('a language that visitors see has been reviewed', () => {
  expect(findIn({ 'languages.yaml': languages('published: true') })).toEqual([
    'content/languages.yaml: languages[2].reviewed_by | Visitors see the site in Français, and no one has reviewed it yet.',
  ]);
  expect(findIn({ 'languages.yaml': reviewed })).toEqual([]);
  expect(findIn({ 'languages.yaml': languages('published: false') })).toEqual([]);
});

test('a translation whose English text was changed is found, once for each language', () => {
  expect(findIn({ 'languages.yaml': reviewed, 'fr/pages/home.yaml': translated(home) })).toEqual([]);
  expect(findIn({ 'languages.yaml': reviewed, 'fr/pages/home.yaml': translated('an earlier text') })).toEqual(
    ['content/fr: pages/home.yaml | Visitors see a text in Français whose English text was changed since.'],
  );
  const files = ['legal/terms.md', 'pages/home.yaml', 'pictures.yaml', 'testimonials.yaml'];
  const changes = Object.fromEntries(files.map((file) => [`fr/${file}`, 'a: 1']));
  expect(findIn({ 'languages.yaml': reviewed, ...changes })).toEqual([
    'content/fr: legal/terms.md, pages/home.yaml, pictures.yaml and 1 more | Visitors see 4 texts in Français whose English text was changed since.',
  ]);
  expect(findIn({ 'languages.yaml': languages('published: false'), ...changes })).toEqual([]);
});

test('a list of languages that cannot be used is found', () => {
  expect(findIn({ 'languages.yaml': languages('published: soon') })).toEqual([
    'content/languages.yaml: languages[2].published | The list of languages cannot be used.',
  ]);
});

test('a sheet or a picture is not read for placeholders in any language', () => {
  const picture = { 'fr/pictures.yaml': 'invoice: { phone: 024 000 0000 }' };
  expect(findIn(picture)).toEqual([]);
});
