import { expect, test } from 'vitest';
import { describePhone, internationalDigits } from './phone-links.ts';

test.each([
  ['024 123 4567', '233241234567'],
  ['0302-000-000', '233302000000'],
  ['24 123 4567', '233241234567'],
  ['+233 24 123 4567', '233241234567'],
  ['00233 24 123 4567', '233241234567'],
  ['+44 (20) 7946 0000', '442079460000'],
  ['', undefined],
  ['0000', undefined],
  ['12345', undefined],
  ['+1234567890123456', undefined],
])('%j is %j for a link', (phone, digits) => {
  expect(internationalDigits(phone)).toBe(digits);
});

test.each([
  ['024 123 4567', '024 123 4567 (+233 24 123 4567)'],
  ['05 05 12 34 56', '05 05 12 34 56 (+233 50 512 3456)'],
  ['234 803 123 4567', '234 803 123 4567 (+234 803 123 4567)'],
  ['+233 (0)24 123 4567', '+233 (0)24 123 4567 (+233 24 123 4567)'],
  ['+225-05-05-12-34-56', '+225-05-05-12-34-56'],
  ['in the shop', 'in the shop'],
  ['', ''],
])('%j is shown to staff as %j', (phone, shown) => {
  expect(describePhone(phone)).toBe(shown);
});
