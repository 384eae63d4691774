import { useRef } from 'react';
import type { SearchHit } from './create-search.ts';
import { SearchForm } from './SearchForm.tsx';
import { SearchPopup } from './SearchPopup.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import type { SearchProps } from './search-props.ts';
import { listId, optionId, useCombobox } from './use-combobox.ts';
import { type SearchState, useSearch } from './use-search.ts';

const mostShown = 7;

/** The search box with its result list, following the ARIA combobox pattern. */
export function SearchAsYouType({ words, ...form }: SearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const { state, search } = useSearch(box, mostShown);
  const hits = state.status === 'done' ? withRest(state, words) : [];
  const { isOpen, isShown, active, open, onKeyDown, onBlur } = useCombobox(hits.length, box);
  return (
    <SearchForm
      {...form}
      onBlur={onBlur}
      input={{
        ref: box,
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isShown,
        'aria-controls': listId,
        'aria-activedescendant': isShown && active >= 0 ? optionId(active) : undefined,
        onKeyDown,
        onFocus: open,
        onInput: (event) => {
          open();
          search(event.currentTarget.value);
        },
      }}
    >
      {isShown && <SearchPopup hits={hits} active={active} />}
      <SearchStatus state={state} words={words} isShown={isOpen && hits.length === 0} isOver />
    </SearchForm>
  );
}

/** The hits that fit in the list and, if there are more, a link to the page with all of them. */
function withRest(
  { hits, all, query }: Extract<SearchState, { status: 'done' }>,
  words: SearchProps['words'],
): SearchHit[] {
  if (all <= hits.length) return hits;
  const path = `/search?q=${encodeURIComponent(query)}`;
  return [...hits, { path, title: words.every, kind: `${all} ${words.many}`, text: '', found: [] }];
}
