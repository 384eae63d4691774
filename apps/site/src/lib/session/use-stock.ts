import type { User } from '@accounting-site/contract/account/login';
import { lowStockItems } from '@accounting-site/session';
import { useEffect, useSyncExternalStore } from 'react';
import { browserSession } from './browser-session.ts';
import {
  createStockStore,
  loadingStock,
  type Stock,
  type StockState,
  type StockStore,
} from './stock-store.ts';

let store: StockStore | undefined;

/**
 * The stock of the signed-in business and its alert threshold, and a function to load it again. It is loaded
 * once for all islands of a page, and all follow a change.
 * @param userId the signed-in user; undefined for a signed-out visitor
 */
export function useStock(appHost: string, userId: User['id'] | undefined): [StockState, () => void] {
  store ??= createStockStore((signal) => readStock(appHost, signal));
  const { subscribe, getSnapshot, readAgain } = store;
  useEffect(() => store?.showOf(userId), [userId]);
  return [useSyncExternalStore(subscribe, getSnapshot, () => loadingStock), readAgain];
}

async function readStock(appHost: string, signal: AbortSignal): Promise<Stock> {
  const session = browserSession(appHost);
  const [settings, items] = await Promise.all([
    session.readAlertSettings({ signal }),
    session.listInventory({ signal }),
  ]);
  return { items, settings, low: lowStockItems(items, settings) };
}
