import type { Plan } from '@accounting-site/content/facts';
import { fillSlots } from '@accounting-site/content/fill-slots';
import type { PlanLimit } from '../../lib/plans/plan-limits.ts';
import type { PricingWords } from './pricing-words.ts';

type LimitWords = PricingWords['plans']['limits'];

/** A limit of a plan as text: 3 users, unlimited invoices. */
export function limitText(plan: Plan, limit: PlanLimit, words: LimitWords): string {
  if (limit === 'users') {
    return fillSlots(plan.users === 1 ? words.one_user : words.users, { count: String(plan.users) });
  }
  const { invoices_per_month: count } = plan;
  return count === 'unlimited'
    ? words.unlimited_invoices
    : fillSlots(words.invoices, { count: String(count) });
}

/** Several limits as one text: 1 user and 50 invoices a month. */
export const limitTexts = (plan: Plan, limits: PlanLimit[], words: LimitWords) =>
  limits.map((limit) => limitText(plan, limit, words)).join(` ${words.and} `);
