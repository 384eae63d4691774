import { expect, test } from 'vitest';
import { searchKeywords } from './search-keywords.ts';

test('headings come first, then the most frequent words, each once', () => {
  const body = '## Credit note\n\nThe till, the till and the drawer. The till again. A drawer, one note.';
  expect(searchKeywords(body)).toBe('credit note till drawer again one');
});

test('link URLs, numbers and small words are omitted', () => {
  expect(searchKeywords('See [the prices](/pricing) for 200 of it')).toBe('see prices');
});

test('the number of words is limited', () => {
  expect(searchKeywords('one two three four', 2)).toBe('one two');
});
