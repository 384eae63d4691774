import styles from './SearchStatus.module.css';
import type { SearchProps } from './search-props.ts';
import type { SearchState } from './use-search.ts';

/** How much was found, read out politely; seen where there is nothing else to see. */
export function SearchStatus({
  state,
  words,
  isShown,
}: {
  state: SearchState;
  words: SearchProps['words'];
  isShown: boolean;
}) {
  const text = statusText(state, words);
  const isTrouble = state.status === 'failed' || (state.status === 'done' && state.hits.length === 0);
  const look = isTrouble ? styles.trouble : styles.count;
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
