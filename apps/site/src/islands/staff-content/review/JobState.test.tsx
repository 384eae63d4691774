import type { PublishJob } from '@accounting-site/contract/staff/staff-publishing';
import { expect, test } from 'vitest';
import { show, words } from '../content-desk.fixture.tsx';
import { JobState } from './JobState.tsx';
import type { JobDesk } from './use-job.ts';

const at = '2026-11-23T10:00:00Z';
const building: PublishJob = {
  id: 'a',
  kind: 'publish',
  state: 'building',
  by: null,
  at,
  startsAt: at,
  finishedAt: null,
  note: '',
  errors: [],
  release: null,
  paths: null,
};

const showJob = (job: PublishJob, hasPublisher: boolean, isCutOff = false) =>
  show(<JobState job={job} desk={{ isRunning: true, isCutOff } as JobDesk} said={words.job} />, {
    hasPublisher,
  });

test('a publication whose publisher was killed waits', () => {
  expect(showJob(building, true)).toContain(words.job.building);
  const html = showJob(building, false);
  expect(html).toContain(words.job.waiting);
  expect(html).not.toContain('<progress');
});

test('a deploy cannot be cancelled, because the choice that it shows is made', () => {
  expect(showJob(building, true)).toContain(words.job.cancel);
  expect(showJob({ ...building, kind: 'deploy' }, true)).not.toContain(words.job.cancel);
});

test('without a connection, the page says that it keeps looking', () => {
  expect(showJob(building, true)).not.toContain(words.job.cut_off);
  expect(showJob(building, true, true)).toContain(words.job.cut_off);
});
