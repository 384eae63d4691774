import { addDays, dayOf } from '../dates/content-day.ts';
import { noticeDays } from '../money/prices.ts';
import type { ContentFacts } from './content-facts.ts';
import type { Finding } from './finding.ts';

/**
 * New prices of plans about which the terms promise an email to customers: the site does not send it. Nothing
 * after the last day for it, because it is not recorded whether it was sent.
 */
export function findPriceNotices({ prices }: ContentFacts, now: number): Finding[] {
  const today = dayOf(now);
  const coming = (prices?.plans ?? []).flatMap(({ name, next_prices = [] }) =>
    next_prices.filter(({ from }) => addDays(from, -noticeDays) >= today).map(({ from }) => ({ from, name })),
  );
  return [...Map.groupBy(coming, ({ from }) => from)].map(([from, plans]) => ({
    where: 'content/plans.yaml: next_prices',
    what: `The price of ${plans.map(({ name }) => name).join(', ')} changes on ${from}, and the terms promise customers an email ${noticeDays} days before.`,
    todo: `Email your customers by ${addDays(from, -noticeDays)}: npm run manage -- user list gives the addresses.`,
  }));
}
