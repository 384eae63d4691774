import { readResources } from '@accounting-site/content/files/resources';
import { routes } from '../../apps/site/src/lib/pages/routes.ts';
import { type BuiltPage, listBuiltPages } from '../../tools/build-steps/built-site.ts';
import { isFastLane } from '../../tools/test-setup/test-lanes.ts';

const builtPages = listBuiltPages();

/** Every page of the built site in the first language, so that new pages are tested automatically. */
export const sitePages = builtPages.filter(({ language }) => language === undefined);

/**
 * The pages that other languages have themselves. They share their templates with the pages of the first
 * language, so that only their texts can break something.
 */
export const translatedPages = builtPages.filter(isOtherLanguage).filter(({ isTranslated }) => isTranslated);

/** The pages that are those of the first language inside the frame of another. */
export const untranslatedPages = builtPages.filter(({ isTranslated }) => !isTranslated);

interface PageOfLanguage extends BuiltPage {
  language: string;
}

function isOtherLanguage(page: BuiltPage): page is PageOfLanguage {
  return page.language !== undefined;
}

/**
 * The pages that a test of all pages opens: all of them, or the first of each kind in the fast lane of
 * tools/test-setup/test-lanes.ts.
 */
export const sweptPages = () =>
  isFastLane ? sitePages.filter(({ path }) => isFirstOfItsKind(path)) : sitePages;

/** A URL-encoded path: /Help%20Center for /Help Center. */
export const toAddress = (path: string) => encodeURI(path);

const guides = new Set(readResources().map(({ slug }) => routes.resource(slug)));

/**
 * The template of pages made from one content file each, such as /help/article/each; else the page itself.
 */
export const kindOf = (path: string) =>
  guides.has(path)
    ? '/resources/each'
    : path.replace(
        /^(\/(?:contact|register)\/plan|\/help\/article|\/solutions|\/resources\/(?:stories|webinars))\/.+/,
        '$1/each',
      );

/** The first translated page of each kind in each language. */
export const firstTranslatedPages = translatedPages.filter(
  (page) =>
    translatedPages.find(
      ({ language, original }) => language === page.language && kindOf(original) === kindOf(page.original),
    ) === page,
);

/** The first page of each kind, for tests of the template. */
export const isFirstOfItsKind = (path: string) =>
  sitePages.find((page) => kindOf(page.path) === kindOf(path))?.path === path;
