import type { Plan } from '@accounting-site/content/facts/facts';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { formatterOf } from '@accounting-site/content/languages/in-language';
import { formatPrice } from '@accounting-site/content/money/money';
import { yearlyPrice } from '../../lib/plans/plan-prices.ts';
import type { PricingWords } from './pricing-words.ts';

const percent = formatterOf(
  (language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }),
);

/** The yearly saving of each plan, compared with twelve months of the plan that is paid monthly. */
export function actualSavings(plans: readonly Plan[], words: PricingWords['billing']): string | undefined {
  const monthly = plans.find(({ months }) => months === 1);
  if (!monthly) return undefined;
  const full = yearlyPrice(monthly);
  const savings = plans
    .filter((plan) => plan !== monthly)
    .map((plan) => {
      const saving = full - yearlyPrice(plan);
      const slots = {
        plan: plan.name,
        amount: formatPrice(saving),
        percent: percent().format(saving / full),
      };
      return fillSlots(saving > 0 ? words.actual_saving : words.actual_none, slots);
    });
  return savings.length > 0
    ? fillSlots(words.actual, { monthly: monthly.name, plans: savings.join(', ') })
    : undefined;
}
