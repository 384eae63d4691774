import { expect, test } from 'vitest';
import { nextStep } from './Dashboard.tsx';

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
