import type { PublishJob } from '@accounting-site/contract/staff-publishing';
import { expect, test } from 'vitest';
import { jobToShow, pauseOf } from './use-job.ts';

const job = (id: string, state: PublishJob['state'], kind: PublishJob['kind'] = 'publish'): PublishJob => ({
  ...{ id, kind, state, by: null, note: '', errors: [], release: null },
  at: '2026-11-23T09:00:00Z',
  startsAt: '2026-11-23T10:00:00Z',
  finishedAt: ['waiting', 'building', 'publishing'].includes(state) ? null : '2026-11-23T10:01:00Z',
});

const start = Date.parse('2026-11-23T10:00:00Z');
const planned = { ...job('planned', 'waiting'), startsAt: '2026-11-24T07:00:00Z' };

test.each([
  ['nothing', [], undefined, undefined],
  ['one that is built, before one that is planned', [planned, job('b', 'building')], undefined, 'b'],
  ['one that is due, before one that is planned', [planned, job('b', 'waiting')], undefined, 'b'],
  ['one that is built, before one that is due', [job('c', 'waiting'), job('b', 'building')], undefined, 'b'],
  ['one that is due, before one that ended here', [job('b', 'waiting')], job('a', 'done'), 'b'],
  ['one that ended here, before one that is planned', [planned], job('a', 'done'), 'a'],
  [
    'one that a colleague planned instead of that of this person',
    [planned],
    job('a', 'superseded'),
    'planned',
  ],
  ['one that ended here, and not its earlier state', [job('a', 'building')], job('a', 'done'), 'a'],
  ['one that was started here', [job('b', 'failed')], job('a', 'building'), 'a'],
  ['one that failed while nobody looked', [job('b', 'failed'), job('c', 'done')], undefined, 'b'],
  [
    'none that failed before another was published',
    [job('c', 'done'), job('b', 'failed')],
    undefined,
    undefined,
  ],
  ['no preview that failed earlier', [job('b', 'failed', 'preview')], undefined, undefined],
] as const)('of the jobs, %s is shown', (_what, jobs, followed, shown) => {
  expect(jobToShow(jobs, followed, start)?.id).toBe(shown);
});

test.each([
  ['waiting', -120, 30],
  ['waiting', -30, 1],
  ['building', 30, 1],
  ['building', 61, 5],
  ['waiting', 600, 5],
] as const)(
  'a job that is %s %i seconds after its start is looked at after %i seconds',
  (state, after, pause) => {
    expect(pauseOf(job('a', state), start + after * 1000)).toBe(pause * 1000);
  },
);
