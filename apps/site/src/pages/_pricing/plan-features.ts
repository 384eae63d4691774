import type { Plan } from '@accounting-site/content/facts';
import { limitText } from './limit-texts.ts';
import type { PricingWords } from './pricing-words.ts';

/** What a plan gives, the facts of the price list first: 200 invoices a month, 3 users, ... */
export function planFeatures(plan: Plan, { limits, words }: PricingWords['plans']): string[] {
  return [
    limitText(plan, 'invoices', limits),
    limitText(plan, 'users', limits),
    ...(plan.inventory ? [limits.inventory] : []),
    ...(plan.priority_support ? [limits.priority_support] : []),
    ...(words[plan.id]?.features ?? []),
  ].map(startingLarge);
}

const startingLarge = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
