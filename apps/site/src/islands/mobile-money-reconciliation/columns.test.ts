import { expect, test } from 'vitest';
import { counted } from '../../lib/text/counted.ts';
import { readStatement } from './read-statement.ts';
import { countLines } from './read-text.ts';

const read = (text: string) =>
  readStatement(text).entries.map(({ reference, amount }) => [reference, amount]);

test('a column for the time gives the day where no other does, and what was cancelled is no payment', () => {
  const text =
    'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn\nA1,2026-11-02 10:15,Sale,Completed,"GH?1,585.00",\nA2,2026-11-02 11:00,Sale,Cancelled,"GH?3,450.00",';
  expect(read(text)).toEqual([['A1', 158_500]]);
});

test('a network statement gives the direction by its balances, and a payment by its transaction number', () => {
  const headings = 'Date,From/To Name,Trans. Type,Amount,Fees,Bal Before,Bal After,F_ID,Ref';
  const rows = [
    '2026-11-02 08:00,Ama Serwaa,TRANSFER,200.00,1.50,1000.00,798.50,9001,rice',
    '2026-11-02 09:00,Melcom,PAYMENT,50.00,0,798.50,748.50,9002,till 4',
    '2026-11-02 10:00,Agent 12,CASH_OUT,500.00,5.00,748.50,243.50,9003,',
    '2026-11-02 11:00,Kofi,TRANSFER,300.00,0,243.50,543.50,9004,October',
  ];
  const text = [headings, ...rows].join('\n');
  expect(read(text)).toEqual([
    ['9001', -20_000],
    ['9002', -5000],
    ['9003', -50_000],
    ['9004', 30_000],
  ]);
  expect(readStatement(text).assumed).toEqual([]);
});

const balances = [
  'Opening balance',
  'Balance b/f',
  'Bal. c/d',
  'Balance brought forward',
  'B/F',
  'Carried down',
  'To balance b/d',
];

test.each(balances)('%s is no money in', (balance) => {
  const text = `Date,Ref,Details,MoMo in,MoMo out\n2026-11-01,,${balance},1240.00,\n2026-11-02,A1,Balance of the rent,5.00,`;
  expect(read(text)).toEqual([['A1', 500]]);
});

test.each([
  ['Date,Ref,Transaction ID,Amount', '2026-11-02,rice,T-9,5.00', 'T-9'],
  ['DATE,REF,FINANCIAL_TRANSACTION_ID,AMOUNT', '2026-11-02,rice,T-9,5.00', 'T-9'],
  ['Date,Ref,Amount', '2026-11-02,rice,5.00', 'rice'],
  ['Date,Receipt,Amount', '2026-11-02,R-5,5.00', 'R-5'],
])('below %s, %s has the reference %s', (headings, row, reference) => {
  expect(read(`${headings}\n${row}`)).toEqual([[reference, 500]]);
});

test.each([
  'Date,Ref,Receipt,Payment',
  'Date,Ref,Receipts,Payments',
  'Date,Ref,Income,Expense',
  'Date,Ref,Received,Spent',
  'Date,Ref,Deposit,Withdrawal',
  'Date,Ref,Paid In,Withdrawn',
  'Date,Ref,Cr Amount,Dr Amount',
  'Date,Ref,Sales,Expenses',
  'Date,Ref,MONEY_IN,MONEY_OUT',
])('%s are money in and money out', (headings) => {
  expect(read(`${headings}\n2026-11-02,A1,100.00,\n2026-11-03,A2,,40.00`)).toEqual([
    ['A1', 10_000],
    ['A2', -4000],
  ]);
});

test('a phone number below Sent to is not an amount', () => {
  expect(read('Date,Ref,Sent to,Amount\n2026-11-02,A1,0244123456,-5.00')).toEqual([['A1', -500]]);
});

test('titles above the headings, empty rows, other columns and the total are not reported as unread lines', () => {
  const book = `Business,,EXAMPLE Makola stall,Opening balance in cash,200.00,,,
Month,,November 2026,Opening balance in MoMo,1240.00,,,
Period,,01/11/2026 to 30/11/2026,,,,,
,,,,,,,
Date,Number,Details,Account,Cash in (GHS),Cash out (GHS),MoMo in (GHS),MoMo out (GHS)
2026-11-02,R-101,Sales in cash,4000,640.00,,,
2026-11-02,R-102,Sales by MTN MoMo,4000,,,585.00,
2026-11-03,T-007,To the bank,Transfer,,,,1000.00
2026-11-03,P-050,Transport,6060,,35.00,,
,,,
2026-11-04,X-1,,,,,sold,
,,,Total of the month,640.00,35.00,585.00,1000.00`;
  const { entries, unread, elsewhere } = readStatement(book);
  expect(entries.map(({ amount }) => amount)).toEqual([58_500, -100_000]);
  expect(elsewhere).toBe(2);
  expect(unread).toMatchObject([{ line: 11, reason: 'no_amount' }]);
  expect(countLines(',,,\n \n;;\n2026-11-02,A1,5.00')).toBe(1);
});

test('a single line is counted in the singular', () => {
  const read = { one: 'Book: 1 line read, [amount] in all.', other: 'Book: [count] lines read.' };
  expect(counted(read, 1, { amount: 'GH₵5.00' })).toBe('Book: 1 line read, GH₵5.00 in all.');
  expect(counted(read, 6)).toBe('Book: 6 lines read.');
});

