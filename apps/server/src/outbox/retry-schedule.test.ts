import { describe, expect, test } from 'vitest';
import { hour, minute, second } from '../clock.ts';
import { horizon, nextAttempt } from './retry-schedule.ts';

const start = Date.UTC(2026, 10, 2, 9);
const giveUpAt = start + horizon;
const kind = 'mail';
const middle = { now: start, random: 0.5 };

describe('the next attempt', () => {
  test('comes after a pause that doubles from five seconds to five minutes', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 400].map(
      (attempts) => ((nextAttempt({ kind, attempts, giveUpAt }, 'soon', middle) ?? 0) - start) / second,
    );
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  });

  test('of a webhook doubles its pause after an hour, up to six hours', () => {
    let now = start;
    const pauses: number[] = [];
    for (let attempts = 1; now < giveUpAt; attempts += 1) {
      const message = { kind: 'webhook', attempts, giveUpAt } as const;
      const next = nextAttempt(message, 'soon', { now, random: 0.5 }) ?? 0;
      pauses.push((next - now) / minute);
      now = next;
    }
    const later = pauses.slice(17);
    expect(pauses.slice(6, 17)).toEqual(Array(11).fill(5));
    expect(later.slice(0, 7)).toEqual([10, 20, 40, 80, 160, 320, 360]);
    expect(pauses.length).toBeLessThan(40);
  });

  test('comes no sooner than the receiver asked for', () => {
    const at = (waitFor: number) =>
      nextAttempt({ kind: 'webhook', attempts: 7, giveUpAt }, 'soon', { ...middle, waitFor });
    expect([at(0), at(minute), at(hour)]).toEqual([start + 5 * minute, start + 5 * minute, start + hour]);
  });

  test('varies by a fifth in both directions, and is never more than ten minutes away', () => {
    const at = (random: number) =>
      (nextAttempt({ kind, attempts: 20, giveUpAt }, 'soon', { now: start, random }) ?? 0) - start;
    expect([at(0), at(1)]).toEqual([4 * minute, 6 * minute]);
  });

  test('comes after half an hour when the refusal was permanent, so that someone can fix its cause', () => {
    expect(nextAttempt({ kind, attempts: 1, giveUpAt }, 'slowly', middle)).toBe(start + 30 * minute);
  });

  test('is not made where a retry cannot help', () => {
    expect(nextAttempt({ kind, attempts: 1, giveUpAt }, 'never', middle)).toBeUndefined();
  });

  test('is made once more at the end of 72 hours, and then never again', () => {
    expect(giveUpAt - start).toBe(72 * hour);
    const last = nextAttempt({ kind, attempts: 99, giveUpAt }, 'soon', {
      now: giveUpAt - second,
      random: 0.5,
    });
    expect(last).toBe(giveUpAt);
    expect(
      nextAttempt({ kind, attempts: 100, giveUpAt }, 'soon', { now: giveUpAt, random: 0.5 }),
    ).toBeUndefined();
  });
});
