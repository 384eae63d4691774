import { describe, expect, test } from 'vitest';
import { changed, findIn } from './testing/find-in.ts';

const saying = (text: string) => findIn({ 'en/pages/x.yaml': JSON.stringify({ text }) });
const place = 'content/en/pages/x.yaml: text |';

test('every size in the calculator fits a plan', () => {
  const small = changed('plans.yaml', 'users: 10+', 'users: 10')['plans.yaml'] ?? '';
  const found = findIn({
    'plans.yaml': small.replaceAll('invoices_per_month: unlimited', 'invoices_per_month: 500'),
  });
  expect(found).toEqual([
    'content/plans.yaml: calculator.business_sizes[4] | The savings calculator offers 10+ people, and no plan includes that many.',
    'content/plans.yaml: calculator.invoice_bands[4] | The savings calculator offers 500+ invoices a month, and no plan includes that many.',
  ]);
});

test('only one plan is the most popular', () => {
  const { 'plans.yaml': plans = '' } = changed('plans.yaml', 'popular: false', 'popular: true');
  expect(findIn({ 'plans.yaml': plans })).toEqual([
    'content/plans.yaml: plans | Starter and Quarterly and Biannually and Annually are marked Most Popular. Only one can be.',
  ]);
});

describe('a text', () => {
  test.each([
    ['Try it with a 30-day trial.', 'Says "30-day trial". The trial has 14 days.'],
    ['Free for 7 days. No card.', 'Says "Free for 7 days". The trial has 14 days.'],
    ['You are set up in 5 minutes.', 'Says "set up in 5 minutes". The price list says 15 minutes.'],
    ['Starter holds 60 invoices a month.', 'Says "60 invoices" of Starter, which has 50 invoices a month.'],
    ['The Quarterly plan is for 4 people.', 'Says "4 people" of Quarterly, which has 3 users.'],
  ])('says what the price list says: %s', (text, what) => {
    expect(saying(text)).toEqual([`${place} ${what}`]);
  });

  test.each([
    ['Free for 14 days. No card needed.', 'No card'],
    ['Try it without a card.', 'without a card'],
    ['No credit card.', 'No credit card'],
    ["A card isn't needed.", "card isn't needed"],
    ['14 jours gratuits, sans carte bancaire.', 'sans carte'],
    ['Vous n’avez pas donné de carte.', 'pas donné de carte'],
  ])('does not deny that a card is needed: %s', (text, said) => {
    const needed = changed('plans.yaml', 'card_needed: false', 'card_needed: true');
    const found = findIn({ ...needed, 'en/pages/x.yaml': JSON.stringify({ text }) });
    expect(found).toContain(`${place} Says "${said}". The price list says that the trial needs one.`);
  });

  test.each([
    'Free for 14 days. No card needed. Set up in 15 minutes.',
    'Due in 30 days.',
    'Starter holds 50 invoices a month for 1 person.',
    'Annually is for 10+ people.',
    'Starter holds 50 invoices, and Quarterly 200 invoices for 3 people.',
  ])('is left alone where it does: %s', (text) => {
    expect(saying(text)).toEqual([]);
  });
});
