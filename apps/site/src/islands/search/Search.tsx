import { SearchAsYouType } from './SearchAsYouType.tsx';
import { SearchOnPage } from './SearchOnPage.tsx';
import type { SearchProps } from './search-props.ts';

/**
 * A search box. Without JavaScript it is a form that opens /search. popup shows results in a list under the
 * box; page shows them in the page, on /search itself.
 */
export function Search({ results, ...props }: SearchProps & { results: 'popup' | 'page' }) {
  return results === 'popup' ? <SearchAsYouType {...props} /> : <SearchOnPage {...props} />;
}
