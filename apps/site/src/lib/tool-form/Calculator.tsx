import { type ReactNode, useState } from 'react';
import type { FieldErrors, Fields } from '../forms/form-fields.ts';
import { AnswerDetails } from './AnswerSlip.tsx';
import { type Answer, answerText } from './answer.ts';
import { ShareAnswer } from './ShareAnswer.tsx';
import { ToolFrame } from './ToolFrame.tsx';
import type { CommonToolWords } from './tool-words.ts';
import { type Outcome, useToolForm } from './use-tool-form.ts';

interface CalculatorProps {
  words: { form: { submit: string }; common: CommonToolWords };
  /** The values whose result is shown first. */
  example: Fields;
  workOut: (fields: Fields) => Outcome<Answer>;
  /** The fields, with their errors. */
  children: (errors: FieldErrors) => ReactNode;
}

/** A calculator: its fields, and beside them the result as a slip that can be shared. */
export function Calculator({ words: { form, common: words }, example, workOut, children }: CalculatorProps) {
  const state = useToolForm({ example, workOut });
  const { result, answer, isAsked } = state;
  const [said, say] = useState('');
  // A result of the visitor's own exists only in the browser, where the clipboard is known.
  const copy = isAsked && 'clipboard' in navigator ? { words, say } : undefined;
  return (
    <ToolFrame
      state={state}
      submit={form.submit}
      words={words}
      without="#reckoner"
      mark={isAsked ? undefined : words.example}
      headline={answer?.headline}
      waiting={words.waiting}
      details={answer && <AnswerDetails answer={answer} copy={copy} />}
      actions={
        answer &&
        isAsked && (
          <>
            <p role="status" className="quiet small top-2 unless-empty screen-only">
              {said}
            </p>
            <ShareAnswer
              key={answer.headline}
              text={() => answerText(answer, location.href)}
              shown={result}
              words={words}
            />
          </>
        )
      }
    >
      {children(state.errors)}
    </ToolFrame>
  );
}
