import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { formatNumber } from './format-number.ts';

type Plural = { one: string } & ({ other: string } | { many: string });

/** Fills in [count] and chooses the singular or the plural, which some files of the content call `many`. */
export const counted = (text: Plural, count: number, others: Record<string, string> = {}) =>
  fillSlots(count === 1 ? text.one : 'many' in text ? text.many : text.other, {
    ...others,
    count: formatNumber(count),
  });
