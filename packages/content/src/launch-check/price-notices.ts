import { addDays, dayOf } from '../dates/content-day.ts';
import { noticeDays } from '../money/prices.ts';
import type { ContentFacts } from './content-facts.ts';
import type { Finding } from './finding.ts';

/** New prices of plans about which the terms promise an email to customers: the site does not send it. */
export function findPriceNotices({ prices }: ContentFacts, now: number): Finding[] {
  const today = dayOf(now);
  const coming = (prices?.plans ?? []).flatMap(({ name, next_prices = [] }) =>
    next_prices.filter(({ from }) => from > today).map(({ from }) => ({ from, name })),
  );
  return [...Map.groupBy(coming, ({ from }) => from)].map(([from, plans]) => {
    const by = addDays(from, -noticeDays);
    const addresses = 'npm run manage -- user list gives the addresses';
    return {
      where: 'content/plans.yaml: next_prices',
      what: `The price of ${plans.map(({ name }) => name).join(', ')} changes on ${from}, and the terms promise customers an email ${noticeDays} days before.`,
      todo:
        today > by
          ? `The email was due on ${by}. If you have not sent it, it is late: send it today (${addresses}), and write ${addDays(today, noticeDays)} or a later day into from.`
          : `Email your customers by ${by}: ${addresses}.`,
    };
  });
}
