import styles from './MarkedText.module.css';
import { markWords } from './mark-words.ts';

/** A text with the matched words highlighted. */
export function MarkedText({ text, found }: { text: string; found: string[] }) {
  return markWords(text, found).map(({ piece, at, isFound }) =>
    isFound ? (
      <mark key={at} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
