import type { Account } from '@accounting-site/contract/account';
import type { StockState } from '../../lib/session/stock-store.ts';
import { sectionIds } from './section-ids.ts';

/** @returns the step, with the section of the page where the user takes it */
export function nextStep(account: Account, stock: StockState) {
  if (stock.status === 'ready') {
    const { items, low } = stock.stock;
    if (items.length === 0) return { name: 'stock', section: sectionIds.import, count: 0 } as const;
    if (low.length > 0) return { name: 'low', section: sectionIds.alerts, count: low.length } as const;
  }
  if (account.authenticator === null && account.passkeys.length === 0)
    return { name: 'protect', section: sectionIds.security, count: 0 } as const;
  return undefined;
}
