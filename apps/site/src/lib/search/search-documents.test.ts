import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import { contentFolder, withContentFolder } from '@accounting-site/content/reading/content-folder';
import { isApprovedContent } from '@accounting-site/content/testing/approved-content';
import { contentWith } from '@accounting-site/content/testing/picture-content';
import { describe, expect, test } from 'vitest';
import { createSearch } from '../../islands/search/create-search.ts';
import { meaningKey } from '../../islands/search/plain-word.ts';
import { href } from '../pages/routes.ts';
import { readSearchDocuments, readSearchIndex, requireSearch, searchKeywords } from './search-documents.ts';
import { readSearchWords } from './search-words.ts';

const { meanings, asked } = readSearchWords();
const documents = readSearchDocuments();
const search = createSearch(JSON.parse(JSON.stringify(readSearchIndex())));
const first = (query: string) => search(query)[0]?.path;

test('every page, walk-through and question has a unique path', () => {
  const paths = documents.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

describe('the search is refused with the file to correct', () => {
  const change = (file: string, more: (text: string) => string) => () =>
    withContentFolder(
      contentWith({ [file]: more(readFileSync(join(contentFolder(), file), 'utf8')) }),
      requireSearch,
    );

  test('when a search is there for two pages', () => {
    const words = `["${asked[0]?.words[0]}"]`;
    const twice = change('en/pages/search.yaml', (text) =>
      text.replace(/^asked:\n/m, `asked:\n  - { page: /careers, words: ${words} }\n`),
    );
    expect(twice).toThrow(/content\/en\/pages\/search\.yaml[\s\S]* is there for two pages/);
  });

  test('when it names a page of no list without a title', () => {
    const hidden = change('en/pages/search.yaml', (text) =>
      text.replace(/^asked:\n/m, 'asked:\n  - { page: /offline, words: [no network] }\n'),
    );
    expect(hidden).toThrow(/line \d+, asked: \/offline is in no list of pages/);
  });

  test('when a question is there twice', () => {
    const file = 'en/help-pages/faqs.yaml';
    const twice = change(file, (text) => {
      const [question = ''] = /^ +- question: .*\n +answer: .*\n/m.exec(text) ?? [];
      return text.replace(question, question + question);
    });
    expect(twice).toThrow(/content\/en\/help-pages\/faqs\.yaml[\s\S]*" is there twice\. Remove one/);
  });
});

// Which page ranks first depends on every text, so this runs only with the approved texts.
const whenApproved = describe.runIf(isApprovedContent);

whenApproved('what people type finds what our texts call it', () => {
  test.each(meanings)('$word finds pages about $means', ({ word, means }) => {
    const found = search(word).map(({ path }) => path);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toContain(search(means)[0]?.path);
  });

  test('a word is in the list only once', () => {
    expect(new Set(meanings.map(({ word }) => meaningKey(word))).size).toBe(meanings.length);
  });
});

whenApproved('a search that the owner named a page for', () => {
  const searches = asked.flatMap(({ page, words }) => words.map((word) => ({ word, path: href(page) })));

  test('there are at least sixty', () => expect(searches.length).toBeGreaterThanOrEqual(60));

  test.each(searches)('"$word" finds $path first', ({ word, path }) => {
    expect(first(word)).toBe(path);
  });

  const long = searches.filter(({ word }) => /^[a-z]{4,}$/.test(word));
  test.each(long)('"$word" with its last letter typed twice finds $path first', ({ word, path }) => {
    expect(first(word + word.at(-1))).toBe(path);
  });
});

test.runIf(isApprovedContent)(
  'momo finds the help article in the top three, and no registration page in the top seven',
  () => {
    const found = search('momo').map(({ path }) => path);
    expect(found.slice(0, 3)).toContain('/help/article/mobile-money');
    expect(found.slice(0, 7).filter((path) => path.startsWith('/register'))).toEqual([]);
  },
);

whenApproved('a shopkeeper finds', () => {
  test.each([
    ['momo', '/resources/reconcile-mobile-money'],
    ['vat calcu', '/resources/tools/vat-calculator'],
    ['witholding', '/resources/withholding-tax'],
    ['invoice templete', '/resources/templates/invoice'],
    ['cash book', '/resources/keep-a-cash-book'],
    ['stock taking', '/resources/count-your-stock'],
    ['how do i send an invoice', '/help/article/create-invoice'],
    ['filing dates', '/resources/tax-filing-calendar'],
    ['e-levy', '/help/faqs#is-there-still-an-e-levy-on-mobile-money'],
    ['P&L', '/resources/read-an-income-statement'],
    ['pharmacy', '/resources/stories/pharmacy'],
    ['Kigali', '/pricing/questions'],
    ['ivory coast', '/pricing/questions'],
  ])('for "%s" the page %s is among the first five', (query, path) => {
    expect(
      search(query)
        .slice(0, 5)
        .map((hit) => hit.path),
    ).toContain(path);
  });
});

whenApproved('a French visitor finds', () => {
  const inFrench = createSearch(JSON.parse(JSON.stringify(inLanguage('fr', readSearchIndex))));
  test.each([
    ['comment envoyer une facture', '/fr/help/article/create-invoice'],
    ['comment vous contacter', '/fr/contact'],
    ['les prix', '/fr/pricing'],
    ['bon de commande', '/fr/help/article/purchase-orders'],
    ['hors ligne', '/fr/help/article/sync-troubleshooting'],
    ['Lomé', '/fr/pricing/questions'],
    ['orange money', '/fr/pricing/questions'],
    ['Ouagadougou', '/fr/pricing/questions'],
  ])('for "%s" the page %s first', (query, path) => {
    expect(inFrench(query)[0]?.path).toBe(path);
  });
});

test('headings come first, then the most frequent words, each once', () => {
  const body = '## Credit note\n\nThe till, the till and the drawer. The till again. A drawer, one note.';
  expect(searchKeywords(body)).toBe('credit note till drawer again one');
});

test('link URLs, numbers and small words are omitted', () => {
  expect(searchKeywords('See [the prices](/pricing) for 200 of it')).toBe('see prices');
});

test('the number of words is limited', () => {
  expect(searchKeywords('one two three four', 2)).toBe('one two');
});
