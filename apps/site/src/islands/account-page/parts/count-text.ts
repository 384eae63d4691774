import { fillSlots } from '../../../lib/fill-slots.ts';

/** A sentence about a number: one has its own. */
export const countText = (words: { one: string; many: string }, count: number) =>
  count === 1 ? words.one : fillSlots(words.many, { count: count.toLocaleString('en-GH') });
