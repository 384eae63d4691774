import { expect, test } from 'vitest';
import { wayOf } from './read-entry.ts';
import { readStatement } from './read-statement.ts';
import { reconcile } from './reconcile.ts';

test.each([
  'Cash-out in Accra',
  'CASH_OUT',
  'CASH_OUT_FEE',
  'cash out',
  'Paid to Kofi in Kumasi',
  'Sent to Ama in Kumasi',
  'Sent to Credit Union',
  'Withdrawal in Makola',
  'Payment sent in error',
  'Payment made to Melcom',
  'Paid ECG bill',
  'Bought airtime',
  'Purchase of rice',
  'Purchase of rice for sale',
  'Airtime',
  'Data bundle',
  'Deposit to bank',
  'Refund to Kofi',
  'Salary of October',
  'Transfer to savings, received by Ama',
  'Fee for cash in',
  'Transferred to your bank account',
  'You have transferred GHS 50.00 to your Telecel wallet. Fee GHS 0.50',
  'Your payment of GHS 50.00 to your Betway wallet has been completed. Fee was GHS 0.50',
  'Airtime purchase of GHS 5.00 charged to your wallet',
  'Money out',
  'You have made a payment of GHS 50.00 to ECG. Charges: GHS 0.50. New balance: GHS 20.00',
  'Payment of GHS 50.00 to ECG successful. Fee:GHS0.50. Balance: GHS 20.00',
  'You have paid GHS50.00 to 123456 - MELCOM LTD. Charges GHS0.50.',
  'Transfer of GHS 50.00 to KOFI MENSAH completed. Charge: GHS 0.50.',
  'Payment of GHS 50.00 to ECG successful',
  'Bundle activated. Charge is GHS 5.00',
  'Transfer from MoMo to bank',
  'Paid from my MTN MoMo',
  'GHS 100.00 has been transferred from your wallet to KWAME MENSAH',
  'Income tax',
  'Airtime credit',
])('%s means that money went out', (words) => {
  expect(wayOf([words])).toBe('out');
});

test.each([
  'Cash-in at the agent',
  'CASH_IN',
  'Received for charges of October',
  'Payment from Ama, sent from Accra',
  'Paid by Ama',
  'Customer paid',
  'Refund from Melcom',
  'Invoice 12 paid by Ama',
  'Sales out of town',
  'Sale of airtime',
  'Airtime sales',
  'Loan disbursed to your wallet. Fee 6.90',
  'Transferred to your MTN MoMo wallet',
  'Transferred to your mobile money wallet',
  'Transferred to you',
  'Transfer from Ama',
  'Transfer from bank to wallet',
  'Credit sales',
])('%s means that money came in', (words) => {
  expect(wayOf([words])).toBe('in');
});

test.each([
  'Reversal',
  'Reversal of cash out',
  'PAYMENT',
  'Transfer',
  'Refund',
  'Ama paid',
  'Supplier paid by MoMo',
])('%s can mean either direction', (words) => {
  expect(wayOf([words])).toBe('unsure');
});

test.each(['Market in Kumasi', 'Kwame', ''])('%j gives no direction', (words) => {
  expect(wayOf([words])).toBeUndefined();
});

const amounts = (text: string) => readStatement(text).entries.map(({ amount }) => amount);

test('in and out, and D and C, give the direction only in a cell of their own', () => {
  expect(wayOf(['2026-11-02', 'Out', 'Supplier'])).toBe('out');
  expect(wayOf(['In', 'Sent by Ama'])).toBe('in');
  expect([wayOf(['A1', 'D']), wayOf(['A1', 'C'])]).toEqual(['out', 'in']);
  expect(amounts('Date,Reference,Type,Amount\n2026-11-02,A1,Out,5.00\n2026-11-02,A2,In,5.00')).toEqual([
    -500, 500,
  ]);
});

const typed = (...rows: string[]) => ['Date,Reference,Details,Amount', ...rows].join('\n');

test('an ambiguous line is skipped and reported, unless a minus elsewhere shows that amounts are signed', () => {
  const unsure = readStatement(typed('2026-11-02,501,Reversal,5.00', '2026-11-02,502,Received,6.00'));
  expect(unsure.entries.map(({ amount }) => amount)).toEqual([600]);
  expect(unsure.unread).toMatchObject([{ line: 2, reason: 'direction' }]);
  expect(amounts(typed('2026-11-02,501,Reversal,5.00', '2026-11-02,502,Sent,-6.00'))).toEqual([500, -600]);
  expect(amounts(typed('2026-11-02,501,Reversal,+5.00'))).toEqual([500]);
});

test('an amount without a sign is reported if the list has signs and its words say money out', () => {
  const mixed = readStatement(
    typed('2026-11-02,501,Payment for rice,250.00', '2026-11-03,502,Sent to the bank,-1000.00'),
  );
  expect(mixed.entries.map(({ amount }) => amount)).toEqual([-100_000]);
  expect(mixed.unread).toMatchObject([{ line: 2, reason: 'direction' }]);
});

