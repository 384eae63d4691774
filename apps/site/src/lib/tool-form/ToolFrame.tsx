import { Button } from '@accounting-site/ui/Button';
import type { ReactNode } from 'react';
import { fillSlots } from '../fill-slots.ts';
import styles from './ToolFrame.module.css';
import { ToolShell } from './ToolShell.tsx';
import type { CommonToolWords } from './tool-words.ts';
import type { ToolFormState } from './use-tool-form.ts';

interface ToolFrameProps<Answer> {
  state: ToolFormState<Answer>;
  submit: string;
  words: Pick<CommonToolWords, 'changed'>;
  /** Where the form leads without script: the part of the page that answers instead. */
  without: string;
  /** What the answer is, where it is none to the form: stands above it. */
  mark?: string | undefined;
  /** Read out when it changes. */
  answer: ReactNode;
  /** What can be done with the answer. */
  actions: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form, and beside it what comes of it. */
export function ToolFrame<Answer>({
  state: { form, result, isStale, calculate, notice },
  submit,
  words,
  without,
  mark,
  answer,
  actions,
  children,
}: ToolFrameProps<Answer>) {
  const above = isStale ? fillSlots(words.changed, { submit }) : mark;
  return (
    <ToolShell>
      <div className={styles.tool}>
        {/* The address keeps the fields. A browser that restores them by itself would mix old with new. */}
        <form
          ref={form}
          action={without}
          onSubmit={calculate}
          onInput={notice}
          className={styles.form}
          noValidate
          autoComplete="off"
        >
          {children}
          <div className={styles.submit}>
            <Button type="submit" size="large" wide>
              {submit}
            </Button>
          </div>
        </form>
        <div className={styles.answer}>
          {/* Not read out while somebody types: it stands before the answer for whoever goes on to it. */}
          {above && <p className={styles.mark}>{above}</p>}
          <div role="status" ref={result} className={styles.result} data-stale={isStale || undefined}>
            {answer}
          </div>
          {!isStale && actions}
        </div>
      </div>
    </ToolShell>
  );
}
