import styles from './SearchStatus.module.css';
import type { SearchProps } from './search-props.ts';
import type { SearchState } from './use-search.ts';

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
