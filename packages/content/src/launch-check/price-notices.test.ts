import { expect, test } from 'vitest';
import { checkContentBeforeLaunch } from './check-before-launch.ts';
import { readyContent, writeContent } from './testing/made-content.ts';

const next = (from: string) => `next_prices: [{ announced: 2026-11-20, from: ${from}, price: 250 }], `;
const plans = {
  'plans.yaml': (readyContent['plans.yaml'] ?? '')
    .replace('price: 200, months: 1,', `price: 200, ${next('2027-01-15')}months: 1,`)
    .replace('price: 500,', `price: 500, ${next('2027-01-15')}`)
    .replace('price: 2000,', `price: 2000, ${next('2027-03-01')}`),
};
const noticesOn = (day: string) =>
  checkContentBeforeLaunch(Date.parse(day), writeContent(plans))
    .flatMap(({ findings }) => findings)
    .filter(({ where }) => where.endsWith('next_prices'));

test('a new price says by when to email customers, once for all plans of a day', () => {
  expect(noticesOn('2026-12-16')).toEqual([
    {
      where: 'content/plans.yaml: next_prices',
      what: 'The price of Starter, Quarterly changes on 2027-01-15, and the terms promise customers an email 30 days before.',
      todo: 'Email your customers by 2026-12-16: npm run manage -- user list gives the addresses.',
    },
    expect.objectContaining({ what: expect.stringContaining('The price of Annually changes on 2027-03-01') }),
  ]);
});

test('after the last day for the email nothing is said, because it may have been sent', () => {
  expect(noticesOn('2026-12-17')).toHaveLength(1);
  expect(noticesOn('2027-01-31')).toEqual([]);
});
