import { useMemo } from 'react';
import { useContentDesk } from '../content-desk.ts';
import type { Changes } from '../edit/entry-value.ts';
import { pathAsWords } from '../form/field-words.ts';
import { keyed } from '../keyed.ts';
import styles from './Review.module.css';

interface FieldChangesProps {
  changes: Changes;
  labels: Record<'before' | 'after', string>;
}

/** Each changed field, before and after. */
export function FieldChanges({ changes, labels }: FieldChangesProps) {
  const { words } = useContentDesk();
  return (
    <ul className="stack full">
      {changes.map(({ field, before, after }) => (
        <li key={field} className={`stack gap-1 ${styles.change}`}>
          <p className="small strong">{pathAsWords(field, words.names).join(' › ')}</p>
          <dl className={`stack ${styles.sides}`}>
            <Side label={labels.before} text={before} other={after} only="gone" />
            <Side label={labels.after} text={after} other={before} only="new" />
          </dl>
        </li>
      ))}
    </ul>
  );
}

interface SideProps {
  label: string;
  text: string | null;
  other: string | null;
  only: 'gone' | 'new';
}

function Side({ label, text, other, only }: SideProps) {
  const { words } = useContentDesk();
  const said = words.review;
  const answers: Record<string, string> = { true: said.yes, false: said.no };
  const inWords = (value: string | null) => answers[value ?? ''] ?? value ?? '';
  const [before, after] = only === 'gone' ? [text, other] : [other, text];
  return (
    <div>
      <dt className="tiny quiet">{label}</dt>
      <dd className="small anywhere">
        {text === null ? (
          <span className="quiet">{said.nothing}</span>
        ) : (
          <WordChanges before={inWords(before)} after={inWords(after)} only={only} />
        )}
      </dd>
    </div>
  );
}

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

/** A run of words: in both texts, only before, or only after. */
interface WordRun {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Above this many comparisons, the whole middle is shown as changed. */
const mostComparisons = 2_000_000;

/** The words that changed between two texts, in order. */
export function wordChanges(before: string, after: string): WordRun[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(old.length, now.length) - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  ) {
    end += 1;
  }
  const middle = compare(old.slice(start, old.length - end), now.slice(start, now.length - end));
  return joinRuns([
    { kind: 'same', text: old.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: old.slice(old.length - end).join('') },
  ]);
}

/** Words with the space after them. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? [];

/** The longest common sequence of words, by dynamic programming. */
function compare(old: string[], now: string[]): WordRun[] {
  const width = now.length + 1;
  if (old.length * now.length > mostComparisons) {
    return [
      { kind: 'gone', text: old.join('') },
      { kind: 'new', text: now.join('') },
    ];
  }
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const runs: WordRun[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    if (row < old.length && column < now.length && old[row] === now[column]) {
      runs.push({ kind: 'same', text: old[row] ?? '' });
      row += 1;
      column += 1;
    } else if (column >= now.length || (row < old.length && at(row + 1, column) >= at(row, column + 1))) {
      runs.push({ kind: 'gone', text: old[row] ?? '' });
      row += 1;
    } else {
      runs.push({ kind: 'new', text: now[column] ?? '' });
      column += 1;
    }
  }
  return runs;
}

function joinRuns(runs: WordRun[]): WordRun[] {
  const joined: WordRun[] = [];
  for (const run of runs) {
    const last = joined[joined.length - 1];
    if (run.text === '') continue;
    if (last?.kind === run.kind) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}

/** How much of an unchanged text is shown on each side of a change. */
const around = 90;

/** The runs with long unchanged parts shortened to their ends. */
export function shortenRuns(runs: WordRun[]): WordRun[] {
  return runs.map((run, at) => {
    if (run.kind !== 'same' || run.text.length <= 2 * around + 20) return run;
    const head = at === 0 ? '' : run.text.slice(0, around);
    const tail = at === runs.length - 1 ? '' : run.text.slice(-around);
    return { ...run, text: `${head} … ${tail}` };
  });
}
