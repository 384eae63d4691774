import { Button } from '@accounting-site/ui/Button';
import type { ReactNode } from 'react';
import styles from './ToolFrame.module.css';
import type { ToolFormState } from './use-tool-form.ts';

interface ToolFrameProps<Answer> {
  state: ToolFormState<Answer>;
  submit: string;
  /** Where the form leads without script: the part of the page that answers instead. */
  without: string;
  /** Read out when it changes. */
  answer: ReactNode;
  /** What can be done with the answer. */
  actions: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form, and beside it what comes of it. */
export function ToolFrame<Answer>({
  state: { form, result, calculate },
  submit,
  without,
  answer,
  actions,
  children,
}: ToolFrameProps<Answer>) {
  return (
    <div className={styles.tool}>
      {/* The address keeps the fields. A browser that restores them by itself would mix old with new. */}
      <form
        ref={form}
        action={without}
        onSubmit={calculate}
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
        <div role="status" ref={result} className={styles.result}>
          {answer}
        </div>
        {actions}
      </div>
    </div>
  );
}
