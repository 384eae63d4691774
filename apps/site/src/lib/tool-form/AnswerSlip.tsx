import styles from './AnswerSlip.module.css';
import type { Answer } from './answer.ts';

/** An answer as it would stand on paper: the line to remember, the sum behind it, what to know. */
export function AnswerSlip({ answer }: { answer: Answer }) {
  return (
    <div className={styles.slip}>
      <p className={styles.headline}>{answer.headline}</p>
      <dl className={styles.sum}>
        {answer.rows.map(({ label, how, amount, isTotal }) => (
          <div key={label} className={styles.row} data-total={isTotal || undefined}>
            <dt>
              {label} {how && <span className={styles.how}>{how}</span>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {answer.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}
