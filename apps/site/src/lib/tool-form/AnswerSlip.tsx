import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { Icon } from '@accounting-site/ui/Icon';
import { Copy } from 'lucide';
import { useRef } from 'react';
import { copyText } from '../text/copy-text.ts';
import styles from './AnswerSlip.module.css';
import type { Answer } from './answer.ts';
import type { CommonToolWords } from './tool-words.ts';

/** A result like a paper slip: the main figure, its calculation and notes. */
export const AnswerSlip = ({ answer }: { answer: Answer }) => (
  <div className="stack gap-3 full">
    <p className="display step-2">{answer.headline}</p>
    <AnswerDetails answer={answer} />
  </div>
);

interface AnswerDetailsProps {
  answer: Answer;
  /** Makes each figure a button that copies it. */
  copy?: Pick<CopyFigureProps, 'words' | 'say'> | undefined;
}

/** The calculation of a result, and its notes. */
export function AnswerDetails({ answer, copy }: AnswerDetailsProps) {
  return (
    <>
      <dl className={styles.sum}>
        {answer.rows.map(({ label, how, amount, isTotal }) => (
          <div key={label} className={`cluster spread ${styles.row}`} data-total={isTotal || undefined}>
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
    </>
  );
}

interface CopyFigureProps {
  label: string;
  /** With its currency and separators. */
  amount: string;
  words: Pick<CommonToolWords, 'copy_figure' | 'figure_copied' | 'copy_failed'>;
  /** Announces what happened. Called with '' first, so that a second copy is announced too. */
  say: (text: string) => void;
}

/** A figure that copies itself as a plain number, which a spreadsheet or a MoMo app accepts. */
function CopyFigure({ label, amount, words, say }: CopyFigureProps) {
  const button = useRef<HTMLButtonElement>(null);
  const copy = async () => {
    say('');
    const figure = amount.replace('−', '-').replace(/[^\d.-]/g, '');
    const isCopied = await copyText(figure, button.current);
    say(isCopied ? fillSlots(words.figure_copied, { figure }) : words.copy_failed);
  };
  return (
    <button
      ref={button}
      type="button"
      className={styles.figure}
      aria-label={fillSlots(words.copy_figure, { label, amount })}
      onClick={copy}
    >
      {amount}
      <Icon of={Copy} size={16} />
    </button>
  );
}
