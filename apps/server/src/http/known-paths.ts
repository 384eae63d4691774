import { percentDecode } from './percent-decode.ts';

/** The paths of this site. Other paths that visitors request may contain a secret, so they are not logged. */
export interface KnownPaths {
  /** @param pattern of a route, like `/account/sessions/:id` */
  addRoute(pattern: string): void;
  /** @param files paths of another release, which replace those of the one before */
  useFiles(files: Iterable<string>): void;
  /** The known part of a URL without its query, and a sign for the rest: `/resources/guides/…`. */
  knownPart(path: string): string;
}

/** @param files paths of the built site, like `resources/guides.html` */
export function createKnownPaths(files: Iterable<string>): KnownPaths {
  const routes = new Set<string>();
  let pages = listBeginnings(files);
  return {
    addRoute: (pattern) => addBeginnings(routes, pattern.split(/[:*]/)[0] ?? ''),
    useFiles(others) {
      pages = listBeginnings(others);
    },
    knownPart(path) {
      let beginning = '';
      for (const part of path.split('/').filter(Boolean)) {
        const longer = `${beginning}/${(percentDecode(part) ?? part).toLowerCase()}`;
        if (!pages.has(longer) && !routes.has(longer)) return `${beginning}/…`;
        beginning = longer;
      }
      return beginning === '' ? '/' : beginning;
    },
  };
}

function listBeginnings(files: Iterable<string>): ReadonlySet<string> {
  const known = new Set<string>();
  for (const file of files) addBeginnings(known, file.replace(/(?:^|\/)index\.html$|\.html$/, ''));
  return known;
}

function addBeginnings(known: Set<string>, path: string): void {
  let beginning = '';
  for (const part of path.split('/').filter(Boolean)) {
    beginning += `/${part.toLowerCase()}`;
    known.add(beginning);
  }
}
