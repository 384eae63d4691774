import type { Plan } from '@accounting-site/content/facts/facts';
import { formatPrice } from '@accounting-site/content/money/money';
import { monthlyPrice, yearlyPrice } from '../../lib/plans/plan-prices.ts';
import styles from './Plans.module.css';
import type { PricingWords } from './pricing-words.ts';

/**
 * The price of a plan per month and per year. The billing toggle selects one. Paper, and browsers that do not
 * support the toggle's CSS, show both.
 */
export function PlanPrice({
  plan,
  words,
  size = 'small',
}: {
  plan: Plan;
  words: PricingWords['price'];
  size?: 'small' | 'large';
}) {
  return (
    <p className={`stack figures ${styles.price}`} data-size={size}>
      <span className={styles.month}>
        <strong className={styles.amount}>{formatPrice(monthlyPrice(plan))}</strong> {words.month}
      </span>
      <span className={styles.year}>
        <strong className={styles.amount}>{formatPrice(yearlyPrice(plan))}</strong> {words.year}
      </span>
    </p>
  );
}
