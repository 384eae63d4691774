import { answerMalformed } from '@accounting-site/contract/error-messages';
import { AnswerError } from '@accounting-site/session';

/** Returns a response that has the promised shape. @throws AnswerError for any other */
export function checked<Answer>(answer: unknown, isRight: (answer: unknown) => answer is Answer): Answer {
  if (isRight(answer)) return answer;
  throw new AnswerError(answerMalformed);
}

/** Whether a value is an object. Its members still need to be checked. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
