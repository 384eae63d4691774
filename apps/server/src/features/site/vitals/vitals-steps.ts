import type { VitalName } from '@accounting-site/contract/reports/vitals';

/**
 * Upper edges of the histogram steps for times, in milliseconds. The bounds of the ratings are among them, so
 * that a rating is as exact as with single values.
 */
const times = [
  10, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 3500,
  4000, 5000, 6000, 8000, 10_000, 15_000, 20_000, 30_000, 60_000,
];
/** For layout shift, in thousandths. Most pages do not shift at all, so 0 is a separate step. */
const shifts = [0, 5, 10, 20, 30, 40, 50, 60, 80, 100, 120, 150, 200, 250, 300, 400, 600, 1000, 2000];

/** Up to `good` is good, above `poor` is poor, as in web.dev/articles/vitals. In the unit of the steps. */
const bounds: Record<VitalName, { good: number; poor: number }> = {
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 100, poor: 250 },
  fcp: { good: 1800, poor: 3000 },
  ttfb: { good: 800, poor: 1800 },
};

type Rating = 'good' | 'needs work' | 'poor';

const stepsOf = (measure: VitalName) => (measure === 'cls' ? shifts : times);

/** The upper edge of the step that contains a measured value. @param value milliseconds, or a layout shift */
export function stepOf(measure: VitalName, value: number): number {
  const steps = stepsOf(measure);
  const inUnit = measure === 'cls' ? value * 1000 : value;
  return steps.find((edge) => inUnit <= edge) ?? steps.at(-1) ?? 0;
}

export interface Step {
  up_to: number;
  count: number;
}

/**
 * The 75th percentile in the unit of the steps, interpolated linearly within its step. Undefined without
 * visits. A step may come in several parts, of several days or pages.
 */
export function upperQuartile(measure: VitalName, histogram: readonly Step[]): number | undefined {
  const groups = Map.groupBy(histogram, ({ up_to }) => up_to);
  const sorted = [...groups].toSorted(([one], [other]) => one - other);
  let wanted = totalOf(histogram) * 0.75;
  for (const [upper, group] of sorted) {
    const count = totalOf(group);
    if (wanted <= count) {
      const lower = stepsOf(measure).findLast((edge) => edge < upper) ?? 0;
      return lower + ((upper - lower) * wanted) / count;
    }
    wanted -= count;
  }
  return undefined;
}

/** How many visits were measured. */
export const totalOf = (steps: readonly Step[]): number => steps.reduce((sum, { count }) => sum + count, 0);

/** The rating of a value in the unit of the steps, in Google's terms. */
export function rate(measure: VitalName, value: number): Rating {
  const { good, poor } = bounds[measure];
  if (value <= good) return 'good';
  return value <= poor ? 'needs work' : 'poor';
}
