import { fillSlots } from '@accounting-site/content/fill-slots';
import { formatLanguage } from '@accounting-site/content/in-language';

/** Fills in [count] and chooses the singular or the plural. */
export const counted = (
  text: { one: string; other: string },
  count: number,
  others: Record<string, string> = {},
) =>
  fillSlots(count === 1 ? text.one : text.other, {
    ...others,
    count: count.toLocaleString(formatLanguage()),
  });
