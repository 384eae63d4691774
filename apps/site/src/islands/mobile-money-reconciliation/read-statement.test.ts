import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHeadings } from './columns.ts';
import { findDay, writesMonthFirst } from './read-days.ts';
import { readMoney } from './read-entry.ts';
import { readStatement } from './read-statement.ts';
import { readRows } from './read-text.ts';

const headings = 'Date,Reference,Amount';
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
  expect(read(`${headings}\n11/02/2026,A1,5.00\n11/16/2026,A2,6.00`)).toEqual([
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
  ['semicolons', 'Date;Reference;Amount\n2026-11-02;48211;585.00\n2026-11-03;48377;-1,100.00'],
  [
    'tabs from a spreadsheet',
    'Date\tReference\tAmount\n02/11/2026\t48211\tGH₵585.00\n03/11/2026\t48377\t(GH₵1,100.00)',
  ],
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
  [
    'a time after the date',
    'Date;Reference;Amount\n2026-11-02T08:30:00Z;48211;585.00\n03/11/2026 9:15 pm;48377;-1100',
  ],
])('the same two transactions are read from %s', (_, text) => {
  expect(read(text)).toEqual(rows);
});

test.each([
  'Date,Reference,Amount\n2026-11-02,1,99999999999999999999',
  'Date,Reference,Amount\n2026-11-02,2,1e9',
  'Date,Ref,In,Out\n2026-11-02,2,5.00,9999999999',
])('the amount of %j is too large, and its other number is not used instead', (text) => {
  const { entries, unread } = readStatement(text);
  expect(entries).toEqual([]);
  expect(unread).toMatchObject([{ reason: 'too_large' }]);
});

test('a text is not a heading, however it begins', () => {
  expect(readHeadings(['Date', 'Amount'])).toMatchObject({ date: 0, amount: 1 });
  expect(readHeadings(['Date', `Amount ${'of a long text '.repeat(5)}`])).toBeUndefined();
  expect(readHeadings(['Date', 'Amount', 'Transaction number'])).toMatchObject({ reference: 2 });
  expect(readHeadings(['Date', 'Amount', 'trans'.repeat(10)])).toMatchObject({ reference: -1 });
});

test('rows that cannot be read are reported with the reason', () => {
  const { entries, unread } = readStatement(
    `Statement of November\n\n${headings}\n2026-11-02,48211,585.00\nRice,,1240.00\n2026-11-03,48377,\n2026-11-04,48400,0.00`,
  );
  expect(entries).toHaveLength(1);
  expect(unread.map(({ line, reason }) => [line, reason])).toEqual([
    [5, 'no_date'],
    [6, 'no_amount'],
    [7, 'zero'],
  ]);
});

test('headings that each page repeats, and the line that names the separator for Excel, are not reported', () => {
  const text =
    'sep=;\nDate;Reference;Amount\n16/11/2026;A1;-1,585.00\nDate;Reference;Amount\n17/11/2026;A2;6';
  expect(readStatement(text)).toMatchObject({
    entries: [
      { line: 3, amount: -158_500 },
      { line: 5, amount: 600 },
    ],
    unread: [],
  });
});

test('the line that names the separator is not taken for headings that are unknown', () => {
  const { table } = readStatement('sep=;\nA;B;C\n16/11/2026;A1;5.00\n17/11/2026;A2;6.00');
  expect(table?.rows[0]).toMatchObject({ line: 2, text: 'A;B;C' });
});

test('rows above the headings are read if they have a date in its column', () => {
  const { entries } = readStatement(`2026-11-01,A0,4.00\n${headings}\n2026-11-02,A1,5.00`);
  expect(entries.map(({ line }) => line)).toEqual([1, 3]);
});

const inAndOut = 'Date,Details,MoMo in,MoMo out';

