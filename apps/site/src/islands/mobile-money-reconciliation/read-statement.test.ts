import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHeadings } from './columns.ts';
import { findDay, writesMonthFirst } from './find-day.ts';
import { readMoney } from './read-money.ts';
import { countLines, readStatement } from './read-statement.ts';

const read = (text: string) =>
  readStatement(text).entries.map(({ day, reference, amount }) => [day, reference, amount]);

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-16T08:30:00Z', '2026-11-16'],
  ['16/11/2026 08:30', '2026-11-16'],
  ['6.1.2026', '2026-01-06'],
  ['16-11-26', '2026-11-16'],
  ['16 Nov 2026', '2026-11-16'],
  ['16-Nov-26', '2026-11-16'],
  ['16th November, 2026', '2026-11-16'],
  ['November 16, 2026', '2026-11-16'],
  ['31/02/2026', undefined],
  ['16/11', undefined],
  ['0244123456', undefined],
])('the date in %s is %s', (text, day) => {
  expect(findDay(text)?.day).toBe(day);
});

test('a number above 12 shows that a statement writes the month first', () => {
  expect(writesMonthFirst(['11/02/2026', '11/16/2026'])).toBe(true);
  expect(writesMonthFirst(['11/02/2026', '16/11/2026'])).toBe(false);
  expect(writesMonthFirst(['02/11/2026'])).toBe(false);
  expect(read('11/02/2026,A1,5.00\n11/16/2026,A2,6.00')).toEqual([
    ['2026-11-02', 'A1', 500],
    ['2026-11-16', 'A2', 600],
  ]);
});

test.each([
  ['1,000.00', 100_000],
  ['GH₵5', 500],
  ['-38.50', -3850],
  ['−38.50', -3850],
  ['(38.50)', -3850],
  ['38.50 DR', -3850],
  ['38.50CR', 3850],
  ['38.50-', -3850],
  ['GHS -5.00', -500],
  ['+5', 500],
  ['sales', undefined],
  ['', undefined],
  ['-', undefined],
  ['INV-12', undefined],
])('%s is an amount of %s', (cell, pesewas) => {
  expect(readMoney(cell)?.pesewas).toBe(pesewas);
});

const rows = [
  ['2026-11-02', '48211', 58_500],
  ['2026-11-03', '48377', -110_000],
];

test.each([
  ['commas and headings', 'Date,Reference,Amount\n2026-11-02,48211,585.00\n2026-11-03,48377,-1100.00'],
  ['quotes', 'Date,Reference,Amount\n2026-11-02,48211,"585.00"\n2026-11-03,48377,"-1,100.00"'],
  ['semicolons', '2026-11-02;48211;585.00\n2026-11-03;48377;-1,100.00'],
  ['tabs from a spreadsheet', '02/11/2026\t48211\tGH₵585.00\n03/11/2026\t48377\t(GH₵1,100.00)'],
  ['words', '2 Nov 2026 48211 Payment received 585.00\n3 Nov 2026 48377 Payment to supplier 1,100.00'],
  [
    'columns for money in and out',
    'Date;Ref;Money in;Money out\n2/11/2026;48211;585.00;\n3/11/2026;48377;;1,100.00',
  ],
  [
    'a type column beside the amount',
    'Transaction date,Transaction ID,Type,Amount,Fees,Balance after\n2026-11-02 08:00,48211,Received,585,0,1825\n2026-11-03 09:10,48377,Sent,1100,0,725',
  ],
  [
    'a cash book with columns for several accounts',
    'Cash book\nDate,Number,Details,Cash in,Cash out,MoMo in,MoMo out,MoMo balance\n2026-11-02,48211,Sales,,,585.00,,1825\n2026-11-03,48377,Supplier,,,,1100.00,725',
  ],
  ['a time after the date', '2026-11-02T08:30:00Z;48211;585.00\n03/11/2026 9:15 pm;48377;-1100'],
  ['free text with a balance', '2026-11-02 48211 585.00 1,825.00\n2026-11-03 48377 -1,100.00 725.00'],
])('the same two transactions are read from %s', (_, text) => {
  expect(read(text)).toEqual(rows);
});

test('a phone number is not an amount, and is a reference only if there is no other', () => {
  expect(read('2026-11-02,0244123456,98765432101,50.00')).toEqual([['2026-11-02', '98765432101', 5000]]);
  expect(read('2026-11-02,0244123456,50.00')).toEqual([['2026-11-02', '0244123456', 5000]]);
});

test.each([
  '2026-11-02,1,99999999999999999999',
  '2026-11-02,1,99999999999.00',
  '2026-11-02 1 -99999999999.00',
  '2026-11-02,2,1e9',
  'Date,Reference,Amount\n2026-11-02,1,99999999999999999999',
  'Date,Reference,Amount\n2026-11-02,2,1e9',
  'Date,Ref,In,Out\n2026-11-02,2,5.00,9999999999',
])('the amount of %j is too large, and its other number is not used instead', (text) => {
  const { entries, unread } = readStatement(text);
  expect(entries).toEqual([]);
  expect(unread).toMatchObject([{ reason: 'too_large' }]);
});

test('a long number after an amount is a reference if the amount is certain', () => {
  expect(read('2026-11-02,50.00,20201115123456789')).toEqual([['2026-11-02', '20201115123456789', 5000]]);
  expect(read('2026-11-02,50,98765432101')).toEqual([['2026-11-02', '98765432101', 5000]]);
  expect(read('2026-11-02,50,0000001234567890')).toEqual([['2026-11-02', '0000001234567890', 5000]]);
});

test('a text is not a heading, however it begins', () => {
  expect(readHeadings(['Date', 'Amount'])).toMatchObject({ date: 0, amount: 1 });
  expect(readHeadings(['Date', `Amount ${'of a long text '.repeat(5)}`])).toBeUndefined();
  expect(readHeadings(['Date', 'Amount', 'Transaction number'])).toMatchObject({ reference: 2 });
  expect(readHeadings(['Date', 'Amount', 'trans'.repeat(10)])).toMatchObject({ reference: -1 });
});

test('lines that cannot be read are reported with the reason', () => {
  const { entries, unread } = readStatement(
    'Statement of November\n\n2026-11-02,48211,585.00\nOpening balance,,1240.00\n2026-11-03,48377,\n2026-11-04,48400,0.00',
  );
  expect(entries).toHaveLength(1);
  expect(unread.map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'no_date'],
    [4, 'no_date'],
    [5, 'no_amount'],
    [6, 'zero'],
  ]);
});

test('whatever is pasted, every line is either read or reported', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('2026-11-02', ',', ';', '\t', '"', '1,000.00', '-5', ' ', 'Date', 'Amount'),
  );
  const text = fc.array(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(text, (lines) => {
      const joined = lines.join('\n');
      const { entries, unread } = readStatement(joined);
      const rest = countLines(joined) - entries.length - unread.length;
      // Headings, the lines above them and totals below are neither.
      if (/date.*amount|amount.*date/i.test(joined)) expect(rest).toBeGreaterThanOrEqual(0);
      else expect(rest).toBe(0);
      for (const { amount } of entries) expect(Number.isSafeInteger(amount) && amount !== 0).toBe(true);
    }),
  );
});
