import { goToQuery, useQueryString } from '../../lib/desk/query-state.ts';

/** What the page shows, as its address says. */
export type ContentAddress =
  | { view: 'choose' | 'changes' | 'history' }
  /** `field` is the path of a field to go to, such as plans.0.price. */
  | { view: 'entry'; entry: string; field?: string | undefined };

/** Reads the query of the page's URL. Unknown values show the list of entries. */
export function readAddress(search: string): ContentAddress {
  const query = new URLSearchParams(search);
  const entry = query.get('entry');
  if (entry) return { view: 'entry', entry, field: query.get('field') ?? undefined };
  const view = query.get('view');
  return { view: view === 'changes' || view === 'history' ? view : 'choose' };
}

/** The query of the page's URL. Empty for the list of entries. */
export function writeAddress(address: ContentAddress): string {
  if (address.view === 'choose') return '';
  if (address.view !== 'entry') return `?${new URLSearchParams({ view: address.view })}`;
  const { entry, field } = address;
  return `?${new URLSearchParams({ entry, ...(field !== undefined && { field }) })}`;
}

/** Opens a view of the page, with an entry in the browser's history. */
export const goTo = (address: ContentAddress) => goToQuery(writeAddress(address));

/** What the page shows, which is in its address, so that a link can name an entry and its field. */
export const useContentAddress = () => readAddress(useQueryString());
