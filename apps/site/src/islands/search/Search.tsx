import { SearchAsYouType } from './SearchAsYouType.tsx';
import { SearchOnPage } from './SearchOnPage.tsx';
import type { SearchProps } from './search-props.ts';

/**
 * A search box: a form that leads to /search without script. popup shows what is found in a list under
 * the box; page shows it in the page, on /search itself.
 */
export function Search({ results, ...props }: SearchProps & { results: 'popup' | 'page' }) {
  return results === 'popup' ? <SearchAsYouType {...props} /> : <SearchOnPage {...props} />;
}
