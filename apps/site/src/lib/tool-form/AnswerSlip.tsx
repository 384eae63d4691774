import type { ReactNode } from 'react';
import styles from './AnswerSlip.module.css';
import type { Answer } from './answer.ts';
import { CopyFigure, type CopyFigureProps } from './CopyFigure.tsx';

interface AnswerSlipProps {
  answer: Answer;
  /** Makes each figure a button that copies it. */
  copy?: Pick<CopyFigureProps, 'words' | 'say'> | undefined;
}

/** A result like a paper slip: the main figure, its calculation and notes. */
export function AnswerSlip({ answer, copy }: AnswerSlipProps) {
  return (
    <Slip headline={answer.headline}>
      <dl className={styles.sum}>
        {answer.rows.map(({ label, how, amount, isTotal }) => (
          <div key={label} className={styles.row} data-total={isTotal || undefined}>
            <dt>
              {label} {how && <span className={`quiet small ${styles.how}`}>{how}</span>}
            </dt>
            <dd>
              {copy && /\d/.test(amount) ? <CopyFigure label={label} amount={amount} {...copy} /> : amount}
            </dd>
          </div>
        ))}
      </dl>
      {answer.notes.map((note) => (
        <p key={note} className="quiet small">
          {note}
        </p>
      ))}
    </Slip>
  );
}

/** A result like a paper slip: the main figure, and its details. */
export function Slip({ headline, children }: { headline: string; children: ReactNode }) {
  return (
    <div className="stack gap-3 full">
      <p className="display step-2">{headline}</p>
      {children}
    </div>
  );
}
