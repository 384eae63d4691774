import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPhoneNumber, toSpacedNumber } from './phone-number.ts';
import { mayBePhoneNumber, readAsGhanaian } from './phone-shape.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const prefix = fc.constantFrom(
  '',
  '0',
  '+',
  '00',
  '+233',
  '00233',
  '+233 (0)',
  '233',
  '+44 ',
  '+1-',
  '+49',
  '0024',
  '234 ',
  '254',
  '\u202a+44\u00a0',
);
const written = fc
  .tuple(prefix, fc.integer({ min: 3, max: 16 }).chain(digits))
  .map(([before, number]) => before + number);
const ghanaianLike = fc
  .tuple(
    fc.constantFrom('', '0', '+233', '00233 ', '+233 (0)'),
    fc.constantFrom('2', '3', '5', '800', '1', '9'),
    digits(8),
  )
  .map(([before, start, rest]) => `${before}${start}${rest.slice(0, 9 - start.length)}`);

test('no number that the server accepts is refused', () => {
  fc.assert(
    fc.property(fc.oneof(written, ghanaianLike), (text) => !isPhoneNumber(text) || mayBePhoneNumber(text)),
    { numRuns: 3000, examples: [['23380000000']] },
  );
});

test('a Ghanaian number has the same result as on the server', () => {
  fc.assert(
    fc.property(ghanaianLike, (text) => mayBePhoneNumber(text) === isPhoneNumber(text)),
    { numRuns: 1000 },
  );
});

test.each(['', 'ring me', '024 123 456', '024 123 45678', '+233 24 123 456', '+', '12345'])(
  '%j is refused',
  (text) => {
    expect(mayBePhoneNumber(text)).toBe(false);
  },
);

test.each(['05 05 12 34 56', '024 123 4567', '24 123 4567', '(030) 277-1234'])(
  '%s has no country code, so it is read as the Ghanaian number that the server stores',
  (text) => {
    expect(readAsGhanaian(text)).toBe(toSpacedNumber(text));
  },
);

test.each([
  undefined,
  '',
  '+225 05 05 12 34 56',
  '00225 05 05 12 34 56',
  '234 803 123 4567',
  '+233 24 123 4567',
])('nothing is to be said about %j', (text) => {
  expect(readAsGhanaian(text)).toBeUndefined();
});
