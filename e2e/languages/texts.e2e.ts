import { readFileSync } from 'node:fs';
import { elementsOf, parsePage, textOf } from '../../apps/site/integrations/finish-site/page.ts';
import { foreignTexts } from '../support/foreign-texts.ts';
import { sitePages, translatedPages, untranslatedPages } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';
import { textsOf } from '../support/texts-of-page.ts';

const read = ({ path, file }: { path: string; file: string }) => parsePage(path, readFileSync(file, 'utf8'));

/** Links name such a page by its title, which is in the language of the page. */
const titles = untranslatedPages.flatMap((page) => elementsOf(read(page), 'h1').map(textOf));
const withoutTitles = (text: string) => titles.reduce((rest, title) => rest.replaceAll(title, ''), text);

test('no text of a translated page is left in the first language', () => {
  const french = translatedPages.filter(({ language }) => language === 'fr');
  expect(french.length).toBeGreaterThan(20);
  const left = french.flatMap((page) =>
    foreignTexts(textsOf(read(page)).map(withoutTitles), 'fr').map((text) => `${page.path}: ${text}`),
  );
  expect(left).toEqual([]);
});

test('the pages of the first language have no text of another', () => {
  const found = sitePages.flatMap((page) =>
    foreignTexts(textsOf(read(page)), 'en').map((text) => `${page.path}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('a text of the other language would be found', () => {
  const texts = [
    'We keep your books for you every day.',
    'Nous tenons votre comptabilité chaque jour.',
    'MTN MoMo',
  ];
  expect(foreignTexts(texts, 'fr')).toEqual(texts.slice(0, 1));
  expect(foreignTexts(texts, 'en')).toEqual(texts.slice(1, 2));
});
