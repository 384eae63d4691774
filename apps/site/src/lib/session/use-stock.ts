import type { AlertSettings } from '@accounting-site/contract/account/alert-settings';
import type { User } from '@accounting-site/contract/account/login';
import type { InventoryItem } from '@accounting-site/contract/inventory/inventory';
import { lowStockItems } from '@accounting-site/session';
import { useEffect, useSyncExternalStore } from 'react';
import type { LoadState } from '../actions/use-loaded.ts';
import { browserSession } from './browser-session.ts';

export interface Stock {
  items: InventoryItem[];
  low: InventoryItem[];
  /** Stock at or below `threshold_quantity` is low. Saving sends the whole object. */
  settings: AlertSettings;
}

export type StockState = LoadState<Stock>;

/** The state before the first load. */
const loadingStock: StockState = { status: 'loading' };

let store: ReturnType<typeof createStockStore> | undefined;

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

/** A store for `useSyncExternalStore` around the function that loads the stock. */
export function createStockStore(read: (signal: AbortSignal) => Promise<Stock>) {
  const listeners = new Set<() => void>();
  let state = loadingStock;
  let owner: string | number | undefined;
  let running: AbortController | undefined;

  function set(next: StockState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function ask(): void {
    running?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running = controller;
    read(signal).then(
      (value) => signal.aborted || set({ status: 'ready', value }),
      (error) => signal.aborted || set({ status: 'failed', error }),
    );
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    /** Loads the stock of this user, once for all subscribers; undefined for a signed-out visitor. */
    showOf(userId: string | number | undefined) {
      if (userId === owner) return;
      owner = userId;
      running?.abort();
      set(loadingStock);
      if (userId !== undefined) ask();
    },
    /** Loads the stock again. The old stock stays until the response arrives. */
    readAgain() {
      if (state.status === 'failed') set(loadingStock);
      ask();
    },
  };
}
