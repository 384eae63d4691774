import { expect, test } from 'vitest';
import { formatWeekday, nextStep, trialEnd } from './Dashboard.tsx';

type Account = Parameters<typeof nextStep>[0];
type Stock = Parameters<typeof nextStep>[1];
const item = { quantity_in_stock: 1 };
const account = { authenticator: null, passkeys: [] as unknown[] } as Account;
const stockOf = (items: object[], low: object[]) =>
  ({ status: 'ready', value: { items, low } }) as unknown as Stock;

test.each([
  ['an empty stock', account, stockOf([], []), { name: 'stock', section: 'import', count: 0 }],
  [
    'items with low stock',
    account,
    stockOf([item, item], [item]),
    { name: 'low', section: 'stock-alerts', count: 1 },
  ],
  [
    'an account without a second factor',
    account,
    stockOf([item], []),
    { name: 'protect', section: 'security', count: 0 },
  ],
  [
    'stock that could not be read',
    account,
    { status: 'failed' } as Stock,
    { name: 'protect', section: 'security', count: 0 },
  ],
  [
    'an account with nothing left to do',
    { ...account, passkeys: [{}] } as Account,
    stockOf([item], []),
    undefined,
  ],
])('the next step for %s', (_case, owner, stock, step) => {
  expect(nextStep(owner, stock)).toEqual(step);
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
