import type { Statement } from './read-statement.ts';
import type { ReconciliationWords } from './reconciliation-words.ts';
import { UnreadLines } from './UnreadLines.tsx';

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