test.each([
  [`${headings}\n16/11/2026,A1,"1,585.00"`, 158_500],
  [`${headings}\n16/11/2026,A1,"GHS 1,234,567.89"`, 123_456_789],
  [`${headings}\n16/11/2026,A1,585.00,`, 58_500],
  [`${inAndOut}\n16/11/2026,Sales,"1,585.00",`, 158_500],
  [`${inAndOut}\n16/11/2026,Sales,,"1,585.00"`, -158_500],
  ['Date,Reference,Amount,Balance\n16/11/2026,A1,1,585.00', 100],
  ['Date,Amount,Reference\n16/11/2026,1,585', 100],
])('%j has one amount', (text, amount) => {
  expect(readStatement(text).entries).toMatchObject([{ amount }]);
});

test.each([
  [`${headings}\n16/11/2026,A1,1,585.00`, 'cells'],
  [`${headings}\n16/11/2026,A1,585.00,rent`, 'cells'],
  [`${inAndOut}\n16/11/2026,Sales,1,585.00`, 'comma'],
  ['Date,Reference,Amount,Note\n16/11/2026,A1,1,585.00', 'comma'],
  ['Date;Reference;Amount\n16/11/2026;A1;1.234,50', 'no_amount'],
  ['Date\tReference\tAmount\n16/11/2026\tA1\t1234,50', 'no_amount'],
])('%j is ambiguous and is reported instead', (text, reason) => {
  const { entries, unread } = readStatement(text);
  expect(entries).toEqual([]);
  expect(unread).toMatchObject([{ reason }]);
});

const chosen = { date: 0, reference: 1, amount: 2, moneyIn: -1, moneyOut: -1, count: 3 };

test('without known headings nothing is guessed: the first rows are there to choose the columns', () => {
  const { entries, unread, table } = readStatement('When,What,Plus\n2026-11-02,A1,5.00');
  expect([entries, unread]).toEqual([[], []]);
  expect(table).toEqual({
    count: 3,
    rows: [
      { line: 1, text: 'When,What,Plus', cells: ['When', 'What', 'Plus'] },
      { line: 2, text: '2026-11-02,A1,5.00', cells: ['2026-11-02', 'A1', '5.00'] },
    ],
  });
  expect(readStatement('my notes').table).toBeUndefined();
});

test('the chosen columns are used, also for money in and money out', () => {
  expect(readStatement('2026-11-02,A1,-5.00', { chosen }).entries).toEqual([
    { line: 1, day: '2026-11-02', reference: 'A1', amount: -500 },
  ]);
  const both = { date: 3, reference: -1, amount: -1, moneyIn: 1, moneyOut: 2, count: 4 };
  const { entries, unread } = readStatement(
    'What,Plus,Minus,When\nSales,100.00,,2/11/2026\nRent,,40.00,3/11/2026',
    { chosen: both },
  );
  expect(entries.map(({ amount }) => amount)).toEqual([10_000, -4000]);
  expect(unread).toEqual([]);
});

test('columns chosen for a table with another number of columns are not used', () => {
  expect(readStatement('2026-11-02,A1,note,5.00', { chosen }).entries).toEqual([]);
});

test('whatever is pasted, every row is either read or reported', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '2026-11-02',
      '31/11/2026',
      '46355',
      ',',
      ';',
      '\t',
      '"',
      '1,000.00',
      '-5',
      ' ',
      'Date',
      'Amount',
    ),
  );
  const text = fc.array(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(text, (lines) => {
      const joined = ['2026-11-01,A1,1.00', ...lines].join('\n');
      const { rows } = readRows(joined);
      const count = Math.max(...rows.map(({ cells }) => cells.length));
      const { entries, unread, table } = readStatement(joined, { chosen: { ...chosen, count } });
      const rest = rows.length - entries.length - unread.length;
      // Headings, the rows above them, and rows without a date that have no amount or only figures are neither.
      const isNone = (cell = '') => /^[-–—]?$/.test(cell);
      const isTotal = ({ cells }: { cells: string[] }) =>
        isNone(cells[0]) &&
        (!/[1-9]/.test(cells[2] ?? '') || (isNone(cells[1]) && !cells.some((cell) => /\p{L}/u.test(cell))));
      if (table) expect(rest).toBeLessThanOrEqual(rows.filter(isTotal).length + 1);
      else expect(rest).toBeGreaterThanOrEqual(0);
      for (const { amount } of entries) expect(Number.isSafeInteger(amount) && amount !== 0).toBe(true);
    }),
  );
});
