import { expect, test } from 'vitest';
import { z } from 'zod';
import { readTeam } from '../files/team.ts';
import { withContentFolder } from '../reading/content-folder.ts';
import { readMarkdown } from '../reading/markdown.ts';
import { readWords } from '../reading/pages.ts';
import { contentOf } from '../testing/content-of.ts';
import { inLanguage, readLinked } from './current-language.ts';
import { langOf } from './language-tag.ts';
import { listStale, listStray, listTranslations } from './translation-files.ts';
import { findHidden, markTranslated, versionOfOriginal, versionOfText } from './translations.ts';

const page = z.strictObject({ heading: z.string() });
const readPage = () => readWords('en/pages/about.yaml', page).heading;
const article = z.strictObject({ title: z.string() });
const readGuide = () => readMarkdown('en/resources', 'vat', article).data.title;
const guide = '---\ntitle: Register for VAT\n---\nFrom 750,000 cedis a year.\n';
const french = '---\ntitle: S’inscrire à la TVA\n---\nDès 750 000 cedis par an.\n';

/** What is read in French, and which files had to be read in English. */
function inFrench<Value>(files: Readonly<Record<string, string>>, read: () => Value) {
  const untranslated = new Set<string>();
  const value = withContentFolder(contentOf(files), () => inLanguage('fr', read, untranslated));
  return { value, untranslated: [...untranslated] };
}

test('a translation is read in its language, and the text itself in the first one', () => {
  const files = { 'en/pages/about.yaml': 'heading: About us', 'fr/pages/about.yaml': 'heading: À propos' };
  expect(inFrench(files, readPage)).toEqual({ value: 'À propos', untranslated: [] });
  expect(withContentFolder(contentOf(files), readPage)).toBe('About us');
});

test('a text without a translation is read in the first language, and noted', () => {
  const files = { 'en/pages/about.yaml': 'heading: About us' };
  expect(inFrench(files, readPage)).toEqual({ value: 'About us', untranslated: ['en/pages/about.yaml'] });
});

test('a page that only links a text of the first language is translated, and knows which language that text is in', () => {
  const files = { 'en/resources/vat.md': guide, 'fr/pages/about.yaml': 'heading: À propos' };
  const read = () => langOf(readLinked(() => readMarkdown('en/resources', 'vat', article)).file);
  expect(inFrench(files, read)).toEqual({ value: 'en-GH', untranslated: [] });
  expect(inFrench({}, () => langOf('fr/resources/vat.md')).value).toBeUndefined();
});

test('work that waits keeps its language, beside work in another one', async () => {
  const folder = contentOf({
    'en/pages/about.yaml': 'heading: About us',
    'fr/pages/about.yaml': 'heading: À propos',
  });
  const readLater = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return readPage();
  };
  await withContentFolder(folder, async () => {
    const both = [inLanguage('fr', readLater), inLanguage('en', readLater)];
    expect(await Promise.all(both)).toEqual(['À propos', 'About us']);
  });
});

test('a problem of a translation names its file and its line', () => {
  const files = {
    'en/pages/about.yaml': 'heading: About us',
    'fr/pages/about.yaml': '# No version\nheading: 1',
  };
  expect(() => inFrench(files, readPage)).toThrow('content/fr/pages/about.yaml cannot be used:\n  - line 2');
});

test('a translation without the new fields of its original is not shown', () => {
  const files = {
    'en/pages/about.yaml': 'heading: About us',
    'fr/pages/about.yaml': 'translated_from: 0123456789ab\ntitle: À propos',
  };
  expect(inFrench(files, readPage)).toEqual({ value: 'About us', untranslated: ['en/pages/about.yaml'] });
  expect(inFrench(files, () => findHidden(readPage)).value).toMatchObject([
    { file: 'fr/pages/about.yaml', field: 'heading' },
    { file: 'fr/pages/about.yaml', field: 'title' },
  ]);
});

test('the version of the original is no field of a translation', () => {
  const files = {
    'en/pages/about.yaml': 'heading: About us',
    'fr/pages/about.yaml': 'translated_from: 0123456789ab\nheading: À propos',
    'en/resources/vat.md': guide,
    'fr/resources/vat.md': markTranslated('fr/resources/vat.md', french, versionOfText(guide)),
  };
  expect(inFrench(files, readPage).value).toBe('À propos');
  expect(inFrench(files, readGuide).value).toBe('S’inscrire à la TVA');
});

test.each([
  [
    'of the guide as it is',
    markTranslated('fr/resources/vat.md', french, versionOfText(guide)),
    'S’inscrire',
  ],
  [
    'made from an earlier text',
    markTranslated('fr/resources/vat.md', french, versionOfText(guide.replace('750', '500'))),
    'Register',
  ],
  ['without a version', french, 'Register'],
])('a translation of a guide: %s', (_name, translation, start) => {
  const files = { 'en/resources/vat.md': guide, 'fr/resources/vat.md': translation };
  const { value, untranslated } = inFrench(files, readGuide);
  expect(value.startsWith(start)).toBe(true);
  expect(untranslated).toEqual(start === 'Register' ? ['en/resources/vat.md'] : []);
});

