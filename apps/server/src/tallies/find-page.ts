/**
 * The page that a browser names by the path in its address bar.
 * @param pages the paths of all pages, as `listPages` gives them
 * @returns undefined where there is none, so that nobody can fill the counts with names
 */
export function findPage(pages: ReadonlySet<string>, path: string): string | undefined {
  const page = decodePath(path);
  return pages.has(page) ? page : undefined;
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
