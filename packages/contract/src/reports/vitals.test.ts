import { expect, test } from 'vitest';
import { mostShift, slowest, vitalsSchema } from './vitals.ts';

const nothing = { counts: [], source: '', campaign: '' };
const accepts = (body: unknown) => vitalsSchema.safeParse(body).success;

test('a browser sends the values that it measured and omits the others', () => {
  const body = { page: '/pricing', lcp: 1234.5, inp: 16, cls: 0, fcp: 900.1, ttfb: 400 };
  expect(vitalsSchema.parse(body)).toEqual({ ...body, ...nothing });
  expect(vitalsSchema.parse({ page: '/Help%20Center' })).toEqual({ page: '/Help%20Center', ...nothing });
});

test('a time of many hours is capped', () => {
  const body = { page: '/', lcp: 30_000_000, cls: 9 };
  expect(vitalsSchema.parse(body)).toEqual({ page: '/', lcp: slowest, cls: mostShift, ...nothing });
});

test('an invalid value is refused, and unknown fields are dropped', () => {
  expect(accepts({ page: '/', lcp: -1 })).toBe(false);
  expect(accepts({ page: '/', lcp: '12' })).toBe(false);
  expect(accepts({ page: '/', cls: Number.NaN })).toBe(false);
  expect(accepts({ page: 'pricing' })).toBe(false);
  expect(accepts({ page: `/${'x'.repeat(200)}` })).toBe(false);
  expect(vitalsSchema.parse({ page: '/', userAgent: 'x', path: '/other' })).toEqual({
    page: '/',
    ...nothing,
  });
});

test('counts are limited, and invalid ones never refuse the measures', () => {
  const read = (counts: unknown) => vitalsSchema.parse({ page: '/', counts }).counts;
  expect(read(['page', 'tab'])).toEqual(['page', 'tab']);
  expect(read(Array(30).fill('download'))).toHaveLength(20);
  expect([read(['purchase']), read('page'), read(null)]).toEqual([[], [], []]);
});
