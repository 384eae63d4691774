import { csvFile } from '@accounting-site/contract/fields/csv-cell';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain, matchEntries } from './match-entries.ts';
import type { Entry } from './read-entry.ts';
import { reconcile } from './reconcile.ts';
import { resultCells } from './result-texts.ts';

const entry = (line: number, day: number, reference: string, amount: number): Entry => ({
  line,
  day: `2026-11-${String(day).padStart(2, '0')}`,
  reference,
  amount,
});
const headings = 'Date,Reference,Amount';
/** Compares two lists below headings. An empty list has none. */
const compare = (wallet: string, book: string) =>
  reconcile({
    wallet: wallet && `${headings}\n${wallet}`,
    book: book && `${headings}\n${book}`,
  });
const csvWords = {
  agreed: 'agreed',
  differing: 'differs',
  only_wallet: 'wallet',
  only_book: 'book',
  double_wallet: 'twice',
  double_book: 'twice',
  columns: ['what', 'day', 'reference', 'wallet', 'book', 'difference', 'line', 'line'],
};
const lines = (entries: Entry[]) => entries.map(({ line }) => line);

test('entries with the same reference and amount match, however the reference is written', () => {
  const { agreed } = matchEntries([entry(1, 2, 'INV-0042', 500)], [entry(1, 3, 'inv 0042', 500)]);
  expect(agreed).toHaveLength(1);
  expect(matchEntries([entry(1, 2, '00042', 500)], [entry(1, 9, '42', 500)]).agreed).toHaveLength(1);
});

test.each(['-', '—', ' / ', '.'])(
  '%j is not a reference: two entries with it on different days do not match',
  (none) => {
    const { agreed, onlyWallet, onlyBook } = matchEntries(
      [entry(1, 2, none, 500)],
      [entry(1, 24, none, 500)],
    );
    expect([agreed, onlyWallet, onlyBook].map((found) => found.length)).toEqual([0, 1, 1]);
    const match = matchEntries([entry(1, 2, none, 500), entry(2, 2, 'A1', 500)], []);
    expect(lines(match.doubleWallet)).toEqual([2]);
  },
);

test('references that differ in Ghanaian characters are different', () => {
  const { agreed, onlyWallet } = matchEntries([entry(1, 2, 'ɛɔ', 500)], [entry(1, 24, 'ŋŋ', 500)]);
  expect(agreed).toEqual([]);
  expect(lines(onlyWallet)).toEqual([1]);
  expect(matchEntries([entry(1, 2, 'ɛɔ-1', 500)], [entry(1, 24, 'Ɛɔ 1', 500)]).agreed).toHaveLength(1);
});

test('the same reference with a different amount is reported as such', () => {
  const match = matchEntries([entry(1, 2, 'A1', 1500)], [entry(1, 2, 'A1', 5100)]);
  expect(match.differing).toHaveLength(1);
  expect(explain(match)).toMatchObject({ differing: -3600, difference: -3600 });
});

