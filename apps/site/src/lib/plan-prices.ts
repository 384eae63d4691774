import type { Plan } from '@accounting-site/content/facts';

type Price = Pick<Plan, 'price' | 'months'>;

/** What a plan costs for one month, in cedis; a fraction where its price does not divide evenly. */
export const monthlyPrice = ({ price, months }: Price) => price / months;

/** What a plan costs for twelve months, in cedis. */
export const yearlyPrice = ({ price, months }: Price) => (price * 12) / months;
