import type { Redirect } from '@accounting-site/content/redirects';
import { decodePath, toLookup } from './find-file.ts';

/** Finds where an old address redirects, with the query of the request. Undefined if it is none. */
export type FindRedirect = (target: string) => string | undefined;

/** Builds the index of old addresses. They are exact: only their letter case and a slash at the end may differ. */
export function createFindRedirect(redirects: readonly Redirect[]): FindRedirect {
  const goals = new Map(redirects.map(({ from, to }) => [toLookup(from), encodedOnce(to)]));
  return (target) => {
    const [, rawPath = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(target) ?? [];
    const path = decodePath(rawPath);
    const goal = path === undefined ? undefined : goals.get(toLookup(path));
    return goal === undefined ? undefined : withQuery(goal, query);
  };
}

function withQuery(goal: string, query: string): string {
  if (query === '') return goal;
  const [address = '', anchor] = goal.split('#');
  const joined = `${address}${address.includes('?') ? '&' : '?'}${query}`;
  return anchor === undefined ? joined : `${joined}#${anchor}`;
}

/** A page may be written as visitors see it, /Help Center, or with escapes. */
const encodedOnce = (to: string) => (to.startsWith('/') ? encodeURI(decodePath(to) ?? to) : new URL(to).href);
