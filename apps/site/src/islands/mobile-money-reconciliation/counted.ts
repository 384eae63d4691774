import { fillSlots } from '../../lib/fill-slots.ts';

/** A text with [count] in it, for one and for any other number. */
export const counted = (
  text: { one: string; other: string },
  count: number,
  others: Record<string, string> = {},
) => fillSlots(count === 1 ? text.one : text.other, { ...others, count: count.toLocaleString('en') });
