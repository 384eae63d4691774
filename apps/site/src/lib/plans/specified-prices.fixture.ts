import type { Plan, PriceList } from '@accounting-site/content/facts/facts';

const plan = (
  id: string,
  price: number,
  months: number,
  invoices_per_month: Plan['invoices_per_month'],
  users: Plan['users'],
): Plan => ({
  id,
  name: id,
  price,
  months,
  period: `per ${months} months`,
  description: id,
  invoices_per_month,
  users,
  inventory: months >= 6,
  priority_support: months === 12,
  popular: months === 12,
  cta: 'Start Free Trial',
  leads_to: 'trial',
});

const option = (id: string) => ({ id, label: id });

/** The price list of specification §9, so that tests do not depend on the owner's prices. */
export const specifiedPrices: PriceList = {
  currency: 'GHS',
  words: { unlimited: 'unlimited', yes: 'Yes', no: 'No' },
  dated: '2026-11-16',
  trial: { days: 14, setup_minutes: 15, card_needed: false },
  yearly_saving_claim_percent: 20,
  plans: [
    plan('starter', 200, 1, 50, 1),
    plan('quarterly', 500, 3, 200, 3),
    plan('biannually', 1100, 6, 'unlimited', 5),
    plan('annually', 2000, 12, 'unlimited', '10+'),
  ],
  deployments: {
    cloud: { name: 'Cloud hosted', price: 200, period: 'per month' },
    self_hosted: { name: 'Self hosted', price: 7299, period: 'one-time' },
  },
  calculator: {
    business_sizes: [
      { ...option('just-me'), users: 1 },
      { ...option('2-5'), users: 5 },
      { ...option('6-10'), users: 10 },
      { ...option('10-plus'), users: 11 },
    ],
    invoice_bands: [
      { ...option('under-50'), invoices: 50 },
      { ...option('50-200'), invoices: 200 },
      { ...option('200-500'), invoices: 500 },
      { ...option('500-plus'), invoices: 501 },
    ],
    billing_cycles: [
      { ...option('monthly'), months: 1 },
      { ...option('quarterly'), months: 3 },
      { ...option('biannually'), months: 6 },
      { ...option('annually'), months: 12 },
    ],
  },
};
