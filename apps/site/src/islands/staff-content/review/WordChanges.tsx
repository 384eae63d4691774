import { useMemo } from 'react';
import { keyed } from '../keyed.ts';
import styles from './Review.module.css';
import { shortenRuns, wordChanges } from './word-changes.ts';

interface WordChangesProps {
  before: string;
  after: string;
  /** Shows one of the texts with its changed words; without it both in one. */
  only?: 'gone' | 'new';
}

/** The words that changed, marked; long unchanged parts are shortened. */
export function WordChanges({ before, after, only }: WordChangesProps) {
  const runs = useMemo(() => shortenRuns(wordChanges(before, after)), [before, after]);
  return (
    <span className={styles.words}>
      {keyed(runs.filter(({ kind }) => only === undefined || kind === 'same' || kind === only)).map(
        ({ key, item: { kind, text } }) => {
          if (kind === 'gone') return <del key={key}>{text}</del>;
          return kind === 'new' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
        },
      )}
    </span>
  );
}
