import { expect, test } from 'vitest';
import { pauseOf } from './use-job.ts';

const start = Date.parse('2026-11-23T10:00:00Z');

test.each([
  ['waiting', -120, 30],
  ['waiting', -30, 1],
  ['building', 30, 1],
  ['building', 61, 5],
  ['waiting', 600, 5],
] as const)(
  'a job that is %s %i seconds after its start is looked at after %i seconds',
  (state, after, pause) => {
    const job = {
      id: 'a',
      kind: 'publish',
      state,
      by: null,
      at: '2026-11-23T09:00:00Z',
      startsAt: '2026-11-23T10:00:00Z',
      finishedAt: null,
      note: '',
      errors: [],
      release: null,
    } as const;
    expect(pauseOf({ ...job, errors: [] }, start + after * 1000)).toBe(pause * 1000);
  },
);
