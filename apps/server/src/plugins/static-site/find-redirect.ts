import { type Redirect, readRedirects } from '@accounting-site/content/files/redirects';
import { addressPrefix, translations } from '@accounting-site/content/languages/languages';
import { percentDecode } from '../../http/percent-decode.ts';
import { toLookup } from './find-file.ts';

/** Finds where an old address redirects, with the query of the request. Undefined if it is none. */
type FindRedirect = (target: string) => string | undefined;

/** The redirects of the content. @throws ContentError if it is invalid */
export const readFindRedirect = (): FindRedirect =>
  createFindRedirect(
    readRedirects(),
    translations().map(({ id }) => addressPrefix(id)),
  );

/**
 * Builds the index of old addresses. They are exact: only their letter case and a slash at the end may differ. The same
 * address in another language redirects to the same page in that language.
 * @param prefixes of the addresses in other languages, such as /fr
 */
export function createFindRedirect(
  redirects: readonly Redirect[],
  prefixes: readonly string[] = [],
): FindRedirect {
  const inOtherLanguages = prefixes.flatMap((prefix) =>
    redirects.map(({ from, to }) => ({
      from: prefix + from,
      to: isPage(to) && !isBelow(to, prefixes) ? prefix + (to === '/' ? '' : to) : to,
    })),
  );
  // The last one of an address is used: what is written for another language itself.
  const goals = new Map(
    [...inOtherLanguages, ...redirects].map(({ from, to }) => [toLookup(from), encodedOnce(to)]),
  );
  return (target) => {
    const [, rawPath = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(target) ?? [];
    const path = percentDecode(rawPath);
    const goal = path === undefined ? undefined : goals.get(toLookup(path));
    return goal === undefined ? undefined : withQuery(goal, query);
  };
}

/** The desk and files to download are in no other language. */
const isPage = (to: string) => /^\/(?!staff(?:[/?#]|$))[^.?#]*(?:[?#]|$)/.test(to);

const isBelow = (to: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => to === prefix || to.startsWith(`${prefix}/`));

function withQuery(goal: string, query: string): string {
  if (query === '') return goal;
  const [address = '', anchor] = goal.split('#');
  const joined = `${address}${address.includes('?') ? '&' : '?'}${query}`;
  return anchor === undefined ? joined : `${joined}#${anchor}`;
}

/** A page may be written as visitors see it, /Help Center, or with escapes. */
const encodedOnce = (to: string) =>
  to.startsWith('/') ? encodeURI(percentDecode(to) ?? to) : new URL(to).href;
