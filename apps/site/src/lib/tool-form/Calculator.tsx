import { type ReactNode, useState } from 'react';
import { AnswerDetails } from './AnswerSlip.tsx';
import { type Answer, answerText } from './answer.ts';
import { ShareAnswer } from './ShareAnswer.tsx';
import { ToolFrame } from './ToolFrame.tsx';
import type { CommonToolWords } from './tool-words.ts';
import type { ToolFormState } from './use-tool-form.ts';

interface CalculatorProps {
  state: ToolFormState<Answer>;
  submit: string;
  words: CommonToolWords;
  /** The fields. */
  children: ReactNode;
}

/** A calculator: its fields, and beside them the result as a slip that can be shared. */
export function Calculator({ state, submit, words, children }: CalculatorProps) {
  const { result, answer, isAsked } = state;
  const [said, say] = useState('');
  // A result of the visitor's own exists only in the browser, where the clipboard is known.
  const copy = isAsked && 'clipboard' in navigator ? { words, say } : undefined;
  return (
    <ToolFrame
      state={state}
      submit={submit}
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
      {children}
    </ToolFrame>
  );
}
