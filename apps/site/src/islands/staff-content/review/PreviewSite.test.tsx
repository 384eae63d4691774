import { readPage } from '@accounting-site/content/reading/pages';
import type { PublishJob } from '@accounting-site/contract/staff/staff-publishing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type StaffContentWords, staffContentSchema } from '../../../pages/_staff/staff-content-words.ts';
import { type ContentDeskContext, DeskContext } from '../content-desk.ts';
import { PreviewSite } from './PreviewSite.tsx';

const words = readPage('staff-content', staffContentSchema) as unknown as StaffContentWords;
const at = '2026-11-23T10:00:00Z';
const building: PublishJob = {
  ...{ id: 'a', kind: 'preview', state: 'building', by: { id: '1', name: 'Ama' }, at, startsAt: at },
  ...{ finishedAt: null, note: '', errors: [], release: null, paths: null },
};

const show = (jobs: PublishJob[], hasPublisher: boolean) =>
  renderToStaticMarkup(
    <DeskContext value={{ words, hasPublisher, user: { id: 1 } } as unknown as ContentDeskContext}>
      <PreviewSite jobs={{ publisher: hasPublisher, jobs }} paths={undefined} onEnd={() => undefined} />
    </DeskContext>,
  );

test('a preview whose publisher was killed waits for the next one', () => {
  expect(show([building], true)).toContain(words.preview.building);
  expect(show([building], false)).toContain(words.preview.waiting);
});

test('a preview can be started while a publisher is running', () => {
  expect(show([], true)).toContain(words.preview.start);
  expect(show([], false)).not.toContain(words.preview.start);
});
