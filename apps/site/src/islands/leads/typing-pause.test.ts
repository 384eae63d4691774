import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTypingPause } from './typing-pause.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a word that is typed slowly is applied once, after the last character', () => {
  const apply = vi.fn();
  const pause = createTypingPause(apply);
  for (const _ of 'Mensah') {
    pause.typed();
    vi.advanceTimersByTime(600);
  }
  expect([apply.mock.calls.length, pause.isWaiting()]).toEqual([0, true]);
  vi.advanceTimersByTime(100);
  expect([apply.mock.calls.length, pause.isWaiting()]).toEqual([1, false]);
});

test('Enter applies what is typed immediately, and nothing a second time', () => {
  const apply = vi.fn();
  const pause = createTypingPause(apply);
  pause.end();
  expect(apply).not.toHaveBeenCalled();
  pause.typed();
  pause.end();
  pause.end();
  vi.advanceTimersByTime(1000);
  expect(apply).toHaveBeenCalledTimes(1);
});
