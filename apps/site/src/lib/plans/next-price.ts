import type { Plan, PriceList } from '@accounting-site/content/facts/facts';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { formatPrice } from '@accounting-site/content/money/money';
import { formatDay } from '../text/format-day.ts';

/**
 * The price that follows, if the price list announces one.
 * @param words with [day] and [price], which includes its period
 */
export function nextPrice(
  { next, period }: Plan | PriceList['deployments']['cloud'],
  words: string,
): string | undefined {
  if (next === undefined) return undefined;
  return fillSlots(words, { day: formatDay(next.from), price: `${formatPrice(next.price)} ${period}` });
}
