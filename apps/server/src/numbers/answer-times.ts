import { minute } from '../clock.ts';
import type { AnswerPromise } from '../features/site/leads/answer-promise.ts';
import type { LeadTimes } from './numbers.repository.ts';

/**
 * How many leads were answered within the promised time, of those that were answered or should have been, and
 * the median time to the first answer.
 */
export function summariseAnswers(
  leads: readonly Pick<LeadTimes, 'received_at' | 'answered_at'>[],
  { dueAt }: Pick<AnswerPromise, 'dueAt'>,
  now: number,
) {
  let [due, inTime] = [0, 0];
  const times: number[] = [];
  for (const { received_at: received, answered_at: answered } of leads) {
    const promised = dueAt(received);
    if (answered !== null) times.push(answered - received);
    if (answered === null && promised >= now) continue;
    due += 1;
    if (answered !== null && answered <= promised) inTime += 1;
  }
  return { due, inTime, medianMinutes: medianOf(times) };
}

function medianOf(times: readonly number[]): number | null {
  const sorted = times.toSorted((one, other) => one - other);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return lower === undefined || upper === undefined ? null : Math.round((lower + upper) / 2 / minute);
}