test('without a common reference, amount and day decide, one to one', () => {
  const wallet = [entry(1, 2, '9001', 500), entry(2, 2, '9002', 500), entry(3, 3, '9003', 500)];
  const { agreed, onlyWallet } = matchEntries(wallet, [entry(1, 2, 'R-1', 500), entry(2, 2, '', 500)]);
  expect(agreed.map((pair) => [pair.wallet.line, pair.book.line])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(lines(onlyWallet)).toEqual([3]);
});

test('an exact match takes precedence over an earlier entry of the list', () => {
  const wallet = [entry(1, 2, '', 500), entry(2, 2, 'A1', 500)];
  const { agreed, onlyWallet } = matchEntries(wallet, [entry(1, 2, 'A1', 500)]);
  expect(agreed[0]?.wallet.line).toBe(2);
  expect(lines(onlyWallet)).toEqual([1]);
});

test('a duplicate entry is found, and does not match another payment', () => {
  const wallet = [entry(1, 2, 'A1', 500), entry(2, 2, 'A9', 500)];
  const book = [entry(1, 2, 'A1', 500), entry(2, 2, 'A1', 500)];
  const match = matchEntries(wallet, book);
  expect(match.agreed).toHaveLength(1);
  expect(lines(match.doubleBook)).toEqual([2]);
  expect(lines(match.onlyWallet)).toEqual([2]);
});

test('of payments with the same reference, those of the same day match', () => {
  const wallet = [entry(1, 2, 'rice', 10_000), entry(2, 3, 'rice', 10_000)];
  const { agreed, onlyWallet } = matchEntries(wallet, [entry(1, 3, 'rice', 10_000)]);
  expect(agreed.map((pair) => pair.wallet.line)).toEqual([2]);
  expect(lines(onlyWallet)).toEqual([1]);
});

test('numbers that a spreadsheet shortened are no references', () => {
  const match = matchEntries([entry(1, 2, '4.8211E+11', 500)], [entry(1, 3, '4.8211e+11', 700)]);
  expect(match.differing).toEqual([]);
  expect([match.onlyWallet, match.onlyBook].map(lines)).toEqual([[1], [1]]);
});

test('a number that the book has again on a later day is a duplicate, and a name is not', () => {
  const book = (reference: string) => [entry(1, 2, reference, 500), entry(2, 3, reference, 500)];
  expect(lines(matchEntries([entry(1, 2, '48211', 500)], book('48211')).doubleBook)).toEqual([2]);
  expect(lines(matchEntries([entry(1, 2, 'rice', 500)], book('rice')).onlyBook)).toEqual([2]);
});

test('two payments of the same amount with different references are not duplicates', () => {
  const match = matchEntries([entry(1, 2, 'A1', 500), entry(2, 2, 'A2', 500)], [entry(1, 2, 'A1', 500)]);
  expect(match.doubleWallet).toEqual([]);
  expect(lines(match.onlyWallet)).toEqual([2]);
});

test('the example from the guide: a payment missing from the book, and fees', () => {
  const found = compare(
    '2026-11-02,1001,6730.00\n2026-11-03,1002,120.00\n2026-11-04,1003,-5000.00\n2026-11-05,1004,-1100.00\n2026-11-06,1005,-38.50',
    '2026-11-02,1001,6730.00\n2026-11-04,1003,-5000.00\n2026-11-05,1004,-1100.00',
  );
  if ('errors' in found) throw new Error('both could be read');
  expect(found.match.agreed).toHaveLength(3);
  expect(found.explanation).toMatchObject({ onlyWallet: 8150, difference: 8150 });
});

test('the lines that cannot be compared are reported for each side', () => {
  const line = '2026-11-02,1001,5.00\n';
  expect(compare('', line)).toMatchObject({ errors: { wallet: 'empty', book: undefined } });
  expect(reconcile({ wallet: 'nothing', book: ' \n' })).toMatchObject({
    errors: { wallet: 'nothing_read', book: 'empty' },
  });
  expect(compare(line, line.repeat(5001))).toMatchObject({ errors: { book: 'too_long' } });
  expect(compare(line, `${line}${'x'.repeat(1_000_000)}`)).toMatchObject({ errors: { book: 'too_long' } });
});

test('each side without known headings is asked for its columns, until one row can be read', () => {
  const texts = { wallet: '2026-11-02,1001,5.00', book: `${headings}\n2026-11-02,1001,5.00` };
  expect(reconcile(texts)).toMatchObject({
    errors: { wallet: 'columns', book: undefined },
    tables: { wallet: { count: 3, rows: [{ cells: ['2026-11-02', '1001', '5.00'] }] }, book: undefined },
  });
  const chosen = { date: 0, reference: 1, amount: 2, moneyIn: -1, moneyOut: -1, count: 3 };
  const wrong = { ...chosen, date: 1, reference: 0 };
  expect(reconcile(texts, { chosen: { wallet: wrong } })).toMatchObject({ errors: { wallet: 'columns' } });
  const found = reconcile(texts, { chosen: { wallet: chosen } });
  expect('match' in found && found.match.agreed.length).toBe(1);
});

const anyEntries = fc
  .array(
    fc.record({
      day: fc.integer({ min: 1, max: 3 }),
      reference: fc.constantFrom('', 'A1', 'a-1', 'A2', 'B7'),
      amount: fc.constantFrom(500, -500, 700, 3850),
    }),
    { maxLength: 12 },
  )
  .map((found) => found.map(({ day, reference, amount }, at) => entry(at + 1, day, reference, amount)));

test('every line is in one group, and the steps add up from one total to the other to the pesewa', () => {
  fc.assert(
    fc.property(anyEntries, anyEntries, (wallet, book) => {
      const match = matchEntries(wallet, book);
      const pairs = [...match.agreed, ...match.differing];
      const inWallet = [...pairs.map((pair) => pair.wallet), ...match.onlyWallet, ...match.doubleWallet];
      const inBook = [...pairs.map((pair) => pair.book), ...match.onlyBook, ...match.doubleBook];
      expect(lines(inWallet).sort((one, other) => one - other)).toEqual(lines(wallet));
      expect(lines(inBook).sort((one, other) => one - other)).toEqual(lines(book));
      for (const pair of match.agreed) expect(pair.wallet.amount).toBe(pair.book.amount);

      const { book: from, wallet: to, difference, ...steps } = explain(match);
      expect(Object.values(steps).reduce((sum, step) => sum + step, from)).toBe(to);
      expect(to - from).toBe(difference);
    }),
  );
});

test('5,000 lines of one day and amount are each checked a few times, not once per other line', () => {
  let looks = 0;
  const side = (letter: string) =>
    Array.from({ length: 5000 }, (_, at) => ({
      ...entry(at + 1, 2, '', 500),
      get reference() {
        looks += 1;
        return `${letter}${at}`;
      },
    }));
  const { agreed, onlyWallet, doubleWallet } = matchEntries(side('A'), side('B'));
  expect(looks).toBeLessThan(10_000 * 30);
  expect([agreed, onlyWallet, doubleWallet].map((found) => found.length)).toEqual([5000, 0, 0]);

  looks = 0;
  const left = matchEntries(side('A'), []);
  expect(looks).toBeLessThan(5000 * 30);
  expect([left.onlyWallet, left.doubleWallet].map((found) => found.length)).toEqual([5000, 0]);
});

test('5,000 lines on each side are compared', () => {
  const row = (at: number) =>
    `2026-11-${String((at % 28) + 1).padStart(2, '0')},${100_000 + at},${at + 1}.00`;
  const side = (shift: number) => Array.from({ length: 5000 }, (_, at) => row(at + shift)).join('\n');
  const found = compare(side(0), side(10));
  expect('match' in found && found.match.agreed.length).toBe(4990);
});

test.each(['＝1+1', ' =1', '－5', '@x'])(
  'a spreadsheet does not run the reference %j as a formula',
  (reference) => {
    const match = matchEntries([entry(1, 2, reference, -500)], []);
    expect(csvFile(resultCells(match, csvWords))).toContain(`,"'${reference}","-5.00","","-5.00",`);
  },
);

test('the CSV file contains every line, and nothing that a spreadsheet would run as a formula', () => {
  const match = matchEntries(
    [entry(1, 2, '=HYPERLINK("x")', 500), entry(2, 2, 'A1', 700)],
    [entry(1, 2, 'A1', 900)],
  );
  const csv = csvFile(resultCells(match, csvWords));
  expect(csv).toBe(
    '\uFEFF"what","day","reference","wallet","book","difference","line","line"\r\n' +
      '"differs","2026-11-02","A1","7.00","9.00","-2.00","2","1"\r\n' +
      `"wallet","2026-11-02","'=HYPERLINK(""x"")","5.00","","5.00","1",""\r\n`,
  );
});
