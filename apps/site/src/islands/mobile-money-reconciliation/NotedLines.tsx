import { fillSlots } from '@accounting-site/content/fill-slots';
import styles from './NotedLines.module.css';
import type { Statement, UnreadLine } from './read-statement.ts';
import type { ReconciliationWords } from './reconciliation-words.ts';

interface NotedLinesProps {
  side: 'wallet' | 'book';
  statement: Statement;
  words: ReconciliationWords['result'];
}

/** Remarks on the lines of one side: skipped lines, and lines that were counted on an assumption. */
export function NotedLines({ side, statement: { unread, assumed }, words }: NotedLinesProps) {
  const isUnsure = ({ reason }: Statement['unread'][number]) => reason === 'direction';
  return (
    <>
      <UnreadLines
        heading={words[`unread_${side}`]}
        lines={unread.filter((line) => !isUnsure(line))}
        words={words}
      />
      <UnreadLines heading={words[`unsure_${side}`]} lines={unread.filter(isUnsure)} words={words} />
      <UnreadLines heading={words[`assumed_${side}`]} lines={assumed} words={words} />
    </>
  );
}

interface UnreadLinesProps {
  heading: string;
  lines: UnreadLine[];
  words: ReconciliationWords['result'];
}

const mostShown = 100;

/** Skipped or uncertain lines, each with its reason. Shown expanded, because they may change the totals. */
function UnreadLines({ heading, lines, words }: UnreadLinesProps) {
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
