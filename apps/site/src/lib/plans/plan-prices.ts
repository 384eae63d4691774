import type { Plan } from '@accounting-site/content/facts';

type Price = Pick<Plan, 'price' | 'months'>;

/** The price of a plan per month, in cedis; a fraction if it does not divide evenly. */
export const monthlyPrice = ({ price, months }: Price) => price / months;

/** The price of a plan per year, in cedis. */
export const yearlyPrice = ({ price, months }: Price) => (price * 12) / months;
