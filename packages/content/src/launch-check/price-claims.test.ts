import { describe, expect, test } from 'vitest';
import { changed, findIn } from './testing/find-in.ts';

const saying = (text: string) => findIn({ 'en/pages/x.yaml': JSON.stringify({ text }) });
const place = 'content/en/pages/x.yaml: text |';

describe('the saving of yearly billing', () => {
  const claimed = (percent: string) => changed('plans.yaml', 'percent: 16.7', `percent: ${percent}`);

  test('is calculated from the prices', () => {
    expect(findIn(claimed('20'))).toEqual([
      'content/plans.yaml: yearly_saving_claim_percent | The site says that yearly billing saves 20%. By the prices a year costs GH₵2,000 in Annually and GH₵2,400 in Starter: GH₵400 less, which is 16.7%.',
    ]);
  });

  test.each(['16.7', '17', '16'])('may be rounded to %s', (percent) => {
    expect(findIn(claimed(percent))).toEqual([]);
  });

  test.each(['15', '18', '16.2', '0'])('is not %s', (percent) => {
    expect(findIn(claimed(percent))).toHaveLength(1);
  });

  test('uses the prices of the day', () => {
    const next = 'price: 2000, next_prices: [{ announced: 2026-11-01, from: 2027-01-01, price: 2160 }]';
    const prices = changed('plans.yaml', 'price: 2000', next);
    const findings = (day: string) => findIn(prices, day).filter((finding) => finding.includes('saving'));
    expect(findings('2026-12-31')).toEqual([]);
    expect(findings('2027-01-01').join()).toContain('a year costs GH₵2,160 in Annually');
  });

  test('is not checked if the owner switched the sentence off', () => {
    expect(
      findIn({ ...claimed('20'), ...changed('claims.yaml', 'stats:', 'yearly_saving: false\nstats:') }),
    ).toEqual([]);
  });

  test('is 20 when the prices are', () => {
    const prices = changed('plans.yaml', 'price: 2000', 'price: 1920')['plans.yaml'] ?? '';
    expect(findIn({ 'plans.yaml': prices.replace('percent: 16.7', 'percent: 20') })).toEqual([]);
  });
});

describe('the price of the cloud', () => {
  test('is the price of the cheapest plan with the same period', () => {
    expect(
      findIn(
        changed(
          'plans.yaml',
          'cloud: { name: Cloud hosted, price: 200',
          'cloud: { name: Cloud hosted, price: 150',
        ),
      ),
    ).toEqual([
      'content/plans.yaml: deployments.cloud.price | The site says "from GH₵150 per month". The cheapest plan, Starter, costs GH₵200 per month.',
    ]);
  });

  test('is still so when an announced price of that plan begins', () => {
    const next = 'price: 200, next_prices: [{ announced: 2026-11-20, from: 2027-01-01, price: 220 }],';
    const one = changed('plans.yaml', 'price: 200, months: 1,', `${next} months: 1,`);
    const findings = findIn(one, '2026-12-05').filter((finding) => finding.includes('cloud'));
    expect(findings).toEqual([
      'content/plans.yaml: deployments.cloud.price | From 2027-01-01 on: The site says "from GH₵200 per month". The cheapest plan, Starter, costs GH₵220 per month.',
    ]);
    const both = changed('plans.yaml', 'price: 200,', next);
    expect(findIn(both, '2026-12-05').join()).not.toContain('cloud');
    const twice = next.replace(' }]', ' }, { announced: 2026-11-20, from: 2027-06-01, price: 240 }]');
    const second = changed('plans.yaml', 'price: 200,', next)['plans.yaml']?.replace(next, twice) ?? '';
    expect(findIn({ 'plans.yaml': second }, '2026-12-05').join()).toContain('From 2027-06-01 on');
  });

  test('has the period of a plan', () => {
    expect(
      findIn(changed('plans.yaml', 'price: 200, period: per month }', 'price: 200, period: per week }')),
    ).toEqual([
      'content/plans.yaml: deployments.cloud.price | The site says "from GH₵200 per week". No plan is paid per week.',
    ]);
  });
});

describe('a text', () => {
  test.each([
    [
      'The Annually plan saves GH₵500 a year.',
      'Says that a plan saves GH₵500. No two plans of the price list differ by that in a year.',
    ],
    [
      'Yearly billing saves 20%.',
      'Says that a plan saves 20%. No two plans of the price list differ by that in a year.',
    ],
    [
      '{plans.starter.name} costs GH₵190 a month.',
      'Names a price of GH₵190, which is not on the price list.',
    ],
    ['Starter costs GH₵180 a month.', 'Names a price of GH₵180, which is not on the price list.'],
    ['Self hosted: GH₵7,000, one-time.', 'Names a price of GH₵7,000, which is not on the price list.'],
    ['Self hosted costs GH₵7,000 once.', 'Names a price of GH₵7,000, which is not on the price list.'],
  ])('says what the price list says: %s', (text, what) => {
    expect(saying(text)).toEqual([`${place} ${what}`]);
  });

  test.each([
    'The Annually plan saves GH₵400 a year, or 16.7%.',
    'The annual plan saves 17%, and Biannually saves GH₵200.00.',
    'Starter costs GH₵200 per month, which is GH₵2,400 a year.',
    'Annually comes to GH₵167 a month.',
    'A shared sign-in saves GH₵50 a month.',
    'Put GH₵345 a month beside it.',
    '{plans.starter.name} costs {plans.starter.price} a month.',
  ])('is left alone where it does: %s', (text) => {
    expect(saying(text)).toEqual([]);
  });
});
