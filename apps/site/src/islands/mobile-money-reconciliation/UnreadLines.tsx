import { fillSlots } from '@accounting-site/content/fill-slots';
import type { UnreadLine } from './read-statement.ts';
import type { ReconciliationWords } from './reconciliation-words.ts';
import styles from './UnreadLines.module.css';

interface UnreadLinesProps {
  heading: string;
  lines: UnreadLine[];
  words: ReconciliationWords['result'];
}

const mostShown = 100;

/** Skipped or uncertain lines, each with its reason. Shown expanded, because they may change the totals. */
export function UnreadLines({ heading, lines, words }: UnreadLinesProps) {
  if (lines.length === 0) return null;
  return (
    <details open className={styles.unread}>
      <summary className={styles.heading}>
        {fillSlots(heading, { count: lines.length.toLocaleString('en') })}
      </summary>
      <ul className={`stack gap-2 small ${styles.lines}`}>
        {lines.slice(0, mostShown).map(({ line, text, reason }) => (
          <li key={line}>
            {fillSlots(words.unread_line, { line: String(line), reason: words.reasons[reason] })}
            <code className={styles.text}>{text.slice(0, 120)}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
