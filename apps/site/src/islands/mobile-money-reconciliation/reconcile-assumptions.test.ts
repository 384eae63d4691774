import { expect, test } from 'vitest';
import { reconcile } from './reconcile.ts';

const headings = 'Date,Reference,Amount';
const compare = (wallet: string, book: string) => {
  const found = reconcile({ wallet, book }, { today: '2026-11-21' });
  if ('errors' in found) throw new Error(JSON.stringify(found.errors));
  return found;
};

test('a line with a date that does not exist keeps the result from saying that all is well', () => {
  const { match, book } = compare(
    `${headings}\n2026-11-29,48211,585.00`,
    `${headings}\n29/11/2026,48211,585.00\n31/11/2026,48377,1000.00`,
  );
  expect(match.agreed).toHaveLength(1);
  expect(book.unread).toMatchObject([{ line: 3, reason: 'no_date' }]);
});

const wallet = `${headings}\n2026-11-02,A1,5.00\n2026-11-03,A2,-6.00\n2026-11-04,A3,7.00`;
const ledger = 'Date,Reference,Debit,Credit';

test('debit in a book is money in if the lines then agree, and the result says so', () => {
  const { match, assumptions, explanation, book } = compare(
    wallet,
    `${ledger}\n2026-11-02,A1,5.00,\n2026-11-03,A2,,6.00\n2026-11-04,A3,7.00,`,
  );
  expect(match.agreed).toHaveLength(3);
  expect(assumptions).toEqual(['inverted']);
  expect([explanation.book, explanation.difference]).toEqual([600, 0]);
  expect(book.entries.map(({ amount }) => amount)).toEqual([500, -600, 700]);
});

test('debit stays money out if the lines agree that way, and other columns are never inverted', () => {
  const rows = '2026-11-02,A1,,5.00\n2026-11-03,A2,6.00,\n2026-11-04,A3,,7.00';
  expect(compare(wallet, `${ledger}\n${rows}`)).toMatchObject({ assumptions: [] });
  const { match, assumptions } = compare(wallet, `Date,Reference,Money in,Money out\n${rows}`);
  expect([match.agreed.length, assumptions]).toEqual([0, []]);
});

test('a book of many months is read the same way beside the statement of one', () => {
  const months = ['07', '08', '09'].map((month) => `2026-${month}-02,B${month},9.00,`);
  const rows = ['2026-11-02,A1,5.00,', '2026-11-03,A2,,6.00', '2026-11-04,A3,7.00,', ...months];
  const found = compare(wallet, [ledger, ...rows, '2026-10-02,B10,9.00,'].join('\n'));
  expect([found.match.agreed.length, found.assumptions]).toEqual([3, ['inverted']]);
});

test('one line that agrees by chance does not turn the debits and credits of a book around', () => {
  const rows = '2026-11-02,B1,5.00,\n2026-11-05,B2,,8.00\n2026-11-06,B3,9.00,';
  expect(compare(wallet, `${ledger}\n${rows}`).assumptions).toEqual([]);
});

const monthFirst = `${headings}\n11/02/2026,,5.00\n11/03/2026,,6.00\n11/11/2026,,7.00\n11/12/2026,,8.00\n11/9,,9.00`;
const dayFirst = `${headings}\n02/11/2026,,5.00\n03/11/2026,,6.00\n11/11/2026,,7.00\n12/11/2026,,8.00\n9/11,,9.00`;
const named = `${headings}\n2 Nov 2026,,5.00\n3 Nov 2026,,6.00\n11 Nov 2026,,7.00\n12 Nov 2026,,8.00\n9 Nov 2026,,9.00`;

test.each([
  ['the statement', monthFirst, named, ['wallet_months']],
  ['the book', named, monthFirst, ['book_months']],
  ['the statement, above a book with the day first', monthFirst, dayFirst, ['wallet_months']],
  ['the book, below a statement with the day first', dayFirst, monthFirst, ['book_months']],
])(
  '%s is read with the month first if only then its days fit, and the result says so',
  (_, one, other, said) => {
    const { match, assumptions, wallet } = compare(one, other);
    expect(match.agreed).toHaveLength(5);
    expect(assumptions).toEqual(said);
    expect(wallet.entries[0]?.day).toBe('2026-11-02');
  },
);

test('a list whose days fit as they are, or in neither order, is read with the day first', () => {
  expect(compare(dayFirst, named).assumptions).toEqual([]);
  expect(compare(dayFirst, dayFirst).assumptions).toEqual([]);
  expect(compare(monthFirst, `${headings}\n2025-11-02,,5.00`).assumptions).toEqual([]);
});