test('a line without a direction is read as money in, and reported', () => {
  const told = readStatement(
    typed('2026-11-02,501,Kwame,5.00', '2026-11-02,502,Received,6.00', '2026-11-02,503,,7.00'),
  );
  expect(told.entries.map(({ amount }) => amount)).toEqual([500, 600, 700]);
  expect(told.assumed).toEqual([{ line: 2, text: '2026-11-02,501,Kwame,5.00', reason: 'assumed' }]);
  expect(readStatement(typed('2026-11-02,501,Kwame,5.00', '2026-11-02,502,Sent,-6.00')).assumed).toEqual([]);
});

test('the name of a month needs no direction', () => {
  expect(readStatement('Date,Reference,Amount\n2 Nov 2026,501,5.00').assumed).toEqual([]);
});

test('a side on which no line has a direction is asked for signs', () => {
  expect(
    reconcile({
      wallet: typed('2026-11-02,501,Reversal,5.00'),
      book: typed('2026-11-02,501,,5.00'),
    }),
  ).toMatchObject({ errors: { wallet: 'direction', book: undefined } });
});

test.each([
  'FAILED',
  'Unsuccessful',
  'not successful',
  'Declined',
  'PENDING',
  'Reversed',
  'Transaction failed: no funds',
])('a payment with the status %s is reported, even if its amount has a sign', (status) => {
  const headings = 'Date,Reference,Amount,Status';
  const rows = [`2026-11-02,501,-5.00,${status}`, '2026-11-03,502,6.00,Successful'];
  const { entries, unread } = readStatement([headings, ...rows].join('\n'));
  expect(entries).toMatchObject([{ reference: '502' }]);
  expect(unread).toMatchObject([{ line: 2, reason: 'failed' }]);
});

test('a cell that only says failed is a status in any column, and goods still to deliver are not', () => {
  const chosen = { date: 0, reference: 1, amount: 2, moneyIn: -1, moneyOut: -1, count: 4 };
  expect(readStatement('2026-11-02,501,5.00,Pending', { chosen }).unread).toMatchObject([
    { reason: 'failed' },
  ]);
  expect(amounts(typed('2026-11-02,501,Declined,+5.00'))).toEqual([]);
  expect(amounts(typed('2026-11-02,501,Order pending,+5.00'))).toEqual([500]);
  expect(amounts('Date,Reference,Amount,Delivery status\n2026-11-02,501,5.00,Pending')).toEqual([500]);
});

test.each(['Order status', 'Fulfilment', 'Settlement'])(
  'a payment is counted while its %s is pending',
  (heading) => {
    expect(amounts(`Date,Reference,Amount,${heading}\n2026-11-02,501,5.00,Pending`)).toEqual([500]);
  },
);

test.each([
  ['is only the reference', 'Date,F_ID,Ref,Amount\n2026-11-02,9001,pending,5.00'],
  [
    'comes with a balance that changed',
    'Date,Note,Amount,Bal Before,Bal After\n2026-11-02,pending,5.00,1.00,6.00',
  ],
])('a payment is counted if the word pending %s', (_, text) => {
  expect(amounts(text)).toEqual([500]);
});

test('a payment that left the balance as it was failed', () => {
  const text = 'Date,Note,Amount,Bal Before,Bal After\n2026-11-02,failed,5.00,1.00,1.00';
  expect(readStatement(text).unread).toMatchObject([{ reason: 'failed' }]);
});

test('a reversal with a sign that gives money back is counted', () => {
  expect(amounts(typed('2026-11-02,501,Reversal of 9001,+5.00', '2026-11-02,502,Sent,-6.00'))).toEqual([
    500, -600,
  ]);
});

test.each(['Rent from Ama', 'Delivery charge from Kojo', 'School fees for October from Ɔkɔ'])(
  '%s is money in',
  (words) => {
    expect(wayOf([words])).toBe('in');
  },
);

test.each([
  'Network fee',
  'MTN charges',
  'Mobile money fees',
  'Fees of the network',
  'Fee charged from your wallet',
  'Rent to Mr Mensah',
])('%s is money out', (words) => {
  expect(wayOf([words])).toBe('out');
});

test.each([
  'School fees Kofi Mensah',
  'School fees 2026',
  'Delivery charge',
  'Delivery charge 2 Nov',
  'Rent',
  'Fees',
  'Charges from MTN',
  'Charges deducted from momo',
  'Monthly charges from Telecel',
  'Charges from the network',
  'Fees taken from my float',
])('it is not guessed whether %s came in or went out, even beside amounts with signs', (words) => {
  for (const other of ['Received,6.00', 'Sent,-6.00']) {
    const { entries, unread } = readStatement(
      typed(`2026-11-02,501,${words},5.00`, `2026-11-02,502,${other}`),
    );
    expect(entries).toHaveLength(1);
    expect(unread).toMatchObject([{ line: 2, reason: 'direction' }]);
  }
});
