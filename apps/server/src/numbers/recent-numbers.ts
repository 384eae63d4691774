import type { Numbers } from '@accounting-site/contract/staff/staff-numbers';
import { type Clock, minute } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import type { AnswerPromise } from '../features/site/leads/answer-promise.ts';
import { readNumbers } from './read-numbers.ts';

/** The numbers are kept for so many times as long as reading them took, and for `longest` at most. */
const timesAsLong = 20;
const longest = minute;

interface Kept {
  readonly numbers: Promise<Numbers>;
  readonly since: number;
  until: number;
}

/**
 * Reads the numbers for a number of days. Callers at the same time share one run. On a busy site that reads
 * a million counts, so later callers get the same numbers for up to a minute.
 */
export function createRecentNumbers({
  database,
  clock,
  promise,
}: {
  database: Database;
  clock: Clock;
  promise: () => Pick<AnswerPromise, 'dueAt'>;
}): (days: number) => Promise<Numbers> {
  const kept = new Map<number, Kept>();
  return (days) => {
    const now = clock();
    const recent = kept.get(days);
    // The clock may have been set back.
    if (recent !== undefined && now >= recent.since && now < recent.until) return recent.numbers;
    const numbers = readNumbers(database, { days, now, promise: promise() });
    const reading: Kept = { numbers, since: now, until: now + longest };
    kept.set(days, reading);
    numbers.then(
      () => {
        const end = clock();
        reading.until = end + Math.min(timesAsLong * (end - now), longest);
      },
      () => {
        reading.until = now;
      },
    );
    return numbers;
  };
}
