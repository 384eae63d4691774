import { answerMalformed } from '@accounting-site/contract/endpoints/error-messages';
import { isRecord } from '@accounting-site/contract/fields/is-record';
import { AnswerError, ApiError } from '@accounting-site/session';

/**
 * Resolves to a response that has this member, which every response of its endpoint has. A proxy may have sent
 * something else. @throws AnswerError for any other response
 */
export async function checked<Answer>(response: Promise<Answer>, member: keyof Answer): Promise<Answer> {
  const answer = await response;
  if (isRecord(answer) && answer[member] !== undefined) return answer;
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
