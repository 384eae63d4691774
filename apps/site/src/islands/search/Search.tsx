import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import type { SearchProps } from '../../lib/search/search-words.ts';
import { MarkedText } from './MarkedText.tsx';
import styles from './Search.module.css';
import { SearchAsYouType } from './SearchAsYouType.tsx';
import { SearchForm, SearchStatus } from './SearchForm.tsx';
import { useSearch } from './use-search.ts';

/**
 * A search box. Without JavaScript it is a form that opens /search. popup shows results in a list under the
 * box; page shows them in the page, on /search itself.
 */
export function Search({ results, ...props }: SearchProps & { results: 'popup' | 'page' }) {
  return results === 'popup' ? <SearchAsYouType {...props} /> : <SearchOnPage {...props} />;
}

const mostShown = 40;

/** The search box of the search page. Results are shown in the page, and the query is in its URL. */
function SearchOnPage({ words, ...form }: SearchProps) {
  const box = useRef<HTMLInputElement>(null);
  useWordsOfAddress(box);
  const { state, search } = useSearch(box, mostShown);
  const hits = state.status === 'done' ? state.hits : [];
  function find(typed: string) {
    const query = typed.trim();
    history.replaceState(history.state, '', query ? `?q=${encodeURIComponent(query)}` : '?');
    nameTab(query);
    search(typed);
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    find(box.current?.value ?? '');
  }
  return (
    <>
      <SearchForm
        {...form}
        onSubmit={onSubmit}
        input={{ ref: box, onInput: (event) => find(event.currentTarget.value) }}
      />
      <div className={styles.results} data-searching={state.status === 'empty' ? undefined : true}>
        <SearchStatus state={state} words={words} isShown />
        <ol className="list">
          {hits.map((hit) => (
            <li key={hit.path} className={styles.hit}>
              <a href={hit.path} lang={hit.lang} className={styles.title}>
                <MarkedText text={hit.title} found={hit.found} />
              </a>
              <span className="quiet tiny">{hit.kind}</span>
              <p lang={hit.lang} className={styles.text}>
                <MarkedText text={hit.text} found={hit.found} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** Puts the query into the title of the tab and the history entry. */
function nameTab(query: string) {
  const name = document.title.replace(/^.* · /, '');
  document.title = query ? `${query} · ${name}` : name;
}

function useWordsOfAddress(box: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const query = new URLSearchParams(location.search).get('q');
    if (!box.current || !query || box.current.value) return;
    box.current.value = query;
    nameTab(query);
  }, [box]);
}
