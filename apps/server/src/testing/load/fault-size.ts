export const isLong = process.env.FAULTS === 'long';

/**
 * The size of a fault test: a short version with the other tests, the long one with `npm test -- --promises`.
 */
export function faultSize(short: number, long: number): number {
  return isLong ? long : short;
}
