import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { Button } from '@accounting-site/ui/Button';
import type { ReactNode } from 'react';
import styles from './ToolFrame.module.css';
import type { CommonToolWords } from './tool-words.ts';
import type { ToolFormState } from './use-tool-form.ts';

interface ToolFrameProps<Answer> {
  state: ToolFormState<Answer>;
  submit: string;
  words: Pick<CommonToolWords, 'changed'>;
  /** Where the form links to without JavaScript: the part of the page with ready-made results. */
  without: string;
  /** A label above the result if it is only an example, or belongs to earlier input. */
  mark?: string | undefined;
  /** The result in one line, which is announced. Undefined while there is none. */
  headline: string | undefined;
  /** Instead of a headline. */
  waiting: string;
  /** The rest of the result. */
  details: ReactNode;
  /** Actions for the result. */
  actions: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form, and beside it its result. */
export function ToolFrame<Answer>({
  state: { form, result, isAsked, isStale, times, calculate, notice },
  submit,
  words,
  without,
  mark,
  headline,
  waiting,
  details,
  actions,
  children,
}: ToolFrameProps<Answer>) {
  const above = isStale ? fillSlots(words.changed, { submit }) : mark;
  return (
    <ToolShell>
      <div className={styles.tool} data-answered={isAsked || undefined}>
        {/* The URL stores the fields. A browser that restores them itself would mix old values with new
            ones. */}
        <form
          ref={form}
          action={without}
          onSubmit={calculate}
          onInput={notice}
          className={`stack gap-5 ${styles.form}`}
          noValidate
          autoComplete="off"
        >
          {children}
          <div className="top-2 screen-only">
            <Button type="submit" size="large" wide>
              {submit}
            </Button>
          </div>
        </form>
        <div className={styles.answer}>
          {/* Not announced while typing. It comes before the result for visitors who read on to it. */}
          {above && <p className={styles.mark}>{above}</p>}
          <div ref={result} className={`stack gap-3 full ${styles.result}`} data-stale={isStale || undefined}>
            <p role="status" className={headline && 'display step-2'}>
              {headline ?? waiting}
              {/* Other rows may have the same headline, which is announced only when it changes. */}
              {times % 2 === 1 && '\u00a0'}
            </p>
            {details}
          </div>
          {!isStale && actions}
        </div>
      </div>
    </ToolShell>
  );
}

/**
 * The card around a tool. It is hidden without JavaScript, because the form would show no result and lose the
 * input. The page then says what to use instead. The attribute lets its use be counted.
 */
export const ToolShell = ({ children }: { children: ReactNode }) => (
  <div className={styles.shell} data-tool="">
    {children}
  </div>
);
