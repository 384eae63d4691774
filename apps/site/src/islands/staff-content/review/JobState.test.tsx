import { readPage } from '@accounting-site/content/reading/pages';
import type { PublishJob } from '@accounting-site/contract/staff/staff-publishing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type StaffContentWords, staffContentSchema } from '../../../pages/_staff/staff-content-words.ts';
import { type ContentDeskContext, DeskContext } from '../content-desk.ts';
import { JobState } from './JobState.tsx';
import type { JobDesk } from './use-job.ts';

const words = readPage('staff-content', staffContentSchema) as unknown as StaffContentWords;
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

const show = (job: PublishJob, hasPublisher: boolean, isCutOff = false) =>
  renderToStaticMarkup(
    <DeskContext value={{ words, hasPublisher } as ContentDeskContext}>
      <JobState job={job} desk={{ isRunning: true, isCutOff } as JobDesk} said={words.job}>
        {null}
      </JobState>
    </DeskContext>,
  );

test('a publication whose publisher was killed waits', () => {
  expect(show(building, true)).toContain(words.job.building);
  const html = show(building, false);
  expect(html).toContain(words.job.waiting);
  expect(html).not.toContain('<progress');
});

test('a deploy cannot be cancelled, because the choice that it shows is made', () => {
  expect(show(building, true)).toContain(words.job.cancel);
  expect(show({ ...building, kind: 'deploy' }, true)).not.toContain(words.job.cancel);
});

test('without a connection, the page says that it keeps looking', () => {
  expect(show(building, true)).not.toContain(words.job.cut_off);
  expect(show(building, true, true)).toContain(words.job.cut_off);
});
