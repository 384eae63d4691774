import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { routes } from '../../lib/pages/routes.ts';
import type { SearchProps } from '../../lib/search/search-words.ts';
import type { SearchHit } from './create-search.ts';
import { MarkedText } from './MarkedText.tsx';
import styles from './Search.module.css';
import { SearchForm, SearchStatus } from './SearchForm.tsx';
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
  const path = `${routes.search}?q=${encodeURIComponent(query)}`;
  return [...hits, { path, title: words.every, kind: `${all} ${words.many}`, text: '', found: [] }];
}

/** The results as options under the box. Each is a real link, so opening in a new tab works too. */
export function SearchPopup({ hits, active }: { hits: SearchHit[]; active: number }) {
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      id={listId}
      role="listbox"
      aria-labelledby="search-label"
      className={`card raised stack ${styles.list}`}
      // Pressing an option must not move the focus out of the box, or the list would close before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {hits.map((hit, at) => (
        <a
          key={hit.path}
          id={optionId(at)}
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
          href={hit.path}
          className={`cluster middle spread ${styles.option}`}
        >
          <span className="strong" lang={hit.lang}>
            <MarkedText text={hit.title} found={hit.found} />
          </span>
          <span className="quiet tiny">{hit.kind}</span>
        </a>
      ))}
    </div>
  );
}

const listId = 'search-list';
const optionId = (at: number) => `search-option-${at}`;

/** Whether the list under a box is open, and the active option; -1 is the box itself. */
function useCombobox(count: number, box: RefObject<HTMLInputElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && count > 0;

  const open = () => {
    setOpen(true);
    setActive(-1);
  };
  const close = () => setOpen(false);
  // The visitor may have focused the box and typed before the code loaded.
  useEffect(() => {
    if (box.current === document.activeElement) setOpen(true);
  }, [box]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      setActive(nextOption(isShown ? active : -1, event.key === 'ArrowDown' ? 1 : -1, count));
      setOpen(true);
    } else if (event.key === 'Enter' && isShown && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    }
  }

  function onBlur(event: FocusEvent) {
    const next = event.relatedTarget;
    if (!(next instanceof Element && next.closest(`#${listId}`))) close();
  }

  return { isOpen, isShown, active, open, onKeyDown, onBlur };
}

/** The next option; after the last one it returns to the box. */
function nextOption(active: number, step: 1 | -1, count: number) {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}
