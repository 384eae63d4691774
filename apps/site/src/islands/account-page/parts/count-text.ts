import { fillSlots } from '@accounting-site/content/fill-slots';
import { formatLanguage } from '@accounting-site/content/in-language';

/** A sentence with a number. It has a singular and a plural form. */
export const countText = (words: { one: string; many: string }, count: number) =>
  count === 1 ? words.one : fillSlots(words.many, { count: count.toLocaleString(formatLanguage()) });
