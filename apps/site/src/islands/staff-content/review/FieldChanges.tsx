import { useContentDesk } from '../content-desk.ts';
import type { FieldChange } from '../edit/entry-value.ts';
import { pathAsWords } from '../form/field-words.ts';
import styles from './Review.module.css';
import { WordChanges } from './WordChanges.tsx';

interface FieldChangesProps {
  changes: readonly FieldChange[];
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
          <dl className={styles.sides}>
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
