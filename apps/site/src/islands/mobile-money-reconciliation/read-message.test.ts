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
