import { readFileSync } from 'node:fs';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import { publishedLanguages } from '@accounting-site/content/languages/languages';
import { readWords } from '@accounting-site/content/reading/pages';
import {
  attributeOf,
  elementsOf,
  type Page,
  parsePage,
  textOf,
} from '../../apps/site/integrations/finish-site/page.ts';
import { frameSchema } from '../../apps/site/src/layouts/_parts/frame-words.ts';
import { isTranslatedFile } from '../../apps/site/src/lib/languages/translated-pages.ts';
import type { BuiltPage } from '../../tools/build-steps/built-site.ts';
import { sitePages, toAddress, translatedPages, untranslatedPages } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

// The pages of other languages have the templates of the first, which the other tests check in a browser. What their
// texts and addresses can break is read from their HTML.
const read = (page: BuiltPage) => ({ ...page, html: parsePage(page.path, readFileSync(page.file, 'utf8')) });
const [first, translated, untranslated] = [sitePages, translatedPages, untranslatedPages].map((pages) =>
  pages.map(read),
) as [ReadPage[], ReadPage[], ReadPage[]];
const all = [...first, ...translated, ...untranslated];

type ReadPage = ReturnType<typeof read>;

const pathsWhere = (pages: readonly ReadPage[], isWrong: (page: ReadPage) => boolean) =>
  pages.filter(isWrong).map(({ path }) => path);

const metaOf = (page: Page, name: string) =>
  elementsOf(page, 'meta').find((meta) => attributeOf(meta, 'name') === name)?.attribs.content ?? '';
const linkOf = (page: Page, rel: string) =>
  elementsOf(page, 'link').find((link) => attributeOf(link, 'rel') === rel)?.attribs.href;
const titleOf = (page: Page) => elementsOf(page, 'title').map(textOf).join('');
const isIndexed = ({ html }: ReadPage) => !metaOf(html, 'robots').includes('noindex');
const languageOf = ({ html }: ReadPage) => elementsOf(html, 'html').map((root) => root.attribs.lang)[0];

/** The pages that a page names as its own in other languages, by their tags. */
const alternatesOf = ({ html }: ReadPage) =>
  Object.fromEntries(
    elementsOf(html, 'link')
      .filter((link) => link.attribs.hreflang !== undefined)
      .map((link) => [attributeOf(link, 'hreflang'), new URL(attributeOf(link, 'href')).pathname]),
  );

test('each language has every page of the first, except those of the team', () => {
  const shared = sitePages.filter(({ path }) => isTranslatedFile(`${path.slice(1)}.html`));
  for (const { id } of publishedLanguages().slice(1)) {
    const own = [...translated, ...untranslated].filter(({ language }) => language === id);
    expect(own.map(({ original }) => original).sort()).toEqual(shared.map(({ path }) => path).sort());
    expect(translated.filter(({ language }) => language === id).length).toBeGreaterThan(20);
  }
});

test('every page of another language responds, and only the not-found page with 404', async ({ request }) => {
  for (const { path, status } of [...translated, ...untranslated])
    expect.soft((await request.get(toAddress(path))).status(), path).toBe(status);
});

test('every translated page has the language of its frame, one main heading and a unique title', () => {
  const tags = new Map(publishedLanguages().map(({ id, tag }) => [id, tag]));
  expect(pathsWhere(translated, (page) => languageOf(page) !== tags.get(page.language ?? ''))).toEqual([]);
  expect(pathsWhere(translated, ({ html }) => elementsOf(html, 'h1').length !== 1)).toEqual([]);
  const byTitle = Map.groupBy(translated, ({ language, html }) => `${language} ${titleOf(html).trim()}`);
  const shared = [...byTitle.values()].filter((group) => group.length > 1);
  expect(shared.map((group) => group.map(({ path }) => path))).toEqual([]);
  expect(pathsWhere(translated, ({ html }) => titleOf(html).trim() === '')).toEqual([]);
});

test('every translated page has a description of 70 to 185 characters', () => {
  const wrong = translated
    .map(({ path, html }) => ({ path, length: metaOf(html, 'description').length }))
    .filter(({ length }) => length < 70 || length > 185);
  expect(wrong).toEqual([]);
});

test('a translated page is indexed if its original is, and has its own URL as the canonical one', () => {
  const originals = new Map(first.map((page) => [page.path, page]));
  expect(
    pathsWhere(translated, (page) => {
      const original = originals.get(page.original);
      if (original === undefined || isIndexed(page) !== isIndexed(original)) return true;
      const [own, its] = [page, original].map(({ html }) => linkOf(html, 'canonical'));
      if (!isIndexed(page) || own === undefined || its === undefined) return own !== its;
      const pathIn = new URL(its).pathname;
      return new URL(own).pathname !== `/${page.language}${pathIn === '/' ? '' : pathIn}`;
    }),
  ).toEqual([]);
});

