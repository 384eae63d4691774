import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toFieldErrors } from '../endpoints/errors.ts';
import { searchMissSchema } from './search-misses.ts';
import { cleanQuery, countableQuery, looksPersonal } from './search-query.ts';

describe('a search without results', () => {
  test.each([
    ['  Payroll   Calendar ', 'payroll calendar'],
    ['till\troll\r\nprinter', 'till roll printer'],
    ['GRA\u2028portal', 'gra portal'],
    ['mo\u0000mo\u001b[31m', 'momo[31m'],
    ['\u202eevil\u2069', 'evil'],
    ['a \u200b b', 'a b'],
    ['ＶＡＴ', 'vat'],
    ['Ɛdwuma', 'ɛdwuma'],
    ['50% off?', '50% off?'],
  ])('is counted for %j as %j', (typed, cleaned) => {
    expect(cleanQuery(typed)).toBe(cleaned);
    expect(countableQuery(typed)).toBe(cleaned);
  });

  test.each([
    'ama@shop.example',
    '＠ama',
    'call 024 123 4567',
    '0241234567',
    '+233-24-123-4567',
    '(024) 123.4567',
    '12/34/56',
    '٠٢٤١٢٣',
    'momo 4 1 1 1 1 1',
    '024–412–3456',
    '024\u2011412\u20113456',
    "024'412'3456",
    '024:412:3456',
    '024*412*3456',
  ])('is not counted where it could be about a person: %s', (query) => {
    expect(looksPersonal(cleanQuery(query))).toBe(true);
    expect(countableQuery(query)).toBeUndefined();
  });

  test.each(['vat 2026', 'act 1151', '7.5% on 2,000', 'ssnit 13.5', '10 users or 20 users', 'invoice 12345'])(
    'is counted with a number that is no personal data: %s',
    (query) => {
      expect(countableQuery(query)).toBe(query);
    },
  );

  test('is not sent if it is too short or too long', () => {
    expect(countableQuery('a')).toBeUndefined();
    expect(countableQuery(' \n ')).toBeUndefined();
    expect(countableQuery('a'.repeat(60))).toHaveLength(60);
    expect(countableQuery('a'.repeat(61))).toBeUndefined();
  });

  test('cleaning a cleaned query changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const cleaned = cleanQuery(typed);
        expect(cleanQuery(cleaned)).toBe(cleaned);
        expect(cleaned).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      }),
    );
  });
});

describe('the request that counts it', () => {
  test('contains the cleaned query', () => {
    expect(searchMissSchema.parse({ query: ' Payroll\n' })).toEqual({ query: 'payroll' });
  });

  test.each([
    {},
    { query: '' },
    { query: ' x ' },
    { query: 'x'.repeat(61) },
    { query: ['vat'] },
    { query: '\u0000'.repeat(501) },
  ])('refuses %j', (body) => {
    const { error } = searchMissSchema.safeParse(body);
    expect(error && toFieldErrors(error)).toEqual([
      { field: 'query', message: 'Please search for 2 to 60 characters' },
    ]);
  });
});
