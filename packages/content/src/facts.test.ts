import { expect, test } from 'vitest';
import { readBrand, readClaims, readHours, readPayments, readPlans } from './facts.ts';

// The constants of specification §9, as the project ships them. Once the owner has put a brand of their own
// in place of the sample, prices and hours are theirs to change.
const shipped = test.runIf(readBrand().sample === true);

shipped('the plans cost and hold what the specification says', () => {
  const plans = readPlans().plans.map((plan) => [
    plan.name,
    plan.price,
    plan.months,
    plan.invoices_per_month,
    plan.users,
    plan.inventory,
    plan.priority_support,
  ]);
  expect(plans).toEqual([
    ['Starter', 200, 1, 50, 1, false, false],
    ['Quarterly', 500, 3, 200, 3, false, false],
    ['Biannually', 1100, 6, 'unlimited', 5, true, false],
    ['Annually', 2000, 12, 'unlimited', '10+', true, true],
  ]);
});

shipped('the annual plan alone is marked as popular and leads to sales', () => {
  const { plans } = readPlans();
  expect(plans.filter((plan) => plan.popular).map((plan) => plan.name)).toEqual(['Annually']);
  expect(plans.filter((plan) => plan.cta === 'Contact Sales').map((plan) => plan.name)).toEqual(['Annually']);
});

shipped('trial, deployments and the yearly claim are as advertised', () => {
  const { trial, deployments, yearly_saving_claim_percent } = readPlans();
  expect(trial).toEqual({ days: 14, setup_minutes: 15, card_needed: false });
  expect(deployments.cloud).toMatchObject({ price: 200, period: 'per month' });
  expect(deployments.self_hosted).toMatchObject({ price: 7299, period: 'one-time' });
  expect(yearly_saving_claim_percent).toBe(20);
});

shipped('the calculator offers the sizes, bands and cycles of the specification', () => {
  const { business_sizes, invoice_bands, billing_cycles } = readPlans().calculator;
  expect(business_sizes.map(({ label }) => label)).toEqual(['Just me', '2-5', '6-10', '10+']);
  expect(invoice_bands.map(({ label }) => label)).toEqual(['Under 50', '50-200', '200-500', '500+']);
  expect(billing_cycles.map(({ label }) => label)).toEqual([
    'Monthly',
    'Quarterly',
    'Biannually',
    'Annually',
  ]);
});

shipped('support answers in the hours and times of the specification', () => {
  const { weekly, emergency, reply_times } = readHours();
  expect(weekly.map(({ label, text, note }) => [label, text, note])).toEqual([
    ['Monday-Friday', '8:00 AM - 5:00 PM GMT', undefined],
    ['Sunday', '9:00 AM - 1:00 PM GMT', 'at the office'],
  ]);
  expect(emergency.text).toBe('24/7 for critical system issues');
  expect(reply_times).toEqual({
    whatsapp: 'about 30 minutes',
    email: 'up to 24 hours',
    demo: 'within 24 hours',
  });
});

shipped('the stats and security claims are the advertised ones', () => {
  const { stats, security } = readClaims();
  expect(stats.map(({ value }) => value)).toEqual(['50+', '50M+', '99.9%', '24/7']);
  expect(security).toEqual({ transport: 'TLS 1.2+', at_rest: 'AES-256' });
});

shipped('customers can pay by three networks, by card and by bank transfer', () => {
  const { mobile_money, methods } = readPayments();
  expect(mobile_money.map(({ network }) => network)).toEqual(['MTN', 'Telecel', 'AirtelTigo']);
  expect(methods.map(({ route }) => route)).toEqual([
    '/register/card',
    '/register/mobile-money',
    '/register/bank-transfer',
  ]);
});

test('no two plans share an id, because texts name plans by it', () => {
  const ids = readPlans().plans.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
