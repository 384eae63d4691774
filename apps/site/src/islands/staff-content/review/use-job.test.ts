import type { PublishJob } from '@accounting-site/contract/staff/staff-publishing';
import { ApiError, NetworkError } from '@accounting-site/session';
import { expect, test } from 'vitest';
import { isPlanned, isPublication, isSettled, jobToShow, lostInRow, pauseOf } from './use-job.ts';

const job = (id: string, state: PublishJob['state'], kind: PublishJob['kind'] = 'publish'): PublishJob => ({
  ...{ id, kind, state, by: null, note: '', errors: [], release: null, paths: null },
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
  [
    'a choice between two texts that failed',
    [job('b', 'failed', 'deploy'), job('c', 'done')],
    undefined,
    'b',
  ],
  [
    'a publication that failed before a deploy by choice',
    [job('b', 'done', 'deploy'), job('c', 'failed')],
    undefined,
    'c',
  ],
  ['a deploy by choice, before one that was planned here', [job('b', 'building', 'deploy')], planned, 'b'],
  ['one that is planned, again after a deploy by choice', [planned], job('b', 'done', 'deploy'), 'planned'],
  [
    'one that was planned here, and not one that was cancelled before',
    [job('b', 'cancelled')],
    planned,
    'planned',
  ],
  [
    'one that was planned here, and not the state of another when the page was loaded',
    [{ ...planned, id: 'cancelled' }],
    planned,
    'planned',
  ],
  ['no preview that failed earlier', [job('b', 'failed', 'preview')], undefined, undefined],
] as const)('of the jobs, %s is shown', (_what, jobs, followed, shown) => {
  expect(jobToShow(jobs, followed, start)?.id).toBe(shown);
});

const [before, after] = ['2026-11-23T09:30:00Z', '2026-11-23T10:30:00Z'];

test.each([
  [
    'a publication, until nothing is left to publish',
    'publish',
    [{ path: 'plans.yaml' }],
    [{ kind: 'publish', at: after }],
    false,
  ],
  ['a publication, when all drafts were discarded', 'publish', [], [], true],
  ['a deploy, when someone has published since', 'deploy', [], [{ kind: 'publish', at: after }], true],
  [
    'a deploy, until it is part of a publication, which one by date and undo are not',
    'deploy',
    [],
    [
      { kind: 'date', at: after },
      { kind: 'rollback', at: after },
      { kind: 'deploy', at: before },
    ],
    false,
  ],
] as const)('the failure of %s', (_what, kind, drafts, publications, expected) => {
  expect(isSettled(job('a', 'failed', kind), drafts, publications)).toBe(expected);
});

test('the failure of a publication of chosen drafts is settled when none of them is left', () => {
  const failed = { ...job('a', 'failed'), paths: ['plans.yaml', 'en/team.yaml'] };
  expect(isSettled(failed, [{ path: 'en/team.yaml' }], [])).toBe(false);
  expect(isSettled(failed, [{ path: 'en/help/refunds.md' }], [])).toBe(true);
});

test.each([
  ['a publication', 'publish', null, true],
  ['a deploy that someone asked for by a choice', 'deploy', { id: '1', name: 'Ama' }, true],
  ['a deploy of the technical team', 'deploy', null, false],
  ['a publication by date', 'date', null, false],
] as const)('%s is shown beside the changes: %s', (_what, kind, by, isShown) => {
  expect(isPublication({ ...job('a', 'building', kind), by })).toBe(isShown);
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

test('what is published now is not planned for a phone whose clock is slow', () => {
  const now = { ...job('a', 'waiting'), at: '2026-11-23T10:00:00Z' };
  const slow = start - 600_000;
  expect([isPlanned(now, slow), pauseOf(now, slow)]).toEqual([false, 1000]);
  expect(isPlanned(job('a', 'waiting'), slow)).toBe(true);
});

test('requests without a connection are counted, until there is a response of any kind', () => {
  const errors = [new NetworkError(false), new NetworkError(true), new ApiError(502, undefined)];
  const counts = errors.map((_, at) => errors.slice(0, at + 1).reduce(lostInRow, 0));
  expect(counts).toEqual([1, 2, 0]);
});
