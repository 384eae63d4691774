import { describe, expect, test } from 'vitest';
import { hour, minute, second } from '../clock.ts';
import { horizon, nextAttempt } from './retry-schedule.ts';

const start = Date.UTC(2026, 10, 2, 9);
const giveUpAt = start + horizon;
const middle = { now: start, random: 0.5 };

describe('the next attempt', () => {
  test('comes after a pause that doubles from five seconds to five minutes', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 400].map(
      (attempts) => ((nextAttempt({ attempts, giveUpAt }, 'soon', middle) ?? 0) - start) / second,
    );
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  });

  test('is spread by a fifth to both sides, and never further away than ten minutes', () => {
    const at = (random: number) =>
      (nextAttempt({ attempts: 20, giveUpAt }, 'soon', { now: start, random }) ?? 0) - start;
    expect([at(0), at(1)]).toEqual([4 * minute, 6 * minute]);
  });

  test('waits half an hour for somebody to mend what refuses for good', () => {
    expect(nextAttempt({ attempts: 1, giveUpAt }, 'slowly', middle)).toBe(start + 30 * minute);
  });

  test('is not made where it cannot help', () => {
    expect(nextAttempt({ attempts: 1, giveUpAt }, 'never', middle)).toBeUndefined();
  });

  test('is made once more at the end of 72 hours, and then not again', () => {
    expect(giveUpAt - start).toBe(72 * hour);
    const last = nextAttempt({ attempts: 99, giveUpAt }, 'soon', { now: giveUpAt - second, random: 0.5 });
    expect(last).toBe(giveUpAt);
    expect(nextAttempt({ attempts: 100, giveUpAt }, 'soon', { now: giveUpAt, random: 0.5 })).toBeUndefined();
  });
});
