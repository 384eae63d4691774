import { expect, test } from 'vitest';
import { completeYears } from './complete-years.ts';
import { readStatement } from './read-statement.ts';
import { reconcile } from './reconcile.ts';

const today = '2026-11-21';
const days = (text: string, otherDay?: string) =>
  readStatement(text, { today, otherDay: () => otherDay }).entries.map(({ day }) => day);

test.each([
  ['2/11 Kwame 250', '2026-11-02'],
  ['2 Nov rice 250', '2026-11-02'],
  ['2nd November Ama 250', '2026-11-02'],
  ['Nov 2 sales 250', '2026-11-02'],
  ['2-Nov,A1,250.00', '2026-11-02'],
  ['A1,2/11,250.00', '2026-11-02'],
  ['Date,Reference,Amount\n2/11,A1,250.00', '2026-11-02'],
  ['2 Nov 2500', '2026-11-02'],
  ['24/12 Kwame 250', '2025-12-24'],
  ['21/11 Kwame 250', '2026-11-21'],
])('%j is read as the latest such day that is not in the future, %s', (text, day) => {
  expect(days(text)).toEqual([day]);
});

test('the year comes from the other lines, and then from the other list', () => {
  expect(days('31/12/2024,A1,5.00\n2/1,A2,6.00')).toEqual(['2024-12-31', '2025-01-02']);
  expect(days('30/12,A1,5.00\n2/1/2025,A2,6.00')).toEqual(['2024-12-30', '2025-01-02']);
  expect(days('2/11 Kwame 250', '2023-11-05')).toEqual(['2023-11-02']);
  const found = reconcile('02/11/2023,A1,250.00', '2/11 Kwame 250', today);
  expect('match' in found && found.match.agreed.length).toBe(1);
  expect('match' in found && found.book.years).toEqual(['2023']);
});

test('a reported line is shown as it was pasted', () => {
  const { assumed, unread } = readStatement('2/11 Kwame 250\n3/11 Ama', { today });
  expect([...assumed, ...unread].map(({ text }) => text)).toEqual(['2/11 Kwame 250', '3/11 Ama']);
});

test('a text message that begins with its date is read, and its balance is not a reference', () => {
  const messages = `2/11 Payment received for GHS 250.00 from AMA Current Balance: GHS 1,250.00. Transaction ID: 12345678901. TRANSACTION FEE: 0.00
4/11 Cash Out made for GHS 1,100.00 to AGENT. Current Balance: GHS 100.00. Financial Transaction Id: 12345678903. Fee charged: GHS 5.00`;
  const { entries } = readStatement(messages, { today });
  expect(entries.map(({ amount, reference }) => [amount, reference])).toEqual([
    [25_000, '12345678901.'],
    [-110_000, '12345678903.'],
  ]);
});

test('a row of a hundred thousand empty cells is read quickly', () => {
  // Measures processor time, because on a busy machine a test may wait for seconds.
  const started = process.threadCpuUsage();
  expect(readStatement(`${'\t'.repeat(100_000)}x\n2/11\tA1\t5.00`, { today }).entries).toHaveLength(1);
  const { user, system } = process.threadCpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(2000);
});

test('a text that is not a date is unchanged', () => {
  const lines = [
    'Total,1/2 bag,250.00',
    '31/2 Kwame 250',
    '2 Market women 250',
    'Nov 2026',
    '3/4/2026 A1 5.00',
  ];
  const hints = { monthFirst: false, today, otherDay: () => undefined };
  expect(completeYears(lines, hints)).toEqual({ lines, years: [] });
});
