import { plainWord } from './plain-word.ts';
import styles from './Search.module.css';

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

/** Splits a text into pieces, each with whether it is a matched word. */
export function markWords(text: string, found: string[]): { piece: string; at: number; isFound: boolean }[] {
  const pieces = text.split(/([\p{L}\p{N}\p{M}]+)/u).filter(Boolean);
  let at = 0;
  return pieces.map((piece) => {
    const start = at;
    at += piece.length;
    return { piece, at: start, isFound: found.includes(plainWord(piece)) };
  });
}
