import { expect, test } from 'vitest';
import { readStatement } from './read-statement.ts';

const today = '2026-11-21';
const read = (text: string) => readStatement(text, { today });

test('text messages are read by their date, their first amount, their words and their number', () => {
  const messages = `2/11 Payment received for GHS 250.00 from AMA Current Balance: GHS 1,250.00. Transaction ID: 12345678901. TRANSACTION FEE: 0.00
4/11 Cash Out made for GHS 1,100.00 to AGENT. Current Balance: GHS 100.00. Financial Transaction Id: 12345678903. Fee charged: GHS 5.00
5/11/2026 0000012345 Confirmed. You have received GHS50, from 0244123456 KOFI
6/11 Dear customer, you have sent GH₵ 20 to 0244123456. Ref: rice`;
  expect(read(messages).entries).toMatchObject([
    { day: '2026-11-02', amount: 25_000, reference: '12345678901' },
    { day: '2026-11-04', amount: -110_000, reference: '12345678903' },
    { day: '2026-11-05', amount: 5000, reference: '0000012345' },
    { day: '2026-11-06', amount: -2000, reference: '' },
  ]);
});

test('a message without a date, and a line that is no message, are reported', () => {
  const { entries, unread } = read(
    'Payment received for GHS 250.00 from AMA\n2/11 Payment received for GHS 5.00 from AMA\n3/11 Kwame 250',
  );
  expect(entries).toHaveLength(1);
  expect(unread).toMatchObject([
    { line: 1, reason: 'no_date' },
    { line: 3, reason: 'no_amount' },
  ]);
});

test('the details of a table may quote a message', () => {
  const { entries } = read(
    'Date,Reference,Details,Amount\n2/11,A1,"Payment received for GHS 250.00 from AMA",250.00',
  );
  expect(entries).toMatchObject([{ reference: 'A1', amount: 25_000 }]);
});

test.each([
  'Your payment of GHS 50.00 to MELCOM has failed.',
  'Payment of GHS 50.00 to MELCOM was not successful.',
  'Your cash out of GHS 50.00 at AGENT was declined.',
  'Payment for GHS 50.00 to MELCOM is pending approval.',
  'Your payment of GHS 50.00 to MELCOM has been reversed.',
  'Transaction failed. Your payment of GHS 50.00 to MELCOM could not be made.',
  'Your payment of GHS 50.00 to J. MENSAH LTD. has failed. Your balance is GHS 20.00.',
])('%j is reported as a payment that failed', (message) => {
  const { entries, unread } = read(`2/11 ${message}`);
  expect(entries).toEqual([]);
  expect(unread).toMatchObject([{ reason: 'failed' }]);
});

test('the rest of a wrapped message, which begins with a balance, is reported and is no payment', () => {
  const { entries, unread } = read(
    '2/11 Payment received for GHS 250.00 from AMA\nCurrent Balance: GHS 1,250.00. Available Balance: GHS 1,250.00 on 2026-11-02',
  );
  expect(entries).toMatchObject([{ amount: 25_000 }]);
  expect(unread).toMatchObject([{ line: 2, reason: 'balance' }]);
});

test.each(['Transaction ID: ', 'Txn ID: '])(
  'all of a number with points behind %j is the reference',
  (label) => {
    const { entries } = read(
      `2/11 Payment received for GHS 5.00 from AMA. ${label}PP261102.1011.A00001. Fee: GHS 0.00`,
    );
    expect(entries).toMatchObject([{ reference: 'PP261102.1011.A00001' }]);
  },
);

test.each([
  'GHS 5.00 has been deducted from your wallet as loan repayment',
  'Your loan of GHS 5.00 has been repaid from your wallet',
  'GHS 5.00 was settled to your bank account ending 1234',
])('%j is money out', (message) => {
  expect(read(`2/11 ${message}`).entries).toMatchObject([{ amount: -500 }]);
});

test.each(['2/11', '2/11/2026', '2 Nov', '2 Nov 2026', '2026-11-02'])(
  'the date in front of a message, %s, takes precedence over one inside it',
  (date) => {
    const { entries } = read(`${date} Payment received for GHS 250.00 from AMA on 2026-11-05 for 2026-11-06`);
    expect(entries).toMatchObject([{ day: '2026-11-02' }]);
  },
);

test.each([
  [
    'Payment received for GHS 50.00 from JOHN DOE Current Balance: GHS 90.00. Reference: pending order. Transaction ID: 12345678901.',
    5000,
  ],
  ['Payment received for GHS 50.00 from JOHN DOE Reference: order expired', 5000],
  ['You have received GHS 30.00 from AMA. Your previous request expired', 3000],
])('%j is a payment, whatever the note of the payer and later sentences say', (message, amount) => {
  expect(read(`2/11 ${message}`).entries).toMatchObject([{ amount }]);
});

test.each([
  '02/11/2026 Your wallet balance has been credited with GHS 200.00 from Ama',
  '02/11/2026 Balance payment received from Ama GHS 200.00',
  'Balance payment received from Ama GHS 200.00 on 02/11/2026',
])('%j is a payment, not the balance of a wallet', (message) => {
  expect(read(message).entries).toMatchObject([{ amount: 20_000 }]);
});

test.each([
  'Your new balance is GHS 1,250.00. Thank you for using MoMo',
  'Bal: GHS 1,250.00 on 2026-11-02. Thank you for using MoMo',
  '02/11/2026 Current balance GHS 1,250.00. Thank you for using MoMo',
])('%j is not counted as a payment', (message) => {
  const { entries, unread } = read(`2/11 Payment received for GHS 5.00 from AMA\n${message}`);
  expect(entries).toHaveLength(1);
  expect(unread).toMatchObject([{ line: 2, reason: 'balance' }]);
});

test.each([
  ['KOFI MENSAH paid GHS 30.00 to your account. Ref 12345678', 'direction'],
  ['AMA SERWAA has paid GHS 30.00 to SIKA SHOP with MoMo. Balance: GHS 50.00', 'direction'],
  ['Payment of GHS 30.00 to your till 123456 from AMA was successful.', 'direction'],
  ['You attempted to send GHS 50.00 to 0241234567. The transaction was unsuccessful.', 'failed'],
  ['Insufficient funds to make payment of GHS 50.00 to MELCOM. Transaction failed.', 'failed'],
  ['Your request to withdraw GHS 50.00 at AGENT KOFI. Transaction failed.', 'failed'],
])('%s is not counted', (message, reason) => {
  const { entries, unread } = readStatement(`2/11/2026 ${message}`);
  expect([entries, unread]).toMatchObject([[], [{ reason }]]);
});

test.each([
  ['Merchant payment: GHS 30.00 from 0241234567. Charges: GHS 0.30.', 3000],
  ['Payment of GHS 30.00 from your wallet to ECG. Charges: GHS 0.30.', -3000],
  ['Transfer to US Embassy of GHS 30.00 was completed.', -3000],
])('%s counts as %i pesewas', (message, amount) => {
  expect(readStatement(`2/11/2026 ${message}`).entries).toMatchObject([{ amount }]);
});
