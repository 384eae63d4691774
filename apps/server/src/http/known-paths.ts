/** The paths of this site. Other paths that visitors request may contain a secret, so they are not logged. */
export interface KnownPaths {
  /** @param pattern of a route, like `/account/sessions/:id` */
  addRoute(pattern: string): void;
  /** The known part of a URL without its query, and a sign for the rest: `/resources/guides/…`. */
  knownPart(path: string): string;
}

/** @param files paths of the built site, like `resources/guides.html` */
export function createKnownPaths(files: Iterable<string>): KnownPaths {
  const known = new Set<string>();
  const add = (path: string) => {
    let beginning = '';
    for (const part of path.split('/').filter(Boolean)) {
      beginning += `/${part.toLowerCase()}`;
      known.add(beginning);
    }
  };
  for (const file of files) add(file.replace(/(?:^|\/)index\.html$|\.html$/, ''));
  return {
    addRoute: (pattern) => add(pattern.split(/[:*]/)[0] ?? ''),
    knownPart(path) {
      let beginning = '';
      for (const part of path.split('/').filter(Boolean)) {
        const longer = `${beginning}/${decode(part).toLowerCase()}`;
        if (!known.has(longer)) return `${beginning}/…`;
        beginning = longer;
      }
      return beginning === '' ? '/' : beginning;
    },
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