test('a file with a byte order mark is read like one without it', () => {
  const files = {
    'en/pages/about.yaml': 'heading: About us',
    'fr/pages/about.yaml': '\uFEFFtranslated_from: 0123456789ab\r\nheading: À propos',
    'en/resources/vat.md': `\uFEFF${guide}`,
    'fr/resources/vat.md': markTranslated('fr/resources/vat.md', french, versionOfText(guide)),
  };
  expect(inFrench(files, readPage).value).toBe('À propos');
  expect(inFrench(files, readGuide).value).toBe('S’inscrire à la TVA');
  expect(inFrench({ 'en/resources/vat.md': files['en/resources/vat.md'] }, readGuide).value).toContain(
    'Register',
  );
});

test('a page stays in its language when its original was changed', () => {
  const files = {
    'en/pages/about.yaml': 'heading: About our company',
    'fr/pages/about.yaml': `translated_from: ${versionOfText('heading: About us')}\nheading: À propos`,
  };
  expect(inFrench(files, readPage)).toEqual({ value: 'À propos', untranslated: [] });
  expect(withContentFolder(contentOf(files), () => listStale('fr'))).toEqual(['fr/pages/about.yaml']);
});

test('people removed from quotes or team disappear in every language', () => {
  const ama = 'members:\n  - { sample: false, name: Ama, role: Owner, bio: Keeps books. }\n';
  const esi = '  - { sample: false, name: Esi, role: Owner, bio: Left. }\n';
  const read = () => readTeam().map(({ name }) => name);
  const french = `translated_from: ${versionOfText(ama + esi)}\n${ama}${esi}`;
  const files = { 'en/team.yaml': ama + esi, 'fr/team.yaml': french };
  expect(inFrench(files, read)).toEqual({ value: ['Ama', 'Esi'], untranslated: [] });
  const later = { ...files, 'en/team.yaml': ama };
  expect(inFrench(later, read)).toEqual({ value: ['Ama'], untranslated: [] });
});

test('line ends and spaces at the end of a line are no new version', () => {
  expect(versionOfText('a: 1\r\nb: 2\r\n')).toBe(versionOfText('a: 1  \nb: 2'));
  expect(versionOfText('a: 1\nb: 3')).not.toBe(versionOfText('a: 1\nb: 2'));
});

test('a translation is marked once, on its first line or that of its front matter', () => {
  const once = markTranslated('fr/a.yaml', 'a: 1\n', '0123456789ab');
  expect(once).toBe('translated_from: 0123456789ab\na: 1\n');
  expect(markTranslated('fr/a.yaml', once, 'ba9876543210')).toBe('translated_from: ba9876543210\na: 1\n');
  const marked = markTranslated('fr/a.md', '---\ntitle: A\n---\nB', '0123456789ab');
  expect(marked).toBe('---\ntranslated_from: 0123456789ab\ntitle: A\n---\nB');
  expect(markTranslated('fr/a.md', marked, '0123456789ab')).toBe(marked);
});

const starter = (price: number, period: string) =>
  `currency: GHS\ndated: 2026-11-16\nplans:\n  - { id: starter, price: ${price}, period: ${period} }\n`;

test.each([
  ['a text of the facts was changed', starter(200, 'per 2 months'), ['fr/facts/plans.yaml']],
  ['only a price was changed', starter(350, 'per month'), []],
])('names of facts are out of date when %s', (_when, plans, stale) => {
  const names = 'plans: { starter: { period: par mois } }\n';
  const version = versionOfOriginal('fr/facts/plans.yaml', starter(200, 'per month'));
  const folder = contentOf({
    'plans.yaml': plans,
    'fr/facts/plans.yaml': markTranslated('fr/facts/plans.yaml', names, version),
  });
  expect(withContentFolder(folder, () => listStale('fr'))).toEqual(stale);
});

test('messages and files without an original are no translations of a text', () => {
  const folder = contentOf({
    'plans.yaml': '',
    'en/a.yaml': 'a: 1',
    'fr/a.yaml': 'a: 2',
    'fr/b.yaml': 'a: 2',
    'fr/facts/plans.yaml': '',
    'fr/facts/prices.yaml': '',
    'fr/messages.yaml': '',
    'fr/summaries.yaml': '',
  });
  withContentFolder(folder, () => {
    expect(listTranslations('fr')).toEqual(['fr/a.yaml', 'fr/facts/plans.yaml']);
    expect(listStray('fr')).toEqual(['fr/b.yaml', 'fr/facts/prices.yaml']);
  });
});