test.each(['31/11/2026', '2026-02-30', '46355', '20261129'])(
  'a line of figures whose date is written %s is reported, not taken for a total',
  (date) => {
    const { entries, unread } = readStatement(
      `Date,Reference,Amount\n2026-11-02,A1,5.00\n${date},48377,6.00`,
    );
    expect(entries).toHaveLength(1);
    expect(unread).toMatchObject([{ line: 3, reason: 'no_date' }]);
  },
);

test('a line without a date is a total if it says so, or if it has neither words nor a reference', () => {
  const { entries, unread } = readStatement(
    'Date,Reference,Name,Amount\n2026-11-02,A1,Ama,5.00\n,,,5.00\nTotal,,,5.00\n,,Total,5.00\n,48377,,5.00\n31/11/2026,48378,Total Ghana,5.00',
  );
  expect(entries).toHaveLength(1);
  expect(unread.map(({ line }) => line)).toEqual([6, 7]);
});

test('the words decide what an amount paid is, unless a column for money received is beside it', () => {
  expect(
    read('Date,Customer,Receipt no,Amount paid\n2026-11-02,Ama,R-1,5.00\n2026-11-03,Sent to Kofi,R-2,6.00'),
  ).toEqual([
    ['R-1', 500],
    ['R-2', -600],
  ]);
  expect(read('Date,Ref,Amount due,Amount paid\n2026-11-02,A1,9.00,5.00')).toEqual([['A1', 500]]);
  expect(read('Date,Ref,Amount received,Amount paid\n2026-11-02,A1,5.00,\n2026-11-03,A2,,6.00')).toEqual([
    ['A1', 500],
    ['A2', -600],
  ]);
});

const headings = 'Date,Ref,Money in,Money out';

test('a minus among money out is money that came back, unless most money out has one', () => {
  expect(read(`${headings}\n2026-11-02,9001,,50.00\n2026-11-03,Reversal of 9001,,-50.00`)).toEqual([
    ['9001', -5000],
    ['Reversal of 9001', 5000],
  ]);
  expect(read(`${headings}\n2026-11-02,9001,,-50.00\n2026-11-03,9002,,(20.00)`)).toEqual([
    ['9001', -5000],
    ['9002', -2000],
  ]);
});

test.each([
  ['a total without one', 'Total,,,70.00', [-5000, -2000]],
  ['one line without one', '2026-11-04,9003,,30.00', [-5000, -2000, -3000]],
])('money out with a minus stays money out beside %s', (_, row, amounts) => {
  const rows = `${headings}\n2026-11-02,9001,,-50.00\n2026-11-03,9002,,-20.00\n${row}`;
  expect(read(rows).map(([, amount]) => amount)).toEqual(amounts);
});

test('with as many minuses as not, a minus is money out', () => {
  expect(read(`${headings}\n2026-11-02,9001,,-50.00\n2026-11-03,9002,,20.00`)).toEqual([
    ['9001', -5000],
    ['9002', -2000],
  ]);
});

test.each(['Paid to', 'Payee', 'Supplier', 'Vendor', 'Beneficiary'])(
  'an amount paid is money out if there is a column %s, and a bill that is not paid has no amount',
  (payee) => {
    const text = `Date,${payee},Receipt,Amount due,Amount paid\n2026-11-02,Melcom,481,9.00,5.00\n2026-11-03,Melcom,482,9.00,`;
    expect(read(text)).toEqual([['481', -500]]);
    expect(readStatement(text).unread).toMatchObject([{ line: 3, reason: 'no_amount' }]);
  },
);

test('numbered rows that are still empty, and a total with a dash for its date, are not reported', () => {
  const book =
    'No,Date,Description,Amount\n1,2/11/2026,Ama,50.00\n2,,,\n3,-,-,-\n4,,,0.00\n-,-,,50.00\n-,-,Total,50.00\n7,,Kofi,8.00';
  const { entries, unread } = readStatement(book);
  expect(entries).toHaveLength(1);
  expect(unread).toMatchObject([{ line: 8, reason: 'no_date' }]);
});

test('a line without a date whose amount is behind an extra comma is reported', () => {
  expect(readStatement('Date,Reference,Amount\n,A1,Rice,5.00').unread).toMatchObject([{ reason: 'no_date' }]);
});

test.each([
  ['Date,Details,Order status,Amount\n2026-11-02,Received from Ama,Failed,5.00', []],
  ['Date,Details,Order status,Amount\n2026-11-02,Received from Ama,Pending,5.00', [500]],
  ['Date,Ref,Amount,Status,Bal Before,Bal After\n2026-11-02,1,5.00,Failed,100.00,0.00', []],
  ['Date,Ref,Amount,Bal Before,Bal After\n2026-11-02,pending,20.00,100.00,80.00', [-2000]],
  ['Date,Description,Amount\n2026-11-02,Transfer to US Embassy,500.00', [-50000]],
  ['Date,Description,Amount\n2026-11-02,Paid to me,50.00', [5000]],
])('%j counts as %j', (table, amounts) => {
  expect(readStatement(table).entries.map(({ amount }) => amount)).toEqual(amounts);
});
