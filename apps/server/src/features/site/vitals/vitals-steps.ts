import type { VitalName } from '@accounting-site/contract/vitals';

/**
 * Upper edges of the steps in which times are counted, in milliseconds. The bounds of good and poor are among
 * them, so that a rating is as sure as with every single value.
 */
const times = [
  10, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 3500,
  4000, 5000, 6000, 8000, 10_000, 15_000, 20_000, 30_000, 60_000,
];
/** Of layout shift, in thousandths. Most pages do not shift at all, which is a step of its own. */
const shifts = [0, 5, 10, 20, 30, 40, 50, 60, 80, 100, 120, 150, 200, 250, 300, 400, 600, 1000, 2000];

/** At most this is good, and more than that is poor, as web.dev/articles/vitals has it: in the unit of the steps. */
const bounds: Record<VitalName, { good: number; poor: number }> = {
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 100, poor: 250 },
  fcp: { good: 1800, poor: 3000 },
  ttfb: { good: 800, poor: 1800 },
};

export type Rating = 'good' | 'needs work' | 'poor';

const stepsOf = (measure: VitalName) => (measure === 'cls' ? shifts : times);

/** The step that a measured value falls into, by its upper edge. @param value milliseconds, or a layout shift */
export function stepOf(measure: VitalName, value: number): number {
  const steps = stepsOf(measure);
  const inUnit = measure === 'cls' ? value * 1000 : value;
  return steps.find((edge) => inUnit <= edge) ?? steps.at(-1) ?? 0;
}

/** How many visits were within a step. */
export interface Step {
  up_to: number;
  count: number;
}

/**
 * The value that three of four visits were within, in the unit of the steps: between the edges of its step it is taken
 * to lie as far as the visits in it do. Undefined without visits.
 */
export function upperQuartile(measure: VitalName, histogram: readonly Step[]): number | undefined {
  const sorted = histogram.filter(({ count }) => count > 0).toSorted((one, other) => one.up_to - other.up_to);
  let wanted = sorted.reduce((sum, { count }) => sum + count, 0) * 0.75;
  for (const { up_to: upper, count } of sorted) {
    if (wanted <= count) {
      const lower = stepsOf(measure).findLast((edge) => edge < upper) ?? 0;
      return lower + ((upper - lower) * wanted) / count;
    }
    wanted -= count;
  }
  return undefined;
}

/** Google's word for a value in the unit of the steps. */
export function rate(measure: VitalName, value: number): Rating {
  const { good, poor } = bounds[measure];
  if (value <= good) return 'good';
  return value <= poor ? 'needs work' : 'poor';
}
