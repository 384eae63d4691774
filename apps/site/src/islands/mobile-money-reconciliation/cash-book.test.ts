import { expect, test } from 'vitest';
import { counted } from '../../lib/text/counted.ts';
import { countLines } from './read-rows.ts';
import { readStatement } from './read-statement.ts';

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
