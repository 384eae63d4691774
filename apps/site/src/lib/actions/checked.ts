import { answerMalformed } from '@accounting-site/contract/endpoints/error-messages';
import { AnswerError, ApiError } from '@accounting-site/session';

/** Returns a response that has the promised shape. @throws AnswerError for any other */
export function checked<Answer>(answer: unknown, isRight: (answer: unknown) => answer is Answer): Answer {
  if (isRight(answer)) return answer;
  throw new AnswerError(answerMalformed);
}

/**
 * Resolves also if what is to be removed is gone already: another tab removed it, or the response of an earlier try
 * was lost. The caller loads the list again in either case.
 */
export async function orGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
