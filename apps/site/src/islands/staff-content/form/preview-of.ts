import { listOf, recordOf, titleOf } from './values.ts';

/** What a closed part contains, in a few words. */
export function previewOf(value: unknown): string {
  const texts = Array.isArray(value)
    ? listOf(value).map(titleOf)
    : Object.values(recordOf(value)).map(textOf);
  return texts
    .filter((text) => text !== '')
    .join(' · ')
    .slice(0, 120);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** How many values a form shows. */
export function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, each) => sum + countValues(each), 0);
}
