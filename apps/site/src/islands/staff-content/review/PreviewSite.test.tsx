import type { PublishJob } from '@accounting-site/contract/staff/staff-publishing';
import { expect, test } from 'vitest';
import { show, words } from '../content-desk.fixture.tsx';
import type { ContentDeskContext } from '../content-desk.ts';
import { PreviewSite } from './PreviewSite.tsx';

const at = '2026-11-23T10:00:00Z';
const building: PublishJob = {
  ...{ id: 'a', kind: 'preview', state: 'building', by: { id: '1', name: 'Ama' }, at, startsAt: at },
  ...{ finishedAt: null, note: '', errors: [], release: null, paths: null },
};

const showPreview = (jobs: PublishJob[], hasPublisher: boolean) =>
  show(<PreviewSite jobs={{ publisher: hasPublisher, jobs }} paths={undefined} onEnd={() => undefined} />, {
    hasPublisher,
    user: { id: 1 } as unknown as ContentDeskContext['user'],
  });

test('a preview whose publisher was killed waits for the next one', () => {
  expect(showPreview([building], true)).toContain(words.preview.building);
  expect(showPreview([building], false)).toContain(words.preview.waiting);
});

test('a preview can be started while a publisher is running', () => {
  expect(showPreview([], true)).toContain(words.preview.start);
  expect(showPreview([], false)).not.toContain(words.preview.start);
});
