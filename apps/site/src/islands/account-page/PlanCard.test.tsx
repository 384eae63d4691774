import { readPage } from '@accounting-site/content/reading/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accountSchema } from '../../pages/_account/account-words.ts';
import { formatWeekday, PlanCard, planState, trialEnd } from './PlanCard.tsx';

const plans = [
  { id: 'starter', name: 'Starter', price: 'GH₵200 per month' },
  { id: 'annually', name: 'Annually', price: 'GH₵2,000 per year' },
];
const words = { ...readPage('account', accountSchema), plans, phone: 'tel:+233302908909' };
const past = '2020-11-20T10:00:00.000Z';
const future = '2999-11-20T10:00:00.000Z';

/** The headings, the links and the text of the card. */
function show(trialEndsAt: string | null, plan: string | null) {
  const state = planState({ trialEndsAt, plan }, plans);
  const html = state ? renderToStaticMarkup(<PlanCard state={state} words={words} />) : '';
  return {
    text: html.replaceAll(/<[^>]+>/g, ' '),
    links: [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href),
  };
}

const order = (...ids: string[]) => [...ids.map((id) => `/contact/plan/${id}`), words.phone];

test.each([
  ['a running trial without a plan', future, null, words.trial.afterwards, order('starter', 'annually')],
  ['a running trial with a plan', future, 'annually', words.trial.afterwards, order('annually')],
  ['an ended trial without a plan', past, null, words.trial.over_afterwards, order('starter', 'annually')],
  ['an ended trial with a plan', past, 'starter', words.trial.over_afterwards, order('starter')],
  ['a plan that is sold no more', past, 'weekly', words.trial.over_afterwards, order('starter', 'annually')],
  ['a business that pays', null, 'annually', words.plan.change, order()],
  ['a business that pays for a plan that is sold no more', null, 'weekly', words.plan.change, order()],
])(
  '%s: the card says what follows, and every plan that it names can be ordered',
  (_case, endsAt, plan, text, links) => {
    const shown = show(endsAt, plan);
    expect(shown.text).toContain(text);
    expect(shown.text).toContain(endsAt === null ? words.plan.heading : words.trial.heading);
    expect(shown.links).toEqual(links);
    const chosen = plans.find(({ id }) => id === plan);
    if (chosen) expect(shown.text).toContain(chosen.name);
    // What a customer pays may not be the price of today.
    expect(shown.text.includes(chosen?.price ?? 'GH₵')).toBe(endsAt !== null && links.length > 1);
  },
);

test('a business without a trial and a plan has no card', () => {
  expect(show(null, null)).toEqual({ text: '', links: [] });
});

const now = Date.UTC(2026, 10, 21, 16, 30);

test.each([
  ['2026-12-05T10:00:00Z', { when: 'days', days: 14 }],
  ['2026-11-23T00:00:00Z', { when: 'days', days: 2 }],
  ['2026-11-22T23:59:00Z', { when: 'tomorrow' }],
  ['2026-11-22T00:00:00Z', { when: 'tomorrow' }],
  ['2026-11-21T16:31:00Z', { when: 'today' }],
  ['2026-11-21T16:30:00Z', { when: 'over' }],
  ['2026-11-20T23:00:00Z', { when: 'over' }],
])('a trial until %s', (endsAt, expected) => {
  expect(trialEnd(endsAt, now)).toEqual(expected);
});

test('the day is shown with its weekday', () => {
  expect(formatWeekday('2026-11-16T23:59:59Z')).toBe('Monday 16 November 2026');
});
