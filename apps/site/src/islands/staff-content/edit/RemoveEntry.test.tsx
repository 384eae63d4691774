import type { ContentEntry } from '@accounting-site/contract/staff/staff-content';
import { expect, test, vi } from 'vitest';
import { resultOf } from '../content-desk.fixture.tsx';
import type { ContentDeskContext } from '../content-desk.ts';
import type { EntryValue } from './kept-texts.ts';
import { useRestore } from './RemoveEntry.tsx';

const text = '# Made from version 1.\ntitle: Ventes\n';
const entry = {
  path: 'fr/team.yaml',
  state: 'changed',
  schema: {},
  current: { text, fields: { title: 'Ventes' }, body: null },
} as unknown as ContentEntry;

test.each<[string, EntryValue, EntryValue]>([
  ['nobody edited comes back as the same text, as old as it was', { fields: { title: 'Ventes' } }, { text }],
  ['someone is editing comes back as typed', { fields: { title: 'Vente' } }, { fields: { title: 'Vente' } }],
])('an entry that %s', async (_what, value, sent) => {
  vi.stubGlobal('location', { search: '?entry=fr%2Fteam.yaml' });
  const call = vi.fn(async (..._sent: unknown[]) => ({ version: 'v3', current: {} }));
  const context = { call, refresh: () => undefined } as unknown as Partial<ContentDeskContext>;
  const restore = resultOf(() => useRestore(entry, value), context);
  await restore('v2');
  expect(call.mock.calls[0]?.[1]).toEqual({ body: { path: entry.path, basedOn: 'v2', ...sent } });
});
