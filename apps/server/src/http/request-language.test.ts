import { expect, it } from 'vitest';
import { languageOf } from './request-language.ts';

const plain = 'application/x-www-form-urlencoded;charset=UTF-8';
const asked = (acceptLanguage?: string, query: unknown = {}, contentType?: string) =>
  languageOf({ headers: { 'accept-language': acceptLanguage, 'content-type': contentType }, query });

it.each([
  ['the language of a page', 'fr', 'fr'],
  ['a region of a language', 'fr-CI', 'fr'],
  ['other letters', 'FR-ci', 'fr'],
  ['the first of several', 'fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
  ['the one with the highest weight', 'en;q=0.5, fr;q=0.9', 'fr'],
  ['the next one, if the first is not published', 'de, fr;q=0.5', 'fr'],
  ['none that is refused', 'fr;q=0, en', 'en'],
  ['no language that is published', 'de-DE,tw;q=0.5', 'en'],
  ['every language', '*', 'en'],
  ['nothing', '', 'en'],
  ['no language at all', ';;;,q=,=fr;q=x', 'en'],
  ['a header that is too long', `${'de,'.repeat(100)}fr`, 'en'],
])('a script that names %s', (_what, header, language) => {
  expect(asked(header)).toBe(language);
});

it('a request without Accept-Language is answered in the first language', () => {
  expect(asked()).toBe('en');
});

it.each([
  [{ language: 'fr' }, 'fr'],
  [{ language: 'fr-CI' }, 'fr'],
  [{ language: 'xx' }, 'en'],
  [{ language: ['fr', 'en'] }, 'en'],
  [{ language: '../fr' }, 'en'],
  [{}, 'en'],
  [null, 'en'],
])(
  'a plain form with the query %j is answered in its language, whatever the browser prefers',
  (query, language) => {
    expect(asked('fr', query, plain)).toBe(language);
  },
);

it('a link to a file names its language in its address', () => {
  expect(asked('en-GB,en', { language: 'fr' })).toBe('fr');
});

it('a link that names no language is followed in the first one, whatever the browser prefers', () => {
  const headers = { 'accept-language': 'fr', 'sec-fetch-mode': 'navigate' };
  expect(languageOf({ headers, query: {} })).toBe('en');
  expect(languageOf({ headers, query: { language: 'fr' } })).toBe('fr');
});
