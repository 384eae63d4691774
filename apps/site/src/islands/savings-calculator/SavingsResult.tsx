import { ButtonLink } from '@accounting-site/ui/Button';
import styles from './SavingsResult.module.css';
import type { SavingsAnswer } from './savings-answer.ts';

/** The answer in a sentence, why, and the sum behind it as it would stand on paper. */
export function SavingsResult({ answer }: { answer: SavingsAnswer }) {
  return (
    <div className={styles.result}>
      <p className={styles.headline}>{answer.headline}.</p>
      {answer.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <dl className={styles.sum}>
        {answer.rows.map((row) => (
          <div key={row.label} className={styles.row}>
            <dt>
              {row.label} <span className={styles.times}>{row.sum}</span>
            </dt>
            <dd>{row.amount}</dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>{answer.total.label}</dt>
          <dd>{answer.total.amount}</dd>
        </div>
      </dl>
      <ButtonLink href={answer.action.href}>{answer.action.label}</ButtonLink>
    </div>
  );
}
