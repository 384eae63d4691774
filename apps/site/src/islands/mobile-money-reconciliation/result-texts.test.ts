import { readWords } from '@accounting-site/content/reading/pages';
import { expect, test } from 'vitest';
import { reconcile } from './reconcile.ts';
import { reconciliationSchema } from './reconciliation-words.ts';
import { headlineOf } from './result-texts.ts';

const { result: words } = readWords('en/tools/mobile-money-reconciliation.yaml', reconciliationSchema);
/** The texts that the headlines are built from. The owner may write others. */
const result = {
  ...words,
  agrees: 'Statement and book agree to the pesewa. [count] lines match.',
  agrees_one: 'Statement and book agree to the pesewa. One line matches.',
  agrees_but: '[matched]. Not counted: [unread].',
  and_unread: '[headline] Not counted: [unread].',
  matching: { one: 'One line matches', other: '[count] lines match' },
  lines: { one: '1 line', other: '[count] lines' },
  unread_of_wallet: '[wallet] of the statement',
  unread_of_book: '[book] of the book',
  unread_each: '[wallet] on each side',
  unread_both: '[wallet] of the statement and [book] of the book',
  more: 'The statement adds up to [amount] more than the book.',
};
const headline = (wallet: string, book: string, texts = result) => {
  const found = reconcile({ wallet: `${headings}\n${wallet}`, book: `${headings}\n${book}` });
  if ('errors' in found) throw new Error('both can be read');
  return headlineOf(found, texts);
};
const headings = 'Date,Reference,Amount';
const one = '2026-11-02,A1,5.00';
const two = `${one}\n2026-11-03,A2,6.00`;
const unreadable = '2026-11-04,A3,';

test.each([
  ['lists that were read completely', two, two, 'Statement and book agree to the pesewa. 2 lines match.'],
  [
    'one unread line on each side',
    `${two}\n${unreadable}`,
    `${two}\n${unreadable}`,
    '2 lines match. Not counted: 1 line on each side.',
  ],
  [
    'two unread lines of the statement',
    `${one}\n${unreadable}\n${unreadable}`,
    one,
    'One line matches. Not counted: 2 lines of the statement.',
  ],
  [
    'one unread line of the book',
    one,
    `${one}\n${unreadable}`,
    'One line matches. Not counted: 1 line of the book.',
  ],
  [
    'a difference and unread lines',
    `${two}\n${unreadable}`,
    `${one}\n${unreadable}\n${unreadable}`,
    'The statement adds up to GH₵6.00 more than the book. Not counted: 1 line of the statement and 2 lines of the book.',
  ],
])('the headline of %s does not claim more than was read', (_, wallet, book, text) => {
  expect(headline(wallet, book)).toBe(text);
});

test('a line that was read and left out is not said to be unreadable', () => {
  const zero = `${one}\n2026-11-03,A2,0.00`;
  for (const book of [one, two]) expect(headline(zero, book, words)).not.toContain('could not be read');
});
