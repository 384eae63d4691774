import { Button } from '@accounting-site/ui/Button';
import type { ReactNode } from 'react';
import { AnswerSlip } from './AnswerSlip.tsx';
import { type Answer, answerText } from './answer.ts';
import styles from './Calculator.module.css';
import { ShareAnswer } from './ShareAnswer.tsx';
import type { CommonToolWords } from './tool-words.ts';
import type { useToolForm } from './use-tool-form.ts';

interface CalculatorProps {
  state: ReturnType<typeof useToolForm<Answer>>;
  submit: string;
  words: CommonToolWords;
  /** The fields. */
  children: ReactNode;
}

/**
 * A calculator: what to fill in, and beside it the answer as a slip of paper. Without script its form leads to the
 * table of common amounts on the same page.
 */
export function Calculator({ state, submit, words, children }: CalculatorProps) {
  const { form, result, answer, isAsked, calculate } = state;
  return (
    <div className={styles.calculator}>
      <form ref={form} action="#reckoner" onSubmit={calculate} className={styles.form} noValidate>
        {children}
        <div className={styles.submit}>
          <Button type="submit" size="large" wide>
            {submit}
          </Button>
        </div>
      </form>
      <div className={styles.answer}>
        <div role="status" ref={result} className={styles.result}>
          {answer ? <AnswerSlip answer={answer} /> : <p>{words.waiting}</p>}
        </div>
        {answer && isAsked && (
          <ShareAnswer
            key={answer.headline}
            text={() => answerText(answer, location.href)}
            shown={result}
            words={words}
          />
        )}
      </div>
    </div>
  );
}
