import type { Plan } from '@accounting-site/content/facts';
import { limitText } from './limit-texts.ts';
import type { PricingWords } from './pricing-words.ts';

type PlanWords = PricingWords['plans'];

/** The limits of a plan, from the price list: 200 invoices a month, 3 users, ... */
export const planLimits = (plan: Plan, { limits }: PlanWords): string[] =>
  [
    limitText(plan, 'invoices', limits),
    limitText(plan, 'users', limits),
    ...(plan.inventory ? [limits.inventory] : []),
    ...(plan.priority_support ? [limits.priority_support] : []),
  ].map(startingLarge);

/** The other features of a plan. */
export const planFeatures = (plan: Plan, { words }: PlanWords): string[] => words[plan.id]?.features ?? [];

const startingLarge = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
