import type { ContentEntry } from '@accounting-site/contract/staff/staff-content';
import { expect, test } from 'vitest';
import { show, words } from '../content-desk.fixture.tsx';
import { PublishedChange } from './PublishedChange.tsx';
import type { EntryDesk } from './use-entry.ts';

const version = (price: number) => ({ text: `price: ${price}`, fields: { price }, body: null });
const entry = {
  path: 'plans.yaml',
  state: 'changed',
  conflict: true,
  draft: {},
  schema: {},
  current: version(250),
  published: version(220),
} as unknown as ContentEntry;

const showChange = (changed: Partial<ContentEntry>) =>
  show(
    <PublishedChange
      entry={{ ...entry, ...changed }}
      value={{ fields: { price: 250 } }}
      desk={{} as EntryDesk}
    />,
  );

test('a draft of a text that a deploy changed is compared with it, and can be saved again', () => {
  const html = showChange({});
  for (const text of [words.conflict.published, 'Price', '220', '250', words.conflict.keep_mine]) {
    expect(html).toContain(text);
  }
});

test('a draft that deletes such a text can be kept too', () => {
  const html = showChange({ state: 'deleted' });
  expect(html).toContain(words.conflict.published_deleted);
  expect(html).toContain(words.conflict.keep_mine);
});

test('a draft of a text that a deploy deleted can be kept', () => {
  const html = showChange({ published: null, state: 'added' });
  expect(html).toContain(words.conflict.published_gone);
  expect(html).toContain(words.conflict.keep_mine);
});

test.each<[string, Partial<ContentEntry>]>([
  ['nothing changed meanwhile', { conflict: false }],
  ['there is no draft', { draft: null }],
  ['both deleted it', { published: null, state: 'deleted' }],
])('nothing is shown when %s', (_what, changed) => {
  expect(showChange(changed)).toBe('');
});
