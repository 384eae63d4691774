import { expect, test } from 'vitest';
import { payeOn, writePaye } from './paye.ts';

/** The bands of Act 1111. Fixed here, so that the amounts worked out by hand stay right. */
const rates = {
  bands: [
    { size: 490, percent: 0 },
    { size: 110, percent: 5 },
    { size: 130, percent: 10 },
    { size: 3166.67, percent: 17.5 },
    { size: 16000, percent: 25 },
    { size: 30520, percent: 30 },
  ],
  top_percent: 35,
};

test.each([
  ['no pay', 0, 0],
  ['a loan larger than the pay', -5000, 0],
  ['the end of the free band', 49_000, 0],
  ['the end of the second band: 5.50', 60_000, 550],
  ['the end of the third band: 5.50 + 13', 73_000, 1850],
  ['the cashier of the guide: 5.50 + 13 + 273', 229_000, 29_150],
  ['the end of the fourth band: 18.50 + 554.17', 389_667, 57_267],
  ['the manager of the guide: 18.50 + 554.17 + 457.08', 572_500, 102_975],
  ['the end of the fifth band: 572.67 + 4,000', 1_989_667, 457_267],
  ['the end of the sixth band: 4,572.67 + 9,156', 5_041_667, 1_372_867],
  ['above it: 13,728.67 + 35% of 9,583.33', 6_000_000, 1_708_284],
])('PAYE as worked out by hand: %s', (_what, taxable, paye) => {
  expect(payeOn(taxable, rates)).toBe(paye);
});

test('the formula of a spreadsheet has one part for each taxed band', () => {
  expect(writePaye('E19', rates)).toBe(
    [
      '(ROUND(MIN(110,MAX(0,E19-490))*5%,2)',
      'ROUND(MIN(130,MAX(0,E19-600))*10%,2)',
      'ROUND(MIN(3166.67,MAX(0,E19-730))*17.5%,2)',
      'ROUND(MIN(16000,MAX(0,E19-3896.67))*25%,2)',
      'ROUND(MIN(30520,MAX(0,E19-19896.67))*30%,2)',
      'ROUND(MAX(0,E19-50416.67)*35%,2))',
    ].join('+'),
  );
});
