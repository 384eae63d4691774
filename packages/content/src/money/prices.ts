import { z } from 'zod';
import { addDays } from '../dates/content-day.ts';
import { day } from '../reading/fields.ts';

/** How many days before a price changes customers know it: content/en/legal/terms.md. */
export const noticeDays = 30;

/** An amount in whole cedis. */
export const cedis = z
  .number({ error: 'write the amount in cedis as a number, without a sign or comma' })
  .int({ error: 'write whole cedis' })
  .positive({ error: 'write an amount above 0' });

/** A price, and those that follow it. */
export const priceFields = {
  price: cedis.describe(
    'In cedis. From the day of a next price, visitors see that one. To change it then, change the next price.',
  ),
  next_prices: z
    .array(
      z
        .strictObject({
          announced: day().describe('The day on which you publish this change. It is not shown.'),
          from: day().describe(`The first day of the new price, at least ${noticeDays} days later.`),
          price: cedis,
        })
        .refine(({ announced, from }) => from >= addDays(announced, noticeDays), {
          error: ({ input }) =>
            `write ${firstDay(input)} or a later day, because the terms promise ${noticeDays} days' notice`,
          path: ['from'],
        }),
    )
    .refine((all) => new Set(all.map(({ from }) => from)).size === all.length, {
      error: 'give each next price another day',
    })
    .refine((all) => all.every(({ from }) => all.every((other) => !isSoonAfter(other.from, from))), {
      error: `leave at least ${noticeDays} days between two next prices: visitors see only the nearer one`,
    })
    .optional(),
};

/** Whether a day is after another one, by less than the time of notice. */
const isSoonAfter = (later: string, day: string) => later > day && later < addDays(day, noticeDays);

const firstDay = (input: unknown) => {
  const { announced } = input as { announced: string };
  return addDays(announced, noticeDays);
};

type Priced = z.infer<z.ZodObject<typeof priceFields>>;

/** Something with the price of a day, and the price that follows it within the time of notice. */
export type PricedOn<Item extends Priced> = Omit<Item, 'next_prices'> & {
  next?: { from: string; price: number };
};

interface DatedPrices<Plan extends Priced, Deployment extends Priced> {
  dated: string;
  plans: Plan[];
  deployments: { cloud: Deployment; self_hosted: Deployment };
}

/** The price list of a day. Only this function knows about the dates of prices. */
export function pricesOn<Plan extends Priced, Deployment extends Priced, Rest extends object>(
  { plans, deployments, dated, ...rest }: DatedPrices<Plan, Deployment> & Rest,
  on: string,
) {
  const { cloud, self_hosted } = deployments;
  const changes = [...plans, cloud, self_hosted]
    .flatMap(({ next_prices }) => next_prices ?? [])
    .map(({ from }) => from)
    .filter((from) => from <= on);
  return {
    ...rest,
    dated: [dated, ...changes].toSorted().at(-1) ?? dated,
    plans: plans.map((plan) => priceOn(plan, on)),
    deployments: { cloud: priceOn(cloud, on), self_hosted: priceOn(self_hosted, on) },
  };
}

function priceOn<Item extends Priced>({ next_prices = [], ...item }: Item, on: string): PricedOn<Item> {
  const all = next_prices.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const next = all.find(({ from }) => from > on);
  return {
    ...item,
    price: all.findLast(({ from }) => from <= on)?.price ?? item.price,
    ...(next && addDays(next.from, -noticeDays) <= on && { next: { from: next.from, price: next.price } }),
  };
}

/** The days on which the price list changes. */
export const daysOfPrices = ({ plans, deployments }: DatedPrices<Priced, Priced>): string[] =>
  [...plans, ...Object.values(deployments)]
    .flatMap(({ next_prices }) => next_prices ?? [])
    .flatMap(({ from }) => [addDays(from, -noticeDays), from]);
