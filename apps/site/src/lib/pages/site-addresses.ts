import { addressPrefix, translations } from '@accounting-site/content/languages/languages';
import { ContentError } from '@accounting-site/content/reading/content-error';
import { listContent } from '@accounting-site/content/reading/content-files';
import { type Inputs, noteInputs, withInputs } from '@accounting-site/content/reading/content-inputs';
import { fieldsIn } from '@accounting-site/content/reading/loose-fields';
import { listMarkdown } from '@accounting-site/content/reading/markdown';
import { nearest } from '@accounting-site/content/reading/nearest';
import { readContentFile } from '@accounting-site/content/reading/read-yaml';
import { withoutEscapes } from '@accounting-site/contract/fields/without-escapes';
import { readyMadeFiles } from '../filing/filing-rules.ts';
import { isTranslatedFile } from '../languages/translated-pages.ts';
import { ownPaths } from './own-pages.ts';
import { routes } from './routes.ts';

let known: { at: number; value: Set<string>; inputs: Inputs } | undefined;

/**
 * Every page and file of the site. It uses file names only, so that one unreadable file does not break every
 * link to it.
 */
export function siteAddresses(): Set<string> {
  // In development a new article adds a path.
  if (!known || Date.now() - known.at > 1000) known = { at: Date.now(), ...withInputs(listAddresses) };
  noteInputs(known.inputs);
  return known.value;
}

/**
 * Whether a link in a text points to a page or a file of the site.
 * @param link as written: /pricing, /Help%20Center, /pricing#calculator
 */
export const isSiteAddress = (link: string): boolean =>
  siteAddresses().has(withoutEscapes(link.replace(/[?#].*$/s, '')));

/** The end of an error message: which path to write instead of a broken link. */
export function whatInstead(link: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  const meant = nearest(withoutEscapes(path), siteAddresses());
  return meant === undefined
    ? '. Open the page you mean and copy its path'
    : `. Did you mean ${meant}${rest}?`;
}

/**
 * Returns a path from a content file if its page exists.
 * @param askedBy the file that names it, below content/
 * @throws ContentError when there is no such page
 */
export function requireSiteAddress(path: string, askedBy: string): string {
  if (isSiteAddress(path)) return path;
  throw new ContentError(askedBy, [`"${path}" leads to no page of the site${whatInstead(path)}`]);
}

/**
 * The same page in the first language: /pricing for /fr/pricing. A redirect may name a page of any language.
 * Texts use the paths of the first language, which the build rewrites to their language.
 */
export function inFirstLanguage(address: string): string {
  const [, language, rest = ''] = /^\/(\w+)(?![^/?#])(.*)$/s.exec(address) ?? [];
  if (!prefixes().includes(`/${language}`)) return address;
  const first = rest.startsWith('/') ? rest : `/${rest}`;
  return isTranslatedFile(`${first.slice(1).replace(/[?#].*$/s, '')}.html`) ? first : address;
}

/** How the addresses of other languages begin: none if their list cannot be read, which is reported elsewhere. */
function prefixes(): string[] {
  try {
    return translations().map(({ id }) => addressPrefix(id));
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}

const listAddresses = () =>
  new Set([
    ...ownPaths,
    ...Object.values(routes).filter((route) => typeof route === 'string'),
    `${routes.demoRequest}/sent`,
    ...listMarkdown('en/help').map(routes.helpArticle),
    ...listMarkdown('en/resources').map(routes.resource),
    ...listMarkdown('en/stories').map(routes.story),
    ...listMarkdown('en/industries').map(routes.industry),
    ...listContent('en/tools', '.yaml').map(routes.tool),
    ...listContent('en/downloads', '.csv').map((name) => `/downloads/${name}.csv`),
    ...listContent('en/templates', '.yaml').flatMap(templateAddresses),
    ...fieldsIn('webinars.yaml', 'webinars.*.id').map(routes.webinar),
    ...readyMadeFiles.map(({ name }) => routes.filingCalendarFile(name)),
  ]);

const templateAddresses = (slug: string) => [
  routes.template(slug),
  `/downloads/${slug}.csv`,
  `/downloads/${slug}.xlsx`,
  ...(/^print:/m.test(readContentFile(`en/templates/${slug}.yaml`)) ? [routes.templatePrint(slug)] : []),
];
