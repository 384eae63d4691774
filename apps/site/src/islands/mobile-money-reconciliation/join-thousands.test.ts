import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStatement } from './read-statement.ts';

/** The amount of every line that is read, and the reason for every other line. */
const outcome = (text: string) => {
  const { entries, unread } = readStatement(text);
  return [
    ...entries.map(({ line, amount }) => [line, amount]),
    ...unread.map((one) => [one.line, one.reason]),
  ]
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, found]) => found);
};
const single = 'Date,Reference,Amount\n16/11/2026,A1,';
const inAndOut = 'Date,Details,MoMo in,MoMo out\n16/11/2026,Sales,';

test.each([
  [`${single}1,585.00`, 158_500],
  [`${single}1,585`, 158_500],
  [`${single}GHS 1,585.00`, 158_500],
  [`${single}-1,585.00`, -158_500],
  [`${single}(1,585.00)`, -158_500],
  [`${single}1,585.00 DR`, -158_500],
  [`${single}1,234,567.89`, 123_456_789],
  [`${single}1,585.00,`, 158_500],
  [`${inAndOut}1,585.00,`, 158_500],
  [`${inAndOut},1,585.00`, -158_500],
  ['Date,Reference,Amount,Balance\n16/11/2026,A1,1,585.00,2,100.00', 158_500],
  ['16/11/2026, A1, 1,585.00', 158_500],
  ['2 Nov 2026 48377 Payment received 1,100.00', 110_000],
  ['2 Nov 2026, Payment received from Ama 1,100.00', 110_000],
])('%j has one amount with thousands', (text, amount) => {
  expect(outcome(text)).toEqual([amount]);
});

test('other lines of a list without headings give the number of cells', () => {
  expect(outcome('16/11/2026,A1,1,585.00\n17/11/2026,A2,585.00')).toEqual([158_500, 58_500]);
  expect(outcome('16/11/2026,12,585.00\n17/11/2026,A2,85.00\n18/11/2026,13,2,285.00')).toEqual([
    58_500, 8500, 228_500,
  ]);
});

test.each([
  ['Date,Reference,Amount,Balance\n16/11/2026,A1,1,585.00', 100],
  ['Date,Quantity,Amount\n16/11/2026,3,585.00', 58_500],
  ['Date,Amount,Reference\n16/11/2026,1,585', 100],
  ['2026-11-02,A1,"1","585.00"', 58_500],
  ['2 Nov 26,585.00', 58_500],
])('%j has two separate cells', (text, amount) => {
  expect(outcome(text)).toEqual([amount]);
});

test.each([
  ['16/11/2026,A1,1,585.00', 'comma'],
  [`${inAndOut}1,585.00`, 'comma'],
  ['Date,Reference,Amount,Note\n16/11/2026,A1,1,585.00', 'comma'],
  [`${single}250,585,100.00`.replace('A1,', ''), 'comma'],
  ['Date,Reference,Amount,Balance\n16/11/2026,12,585.00,600.00,late', 'comma'],
  [`${single}585.00,rent`, 'cells'],
  ['Date\tReference\tAmount\n16/11/2026\tA1\t5.00\t6.00', 'cells'],
])('%j is ambiguous and is reported instead', (text, reason) => {
  expect(outcome(text)).toEqual([reason]);
});

test.each(['16/11/2026;A1;1.234,50', '16/11/2026\tA1\t1234,50', '16/11/2026|A1|1234,50'])(
  'the decimal comma of %j is refused with any other delimiter',
  (line) => {
    expect(outcome(line)).toEqual(['no_amount']);
    expect(outcome(`${line}\n${line}`)).toEqual(['no_amount', 'no_amount']);
  },
);

test('a decimal comma in free text is refused as well', () => {
  expect(outcome('16/11/2026 A1 1234,50')).toEqual(['comma']);
});

test('a semicolon inside a text does not separate cells', () => {
  expect(outcome('2026-11-02,A1,Sales; cash,585.00')).toEqual([58_500]);
});

test('in a list with headings no amount is ever cut', () => {
  const pesewas = fc.integer({ min: 1, max: 999_999_999 });
  fc.assert(
    fc.property(fc.array(pesewas, { minLength: 1, maxLength: 9 }), (amounts) => {
      const written = amounts.map((amount) =>
        (amount / 100).toLocaleString('en', { minimumFractionDigits: 2 }),
      );
      const lines = written.map((amount, at) => `2026-11-02,A${at},${amount}`);
      expect(outcome(['Date,Reference,Amount', ...lines].join('\n'))).toEqual(amounts);
    }),
  );
});
