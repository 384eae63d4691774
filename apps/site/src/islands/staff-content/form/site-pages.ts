/** A page of the site, as the link picker offers it. */
export interface SitePageLink {
  path: string;
  title: string;
}

let loading: Promise<SitePageLink[]> | undefined;

/** The pages that visitors can find, from the index of the search. Loaded once, when a picker is used. */
export function loadSitePages(): Promise<SitePageLink[]> {
  loading ??= fetch('/search-index.json')
    .then(async (answer) => readPages(await answer.json()))
    .catch(() => {
      loading = undefined;
      return [];
    });
  return loading;
}

/** The pages of a stored index of minisearch. Parts of pages are left out. */
function readPages(stored: {
  index?: { documentIds?: Record<string, string>; storedFields?: Record<string, { title?: string }> };
}): SitePageLink[] {
  const { documentIds = {}, storedFields = {} } = stored.index ?? {};
  return Object.entries(documentIds)
    .map(([id, path]) => ({ path, title: storedFields[id]?.title ?? path }))
    .filter(({ path }) => !path.includes('#'))
    .sort((one, other) => one.title.localeCompare(other.title));
}