test('a page and its translations name each other, and the first is for readers of all other languages', () => {
  const languages = publishedLanguages();
  for (const page of first.filter(isIndexed)) {
    const own = translated.filter(({ original }) => original === page.path);
    const named = Object.fromEntries([
      ...languages.flatMap(({ id, tag }) => {
        const path = own.find(({ language }) => language === id)?.path;
        return path === undefined ? [] : [[tag, path]];
      }),
      ...(own.length > 0 ? [languages[0]?.tag ?? '', 'x-default'].map((tag) => [tag, page.path]) : []),
    ]);
    // The features are the home page.
    if (page.path === '/features') continue;
    for (const each of [page, ...own])
      expect.soft(alternatesOf(each), each.path).toEqual(mapValues(named, toAddress));
  }
});

/** Pages with the content of the home page, or without an own address. */
const atHome = ['/features', '/no-such-page'];

test('links and search forms lead to the same language, except the one to the other language', () => {
  const addresses = new Map(all.map((page) => [toAddress(page.path), page]));
  for (const page of [...translated, ...untranslated]) {
    const links = elementsOf(page.html, 'a').filter((link) => attributeOf(link, 'href').startsWith('/'));
    const away = links
      .filter((link) => link.attribs.hreflang === undefined)
      .map((link) => attributeOf(link, 'href'))
      .filter((address) => {
        const target = addresses.get(address.split(/[?#]/)[0] ?? '');
        return (
          target !== undefined &&
          target.language !== page.language &&
          isTranslatedFile(`${target.path.slice(1)}.html`)
        );
      });
    expect.soft(away, page.path).toEqual([]);
    const others = links.filter((link) => link.attribs.hreflang !== undefined);
    expect
      .soft(
        others.map((link) => addresses.get(attributeOf(link, 'href'))?.original),
        page.path,
      )
      .toEqual([addresses.get(toAddress(atHome.includes(page.original) ? '/' : page.original))?.path]);
  }
});

test('every internal link of a translated page opens a page, and its anchor exists there', async ({
  request,
}) => {
  const idsByAddress = new Map(
    all.map(({ path, html }) => [
      toAddress(path),
      new Set(elementsOf(html, '*').map((element) => element.attribs.id)),
    ]),
  );
  const links = new Map<string, string>();
  for (const { path, html } of translated)
    for (const link of elementsOf(html, 'a')) {
      const address = attributeOf(link, 'href');
      if (/^[/#]/.test(address))
        links.set(address.startsWith('#') ? toAddress(path) + address : address, path);
    }
  for (const [address, from] of links) {
    const { pathname, hash } = new URL(address, 'http://site.invalid');
    const ids = idsByAddress.get(pathname);
    if (ids === undefined) {
      expect.soft((await request.get(address)).status(), `${address} on ${from}`).toBe(200);
    } else if (hash !== '') {
      expect.soft(ids.has(decodeURIComponent(hash.slice(1))), `${address} on ${from}`).toBe(true);
    }
  }
});

test('a page that its language lacks says so, is not indexed and marks the language of its text', () => {
  const [{ tag = '' } = {}] = publishedLanguages();
  for (const page of untranslated) {
    const { untranslated: note } = inLanguage(page.language ?? '', () =>
      readWords('en/frame.yaml', frameSchema),
    );
    expect.soft(isIndexed(page), page.path).toBe(false);
    expect
      .soft(
        elementsOf(page.html, 'main').map((main) => main.attribs.lang),
        page.path,
      )
      .toEqual([tag]);
    expect.soft(elementsOf(page.html, 'p').map(textOf), page.path).toContain(note);
    expect.soft(alternatesOf(page), page.path).toEqual({});
  }
});

const mapValues = <Value, Result>(values: Record<string, Value>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

test('an untranslated page has the picture of the page that it shows', () => {
  const pictureOf = ({ html }: ReadPage) =>
    elementsOf(html, 'meta').find((meta) => attributeOf(meta, 'property') === 'og:image')?.attribs.content;
  const pictures = new Map(first.filter(isIndexed).map((page) => [page.path, pictureOf(page)]));
  const shown = untranslated.filter(({ original }) => pictures.has(original));
  expect(pathsWhere(shown, (page) => pictureOf(page) !== pictures.get(page.original))).toEqual([]);
});
