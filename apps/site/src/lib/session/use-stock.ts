import type { User } from '@accounting-site/contract/login';
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
 * The signed-in business's inventory against its alert threshold, and a way to read it again. All islands of a page
 * share it: it is read once, and when one of them changes it the others follow.
 * @param userId whose it is; undefined for nobody
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
