import type { ContentList, ListedEntry } from '@accounting-site/contract/staff/staff-content';
import { expect, test } from 'vitest';
import { draftsOf, nameFor, searchEntries } from './search-entries.ts';

const entry = (title: string, more: Partial<ListedEntry> = {}): ListedEntry => ({
  path: title,
  title,
  state: 'published',
  draft: null,
  conflict: false,
  stale: false,
  ...more,
});
const group = { language: null, hint: '', adds: null };
const list: ContentList = {
  publisher: true,
  groups: [
    { ...group, id: 'prices', title: 'Prices and plans', entries: [entry('Plans')] },
    {
      ...group,
      id: 'help',
      title: 'Help articles',
      adds: 'help article',
      entries: [entry('Créate an invoice', { state: 'changed' }), entry('Mobile money', { conflict: true })],
    },
  ],
};

test.each([
  ['price', ['Plans']],
  ['create invoice', ['Créate an invoice']],
  ['help MONEY', ['Mobile money']],
  ['nothing', []],
])('a search for %j finds %j', (typed, titles) => {
  expect(searchEntries(list, typed).map(({ title }) => title)).toEqual(titles);
});

test('drafts and conflicts are listed with their group', () => {
  expect(draftsOf(list).map(({ title, group }) => [title, group])).toEqual([
    ['Créate an invoice', 'Help articles'],
    ['Mobile money', 'Help articles'],
  ]);
});

test.each([
  ['Record a refund', 'record-a-refund'],
  ['  GH₵ & tax: 2026! ', 'gh-tax-2026'],
  ['?', ''],
])('the address of %j is %j', (title, name) => {
  expect(nameFor(title)).toBe(name);
});
