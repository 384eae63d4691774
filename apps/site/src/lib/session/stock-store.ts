import type { AlertSettings } from '@accounting-site/contract/alert-settings';
import type { InventoryItem } from '@accounting-site/contract/inventory';

export interface Stock {
  items: InventoryItem[];
  low: InventoryItem[];
  /** Stock at or below `threshold_quantity` is low. Saving sends the whole object. */
  settings: AlertSettings;
}

export type StockState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; stock: Stock };

/** A store for `useSyncExternalStore`, shared by several islands that show the same stock. */
export interface StockStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => StockState;
  /** Loads the stock of this user, once for all subscribers; undefined for a signed-out visitor. */
  showOf: (userId: string | number | undefined) => void;
  /** Loads the stock again. The old stock stays until the response arrives. */
  readAgain: () => void;
}

/** The state before the first load. */
export const loadingStock: StockState = { status: 'loading' };

/** Creates a store around the function that loads the stock. */
export function createStockStore(read: (signal: AbortSignal) => Promise<Stock>): StockStore {
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
      (stock) => signal.aborted || set({ status: 'ready', stock }),
      () => signal.aborted || set({ status: 'failed' }),
    );
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    showOf(userId) {
      if (userId === owner) return;
      owner = userId;
      running?.abort();
      set(loadingStock);
      if (userId !== undefined) ask();
    },
    readAgain() {
      if (state.status === 'failed') set(loadingStock);
      ask();
    },
  };
}
