import { expect, test } from 'vitest';
import { saysOut } from './read-money.ts';
import { readStatement } from './read-statement.ts';

test.each([
  'Cash-out in Accra',
  'CASH_OUT',
  'CASH_OUT_FEE',
  'cash out',
  'Paid to Kofi in Kumasi',
  'Sent to Credit Union',
  'Payment sent in error',
  'Transfer to savings, received by Ama',
  'Fee for cash in',
  'Money out',
])('%s says that money went out', (words) => {
  expect(saysOut([words])).toBe(true);
});

test.each([
  'Cash-in at the agent',
  'CASH_IN',
  'Received for charges of October',
  'Payment from Ama, sent from Accra',
  'Sales out of town',
  'Market in Kumasi',
  '',
])('%j says that money came in, or nothing', (words) => {
  expect(saysOut([words])).toBe(false);
});

test('in and out tell the way only where they have a cell for themselves', () => {
  expect(saysOut(['2026-11-02', 'Out', 'Supplier'])).toBe(true);
  expect(saysOut(['In', 'Sent by Ama'])).toBe(false);
  const list = 'Date,Reference,Type,Amount\n2026-11-02,A1,Out,5.00\n2026-11-02,A2,In,5.00';
  expect(readStatement(list).entries.map(({ amount }) => amount)).toEqual([-500, 500]);
  const words = '2 Nov 2026 A1 Paid to Kofi in Kumasi 5.00\n2 Nov 2026 A2 Stock out sale 5.00';
  expect(readStatement(words).entries.map(({ amount }) => amount)).toEqual([-500, 500]);
});
