import { listDownloads } from '@accounting-site/content/downloads';
import { ContentError } from '@accounting-site/content/read-yaml';
import { readStories } from '@accounting-site/content/stories';
import { readTemplates } from '@accounting-site/content/templates';
import { routes } from './routes.ts';
import { readSitePages } from './site-pages.ts';

let known: { at: number; addresses: Set<string> } | undefined;

/**
 * Whether a link of a text leads to a page or a file of the site.
 * @param link as the text has it: /pricing, /Help%20Center, /pricing#calculator
 */
export function isSiteAddress(link: string): boolean {
  // While developing, an article that is new has an address that is new.
  if (!known || Date.now() - known.at > 1000) known = { at: Date.now(), addresses: listAddresses() };
  const path = link.replace(/[?#].*$/s, '');
  return known.addresses.has(decoded(path));
}

/**
 * A path that a content file leads to, as it came.
 * @param askedBy the file that names it, below content/
 * @throws ContentError when there is no such page
 */
export function requireSiteAddress(path: string, askedBy: string): string {
  if (isSiteAddress(path)) return path;
  throw new ContentError(askedBy, [`there is no page ${path}. Write the path of one that exists`]);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const listAddresses = () =>
  new Set([
    ...readSitePages().map(({ path }) => path),
    ...Object.values(routes).filter((route) => typeof route === 'string'),
    `${routes.demoRequest}/sent`,
    ...readStories().map(({ slug }) => routes.story(slug)),
    ...listDownloads().map((name) => `/downloads/${name}`),
    ...readTemplates().flatMap(({ slug, print }) => [
      `/downloads/${slug}.xlsx`,
      ...(print ? [`/downloads/${slug}.pdf`] : []),
    ]),
    ...Array.from({ length: 12 }, (_, at) => routes.filingCalendarFile(at + 1)),
  ]);
