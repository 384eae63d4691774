import type { Outcome } from './use-tool-form.ts';

/** The answer of a tool. @throws if it refused the input */
export function answered<Answer>(outcome: Outcome<Answer>): Answer {
  if ('errors' in outcome) throw new Error(JSON.stringify(outcome.errors));
  return outcome.answer;
}
