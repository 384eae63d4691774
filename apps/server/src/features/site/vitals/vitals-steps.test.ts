import { expect, test } from 'vitest';
import { rate, stepOf, upperQuartile } from './vitals-steps.ts';

test('a value is in the first step whose upper edge is not below it', () => {
  expect(stepOf('lcp', 2500)).toBe(2500);
  expect(stepOf('lcp', 2500.1)).toBe(3000);
  expect(stepOf('inp', 0)).toBe(10);
  expect(stepOf('lcp', 9_999_999)).toBe(60_000);
  expect([stepOf('cls', 0), stepOf('cls', 0.0001), stepOf('cls', 0.1), stepOf('cls', 5)]).toEqual([
    0, 5, 100, 2000,
  ]);
});

test('three quarters of the visits are within the reported value', () => {
  expect(upperQuartile('lcp', [])).toBeUndefined();
  expect(upperQuartile('cls', [{ up_to: 0, count: 9 }])).toBe(0);
  // Four visits between 1,200 and 1,500 ms: the third is at three quarters of that range.
  expect(upperQuartile('lcp', [{ up_to: 1500, count: 4 }])).toBe(1425);
  const mixed = [
    { up_to: 8000, count: 2 },
    { up_to: 1000, count: 6 },
  ];
  expect(upperQuartile('lcp', mixed)).toBe(1000);
  const slower = [...mixed, { up_to: 8000, count: 1 }];
  expect(upperQuartile('lcp', slower)).toBeGreaterThan(6000);
});

test('the rating is the same for all values of a step', () => {
  for (const [measure, good, poor] of [
    ['lcp', 2500, 4000],
    ['inp', 200, 500],
    ['cls', 0.1, 0.25],
    ['fcp', 1800, 3000],
    ['ttfb', 800, 1800],
  ] as const) {
    const ratingOf = (value: number) => {
      const quartile = upperQuartile(measure, [{ up_to: stepOf(measure, value), count: 100 }]);
      return rate(measure, quartile ?? Number.NaN);
    };
    expect([good, good * 1.001, poor, poor * 1.001].map(ratingOf)).toEqual([
      'good',
      'needs work',
      'needs work',
      'poor',
    ]);
  }
});
