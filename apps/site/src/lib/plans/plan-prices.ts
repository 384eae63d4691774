import type { Plan, PriceList } from '@accounting-site/content/facts/facts';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { formatPrice } from '@accounting-site/content/money/money';
import { formatDay } from '../text/format-day.ts';

type Price = Pick<Plan, 'price' | 'months'>;

/** The price of a plan per month, in cedis; a fraction if it does not divide evenly. */
export const monthlyPrice = ({ price, months }: Price) => price / months;

/** The price of a plan per year, in cedis. */
export const yearlyPrice = ({ price, months }: Price) => (price * 12) / months;

/** The largest number of users and of monthly invoices that a business may have. */
export interface PlanNeed {
  users: number;
  invoices: number;
}

export type PlanLimit = keyof PlanNeed;

/** The limits of a plan. A plan with 10+ users or unlimited invoices has no upper bound. */
export const planLimits = (plan: Plan): PlanNeed => ({
  users: typeof plan.users === 'number' ? plan.users : Number.POSITIVE_INFINITY,
  invoices: plan.invoices_per_month === 'unlimited' ? Number.POSITIVE_INFINITY : plan.invoices_per_month,
});

/** The limits of a plan that are too small for a need: users, invoices, both, or none if the plan fits. */
export function exceededLimits(plan: Plan, need: PlanNeed): PlanLimit[] {
  const limits = planLimits(plan);
  const names: PlanLimit[] = ['users', 'invoices'];
  return names.filter((name) => limits[name] < need[name]);
}

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
