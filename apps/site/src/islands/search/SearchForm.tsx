import type { FocusEvent, FormEvent, InputHTMLAttributes, ReactNode, Ref } from 'react';
import type { SearchProps } from '../../lib/search/search-words.ts';
import styles from './Search.module.css';
import type { SearchState } from './use-search.ts';

interface SearchFormProps extends Pick<SearchProps, 'label' | 'placeholder' | 'button'> {
  input: InputHTMLAttributes<HTMLInputElement> & { ref: Ref<HTMLInputElement> };
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  onBlur?: (event: FocusEvent) => void;
  /** The popup under the box. */
  children?: ReactNode;
}

/** The box and its button, as a form that works without JavaScript. */
export function SearchForm({
  label,
  placeholder,
  button,
  input,
  onSubmit,
  onBlur,
  children,
}: SearchFormProps) {
  return (
    <search className={styles.search} onBlur={onBlur}>
      <form action="/search" method="get" className={styles.form} onSubmit={onSubmit}>
        <label id="search-label" htmlFor="search-box" className="visually-hidden">
          {label}
        </label>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles.glass}>
          <circle cx="11" cy="11" r="7" />
          <path d="m16.5 16.5 4.5 4.5" />
        </svg>
        <input
          {...input}
          id="search-box"
          type="search"
          name="q"
          placeholder={placeholder}
          autoComplete="off"
          maxLength={100}
          className={styles.box}
        />
        <button type="submit" className={styles.button}>
          {button}
        </button>
      </form>
      {children}
    </search>
  );
}

/** The number of results, announced politely; visible only if there are no results to show. */
export function SearchStatus({
  state,
  words,
  isShown,
  isOver = false,
}: {
  state: SearchState;
  words: SearchProps['words'];
  isShown: boolean;
  /** As an overlay, like the result list, so that the page below does not move. */
  isOver?: boolean;
}) {
  const text = statusText(state, words);
  const isTrouble = state.status === 'failed' || (state.status === 'done' && state.hits.length === 0);
  const look = isTrouble ? `${styles.trouble} ${isOver ? styles.over : ''}` : styles.count;
  return (
    <p role="status" className={isShown ? look : 'visually-hidden'}>
      {text}
    </p>
  );
}

function statusText(state: SearchState, words: SearchProps['words']): string {
  if (state.status === 'empty') return '';
  if (state.status === 'failed') return words.failed;
  if (state.all === 0) return words.none;
  return state.all === 1 ? words.one : `${state.all} ${words.many}`;
}
