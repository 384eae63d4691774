import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { ContentEntry } from '@accounting-site/contract/staff/staff-content';
import { expect, test, vi } from 'vitest';
import { formatMoment } from '../../../lib/text/format-moment.ts';
import { StateBadges } from '../choose/EntryRow.tsx';
import { resultOf, show, words } from '../content-desk.fixture.tsx';
import type { ContentDeskContext } from '../content-desk.ts';
import { BringBack, EarlierList, EarlierTexts, useEarlier } from './EarlierTexts.tsx';
import { DeletedEntry } from './RemoveEntry.tsx';
import type { EntryDesk } from './use-entry.ts';

const at = '2026-11-20T09:00:00.000Z';
const version = (text: string | null) => ({ text, fields: null, body: null });
const deleted = {
  path: 'en/help/one.md',
  title: 'One',
  state: 'deleted',
  draft: null,
  schema: {},
  current: version(null),
  published: null,
  earlier: [
    { publication: 3, at, by: { id: 'ama', name: 'Ama' }, text: 'Second', isOfFiles: false },
    { publication: 3, at, by: null, text: 'First', isOfFiles: true },
  ],
} as unknown as ContentEntry;
const desk = { settle: async () => 'none', showSaved: () => undefined } as unknown as EntryDesk;

const showDeleted = (entry: ContentEntry) =>
  show(
    <>
      <StateBadges entry={entry} />
      <DeletedEntry entry={entry} value={{}} desk={desk} />
      <BringBack entry={entry} value={{}} desk={desk} />
    </>,
  );

test('the text that came with the site says so, and not who wrote it', () => {
  const html = show(<EarlierList entry={deleted} value={{}} desk={desk} />);
  expect(html).toContain(fillSlots(words.earlier.by, { time: formatMoment(at), name: 'Ama' }));
  expect(html).toContain(fillSlots(words.earlier.of_files, { time: formatMoment(at) }));
});

test('earlier texts are not compared before they are opened', () => {
  const html = show(<EarlierTexts entry={deleted} value={{}} desk={desk} />);
  expect(html).toContain(words.earlier.heading);
  expect(html).not.toContain(words.earlier.use);
});

test('an entry whose deletion is published can be brought back, and is not announced as to be deleted', () => {
  const html = showDeleted(deleted);
  for (const text of [words.edit.was_deleted, words.edit.bring_back]) expect(html).toContain(text);
  for (const text of [words.states.deleted, words.edit.restore]) expect(html).not.toContain(text);
});

test('an entry that the next publication deletes is kept instead', () => {
  const drafted = { draft: { at, errors: 0 }, published: version('Second') };
  const html = showDeleted({ ...deleted, ...drafted } as ContentEntry);
  for (const text of [words.states.deleted, words.edit.restore]) expect(html).toContain(text);
  expect(html).not.toContain(words.edit.bring_back);
});

test('a text that was brought back is a draft, which undo removes again', async () => {
  vi.stubGlobal('location', { search: '?entry=en%2Fhelp%2Fone.md' });
  const call = vi.fn(async (..._sent: unknown[]) => ({ version: 'v2', current: {} }));
  const say = vi.fn<ContentDeskContext['say']>();
  const context = { call, say, refresh: () => undefined } as Partial<ContentDeskContext>;
  const use = resultOf(() => useEarlier({ entry: deleted, value: { text: '' }, desk }), context);
  await use('Second');
  expect(call.mock.calls[0]?.[1]).toEqual({ body: { path: deleted.path, basedOn: 'none', text: 'Second' } });
  await say.mock.calls[0]?.[0]?.undo?.();
  const query = { path: deleted.path, basedOn: 'v2' };
  expect(call).toHaveBeenLastCalledWith('DELETE /staff/content/entry', { query });
});
